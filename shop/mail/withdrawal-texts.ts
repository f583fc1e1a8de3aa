import type { MailLocale } from '../post/mail.ts';

/** What the confirmation says about the right of withdrawal (durable medium: § 312f BGB, Art. 246a EGBGB). */
export interface WithdrawalTexts {
  readonly heading: string;
  /** § 312g Abs. 2 Nr. 1 BGB: goods made to the customer's specification. */
  readonly customPrint: string;
  /** § 356 Abs. 5 BGB: digital content. */
  readonly download: string;
  /** § 312f Abs. 3 BGB: the consent the buyer gave, confirmed with its time. */
  readonly downloadConsent: (moment: string) => string;
  /** Model notice for goods, paragraph by paragraph (Annex 1 to Art. 246a § 1 EGBGB). */
  readonly notice: (shop: string, email: string) => readonly string[];
  readonly formHeading: string;
  readonly form: (shop: string, email: string) => readonly string[];
}

const german: WithdrawalTexts = {
  heading: 'Widerrufsrecht',
  customPrint:
    'Für individuell bedruckte Ware (Ihre Druckaufträge) besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB), weil wir sie nach Ihren Angaben herstellen.',
  download:
    'Bei Downloads erlischt das Widerrufsrecht, sobald wir mit Ihrer ausdrücklichen Zustimmung mit der Ausführung begonnen haben und Sie bestätigt haben, dass Sie das Widerrufsrecht damit verlieren (§ 356 Abs. 5 BGB).',
  downloadConsent: (moment) =>
    `Sie haben ausdrücklich zugestimmt, dass wir die Dateien vor Ablauf der Widerrufsfrist bereitstellen, und bestätigt, dass Sie dadurch Ihr Widerrufsrecht verlieren (${moment}).`,
  notice: (shop, email) => [
    'Für die übrigen Waren haben Sie das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${shop}, E-Mail ${email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das unten stehende Muster-Widerrufsformular oder die Funktion „Vertrag widerrufen“ auf unserer Website verwenden. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung vor Ablauf der Widerrufsfrist absenden.`,
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel wie bei der ursprünglichen Transaktion; Entgelte berechnen wir dafür nicht. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    'Sie haben die Waren unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden. Sie tragen die unmittelbaren Kosten der Rücksendung. Für einen etwaigen Wertverlust der Waren müssen Sie nur aufkommen, wenn er auf einen Umgang zurückzuführen ist, der zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendig war.',
  ],
  formHeading: 'Muster-Widerrufsformular',
  form: (shop, email) => [
    `An ${shop}, E-Mail ${email}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
    'Bestellt am (*) / erhalten am (*):',
    'Name des/der Verbraucher(s):',
    'Anschrift des/der Verbraucher(s):',
    'Unterschrift (nur bei Mitteilung auf Papier), Datum:',
    '(*) Unzutreffendes streichen.',
  ],
};

const english: WithdrawalTexts = {
  heading: 'Right of withdrawal',
  customPrint:
    'There is no right of withdrawal for goods printed to your specification (your print jobs), because we make them according to your instructions (section 312g (2) no. 1 of the German Civil Code).',
  download:
    'For downloads, the right of withdrawal ends once we have begun with your express consent and you have acknowledged that you thereby lose it (section 356 (5) of the German Civil Code).',
  downloadConsent: (moment) =>
    `You expressly agreed that we provide the files before the withdrawal period ends, and acknowledged that you thereby lose your right of withdrawal (${moment}).`,
  notice: (shop, email) => [
    'For all other goods you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    `To exercise the right of withdrawal, you must inform us (${shop}, email ${email}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an email). You may use the model withdrawal form below or the function “Withdraw from contract here” on our website. To meet the withdrawal deadline, it is sufficient for you to send your communication before the withdrawal period has expired.`,
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision. We will use the same means of payment as you used for the initial transaction and charge no fees. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    'You shall send back the goods without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal to us. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish their nature, characteristics and functioning.',
  ],
  formHeading: 'Model withdrawal form',
  form: (shop, email) => [
    `To ${shop}, email ${email}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper), date:',
    '(*) Delete as appropriate.',
  ],
};

const polish: WithdrawalTexts = {
  heading: 'Prawo odstąpienia od umowy',
  customPrint:
    'W przypadku towarów drukowanych na indywidualne zamówienie (Państwa zlecenia druku) prawo odstąpienia od umowy nie przysługuje, ponieważ wykonujemy je według Państwa wskazówek (§ 312g ust. 2 pkt 1 niemieckiego kodeksu cywilnego).',
  download:
    'W przypadku plików do pobrania prawo odstąpienia wygasa, gdy za Państwa wyraźną zgodą rozpoczniemy wykonanie umowy, a Państwo potwierdzą, że tracą w ten sposób prawo odstąpienia (§ 356 ust. 5 niemieckiego kodeksu cywilnego).',
  downloadConsent: (moment) =>
    `Wyrazili Państwo wyraźną zgodę na udostępnienie plików przed upływem terminu odstąpienia i potwierdzili, że tracą w ten sposób prawo odstąpienia (${moment}).`,
  notice: (shop, email) => [
    'Od umowy dotyczącej pozostałych towarów mogą Państwo odstąpić w terminie 14 dni bez podania jakiejkolwiek przyczyny. Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia, w którym weszli Państwo w posiadanie ostatniego z towarów lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniego z towarów.',
    `Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas (${shop}, e-mail ${email}) o swojej decyzji w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub wiadomość e-mail). Mogą Państwo skorzystać z poniższego wzoru formularza lub z funkcji „Odstąp od umowy tutaj” na naszej stronie internetowej. Aby zachować termin, wystarczy wysłać informację przed jego upływem.`,
    'W przypadku odstąpienia od umowy zwracamy Państwu wszystkie otrzymane płatności, w tym koszty dostarczenia towarów (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób przez nas oferowany), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji. Zwrotu dokonamy przy użyciu takich samych sposobów płatności i bez opłat. Możemy wstrzymać się ze zwrotem do czasu otrzymania towarów lub dowodu ich odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
    'Prosimy odesłać towary niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu. Bezpośrednie koszty zwrotu ponoszą Państwo. Odpowiadają Państwo tylko za zmniejszenie wartości towarów wynikające z korzystania z nich w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania towarów.',
  ],
  formHeading: 'Wzór formularza odstąpienia od umowy',
  form: (shop, email) => [
    `Adresat: ${shop}, e-mail ${email}`,
    'Niniejszym informuję/informujemy (*) o moim/naszym (*) odstąpieniu od umowy sprzedaży następujących towarów (*):',
    'Data zamówienia (*) / odbioru (*):',
    'Imię i nazwisko konsumenta(-ów):',
    'Adres konsumenta(-ów):',
    'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej), data:',
    '(*) Niepotrzebne skreślić.',
  ],
};

export const withdrawalTexts: Readonly<Record<MailLocale, WithdrawalTexts>> = {
  'de-DE': german,
  'en-GB': english,
  'pl-PL': polish,
};
