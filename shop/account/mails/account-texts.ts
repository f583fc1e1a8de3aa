import type { MailLocale } from '../../post/mail.ts';

interface LetterTexts {
  readonly subject: (shop: string) => string;
  readonly paragraphs: (name: string) => readonly string[];
  readonly link: string;
  readonly remarks: readonly string[];
}

export interface AccountTexts {
  readonly confirmRegistration: LetterTexts;
  readonly confirmGuestOrder: LetterTexts;
  readonly recoverPassword: LetterTexts;
  readonly confirmNewsletter: LetterTexts;
  readonly contactReceived: {
    readonly subject: (shop: string) => string;
    readonly paragraphs: (name: string) => readonly string[];
    /** Before the customer's own words. */
    readonly quote: string;
  };
  readonly infringementReceived: {
    readonly subject: (shop: string) => string;
    readonly paragraphs: (name: string, time: string) => readonly string[];
  };
  readonly revocationReceived: {
    readonly subject: (shop: string) => string;
    readonly paragraphs: (name: string, time: string) => readonly string[];
    readonly fields: Readonly<Record<'name' | 'contract' | 'email' | 'text', string>>;
    /** In place of a text that is not repeated; `length` in characters. */
    readonly textKept: (length: number) => string;
  };
}

const german: AccountTexts = {
  confirmRegistration: {
    subject: (shop) => `Bitte bestätigen Sie Ihre Anmeldung bei ${shop}`,
    paragraphs: (name) => [
      `Guten Tag ${name},`,
      'Ihr Kundenkonto ist fast fertig. Bitte bestätigen Sie noch Ihre E-Mail-Adresse.',
    ],
    link: 'E-Mail-Adresse bestätigen',
    remarks: ['Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail einfach löschen.'],
  },
  confirmGuestOrder: {
    subject: (shop) => `Bitte bestätigen Sie Ihre E-Mail-Adresse für die Bestellung bei ${shop}`,
    paragraphs: (name) => [
      `Guten Tag ${name},`,
      'bitte bestätigen Sie Ihre E-Mail-Adresse. Danach können Sie bestellen.',
    ],
    link: 'E-Mail-Adresse bestätigen',
    remarks: ['Wenn Sie nicht bestellen wollten, können Sie diese E-Mail einfach löschen.'],
  },
  recoverPassword: {
    subject: (shop) => `Neues Passwort für Ihr Konto bei ${shop}`,
    paragraphs: (name) => [
      `Guten Tag ${name},`,
      'Sie möchten ein neues Passwort vergeben. Das geht über den folgenden Link, zwei Stunden lang.',
    ],
    link: 'Neues Passwort vergeben',
    remarks: ['Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.'],
  },
  confirmNewsletter: {
    subject: (shop) => `Bitte bestätigen Sie den Newsletter von ${shop}`,
    paragraphs: (name) => [`Guten Tag${name},`, 'ein Klick fehlt noch, dann bekommen Sie unseren Newsletter.'],
    link: 'Newsletter bestätigen',
    remarks: ['Ohne Bestätigung schicken wir Ihnen nichts. Abbestellen können Sie jederzeit.'],
  },
  contactReceived: {
    subject: (shop) => `Ihre Nachricht an ${shop} ist angekommen`,
    paragraphs: (name) => [`Guten Tag${name},`, 'wir haben Ihre Nachricht bekommen und antworten Ihnen bald.'],
    quote: 'Sie schrieben:',
  },
  infringementReceived: {
    subject: (shop) => `Ihre Meldung einer Rechtsverletzung an ${shop} ist eingegangen`,
    paragraphs: (name, time) => [
      `Guten Tag${name},`,
      `wir bestätigen, dass Ihre Meldung einer Rechtsverletzung am ${time} bei uns eingegangen ist.`,
      'Wir prüfen sie unverzüglich. Sobald wir entschieden haben, schreiben wir Ihnen, was wir unternommen haben und was Sie tun können, wenn Sie damit nicht einverstanden sind. Fehlt uns noch etwas, fragen wir vorher nach.',
    ],
  },
  revocationReceived: {
    subject: (shop) => `Ihr Widerruf bei ${shop} ist eingegangen`,
    paragraphs: (name, time) => [
      `Guten Tag${name},`,
      `wir bestätigen, dass Ihr Widerruf am ${time} bei uns eingegangen ist. Wir prüfen ihn und melden uns mit dem weiteren Ablauf.`,
      'Sein Inhalt:',
    ],
    fields: { name: 'Name', contract: 'Vertrag', email: 'E-Mail', text: 'Ihre Angaben' },
    textKept: (length) => `liegen uns vor (${length} Zeichen)`,
  },
};

const english: AccountTexts = {
  confirmRegistration: {
    subject: (shop) => `Please confirm your registration with ${shop}`,
    paragraphs: (name) => [`Hello ${name},`, 'Your account is almost ready. Please confirm your email address.'],
    link: 'Confirm email address',
    remarks: ['If you did not create an account, you can simply delete this email.'],
  },
  confirmGuestOrder: {
    subject: (shop) => `Please confirm your email address for your order with ${shop}`,
    paragraphs: (name) => [`Hello ${name},`, 'Please confirm your email address. After that you can place your order.'],
    link: 'Confirm email address',
    remarks: ['If you did not mean to place an order, you can simply delete this email.'],
  },
  recoverPassword: {
    subject: (shop) => `New password for your account with ${shop}`,
    paragraphs: (name) => [
      `Hello ${name},`,
      'You would like to choose a new password. The following link lets you do so; it is valid for two hours.',
    ],
    link: 'Choose a new password',
    remarks: ['If this was not you, there is nothing to do: your password stays as it is.'],
  },
  confirmNewsletter: {
    subject: (shop) => `Please confirm your subscription to the ${shop} newsletter`,
    paragraphs: (name) => [`Hello${name},`, 'One more click and you will get our newsletter.'],
    link: 'Confirm subscription',
    remarks: ['We will not send you anything until you confirm. You can unsubscribe at any time.'],
  },
  contactReceived: {
    subject: (shop) => `Your message to ${shop} has arrived`,
    paragraphs: (name) => [`Hello${name},`, 'We have received your message and will reply soon.'],
    quote: 'You wrote:',
  },
  infringementReceived: {
    subject: (shop) => `We have received your report of a rights infringement at ${shop}`,
    paragraphs: (name, time) => [
      `Hello${name},`,
      `We confirm that we received your report of a rights infringement on ${time}.`,
      'We will look into it without undue delay. As soon as we have decided, we will write to tell you what we have done, and what you can do if you disagree. If anything is missing, we will ask you first.',
    ],
  },
  revocationReceived: {
    subject: (shop) => `We have received your withdrawal from a contract with ${shop}`,
    paragraphs: (name, time) => [
      `Hello${name},`,
      `We confirm that we received your withdrawal on ${time}. We will look into it and tell you what happens next.`,
      'It says:',
    ],
    fields: { name: 'Name', contract: 'Contract', email: 'Email', text: 'Your statement' },
    textKept: (length) => `received (${length} characters)`,
  },
};

/** Greets without a name: spoken to, Polish names are declined, which no program does rightly. */
const polish: AccountTexts = {
  confirmRegistration: {
    subject: (shop) => `Prosimy potwierdzić rejestrację w ${shop}`,
    paragraphs: () => ['Dzień dobry,', 'Państwa konto jest prawie gotowe. Prosimy jeszcze potwierdzić adres e-mail.'],
    link: 'Potwierdź adres e-mail',
    remarks: ['Jeśli nie zakładali Państwo konta, wystarczy usunąć tę wiadomość.'],
  },
  confirmGuestOrder: {
    subject: (shop) => `Prosimy potwierdzić adres e-mail do zamówienia w ${shop}`,
    paragraphs: () => ['Dzień dobry,', 'prosimy potwierdzić adres e-mail. Potem mogą Państwo złożyć zamówienie.'],
    link: 'Potwierdź adres e-mail',
    remarks: ['Jeśli nie chcieli Państwo zamawiać, wystarczy usunąć tę wiadomość.'],
  },
  recoverPassword: {
    subject: (shop) => `Nowe hasło do konta w ${shop}`,
    paragraphs: () => [
      'Dzień dobry,',
      'otrzymaliśmy prośbę o ustawienie nowego hasła. Umożliwia to poniższy link, ważny przez dwie godziny.',
    ],
    link: 'Ustaw nowe hasło',
    remarks: ['Jeśli to nie Państwo, nie trzeba nic robić: hasło pozostanie bez zmian.'],
  },
  confirmNewsletter: {
    subject: (shop) => `Prosimy potwierdzić zapis na newsletter ${shop}`,
    paragraphs: () => ['Dzień dobry,', 'jeszcze jedno kliknięcie i będą Państwo otrzymywać nasz newsletter.'],
    link: 'Potwierdź zapis na newsletter',
    remarks: ['Bez potwierdzenia nic nie wyślemy. Z newslettera można zrezygnować w każdej chwili.'],
  },
  contactReceived: {
    subject: (shop) => `Państwa wiadomość do ${shop} dotarła`,
    paragraphs: () => ['Dzień dobry,', 'otrzymaliśmy Państwa wiadomość i wkrótce odpowiemy.'],
    quote: 'Treść wiadomości:',
  },
  infringementReceived: {
    subject: (shop) => `Państwa zgłoszenie naruszenia praw dotarło do ${shop}`,
    paragraphs: (_name, time) => [
      'Dzień dobry,',
      `potwierdzamy, że zgłoszenie naruszenia praw dotarło do nas ${time}.`,
      'Rozpatrzymy je bez zbędnej zwłoki. Gdy tylko podejmiemy decyzję, napiszemy, co zrobiliśmy i co mogą Państwo zrobić, jeśli się z nią Państwo nie zgadzają. Jeśli czegoś zabraknie, najpierw o to zapytamy.',
    ],
  },
  revocationReceived: {
    subject: (shop) => `Otrzymaliśmy oświadczenie o odstąpieniu od umowy z ${shop}`,
    paragraphs: (_name, time) => [
      'Dzień dobry,',
      `potwierdzamy, że oświadczenie o odstąpieniu od umowy dotarło do nas ${time}. Rozpatrzymy je i poinformujemy Państwa o dalszych krokach.`,
      'Treść oświadczenia:',
    ],
    fields: { name: 'Imię i nazwisko', contract: 'Umowa', email: 'E-mail', text: 'Uwagi' },
    textKept: (length) => `otrzymaliśmy (liczba znaków: ${length})`,
  },
};

export const accountTexts: Readonly<Record<MailLocale, AccountTexts>> = {
  'de-DE': german,
  'en-GB': english,
  'pl-PL': polish,
};
