import type { MailLocale } from '../../post/mail.ts';

/** Words of order confirmation and invoice. */
export interface OrderTexts {
  /** Without the name where it would have to be bent. */
  readonly greeting: (name: string) => string;
  readonly confirmationSubject: (shop: string, number: string) => string;
  readonly confirmationIntro: (day: string) => string;
  readonly orderNumber: string;
  readonly printJob: string;
  readonly files: string;
  readonly pages: (count: number) => string;
  readonly copies: (count: number) => string;
  /** Parts of a set, each bound by itself. */
  readonly volumes: (count: number) => string;
  readonly article: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly price: string;
  readonly items: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  readonly net: string;
  readonly includedTax: (rate: string) => string;
  readonly addedTax: (rate: string) => string;
  /** Why no tax is charged: goods that leave the EU, files for somebody outside it. */
  readonly taxFree: { readonly goods: string; readonly files: string };
  readonly billingAddress: string;
  readonly shippingAddress: string;
  readonly paymentMethod: string;
  readonly shippingMethod: string;
  readonly delivery: (from: string, to: string) => string;
  /** After delivery days of an order that waits for its money. */
  readonly oncePaid: string;
  readonly deliveryTime: string;
  readonly comment: string;
  readonly whatNext: string;
  readonly next: {
    readonly online: string;
    readonly prepayment: (number: string) => string;
    readonly onAccount: string;
    readonly filesOnAccount: string;
    readonly other: string;
    readonly print: string;
    /** When print jobs are there: so many working days after the order, or after the money where that comes first. */
    readonly printDays: (days: string, isPaidFirst: boolean) => string;
  };
  /** From the one number to the other. */
  readonly range: (from: number, to: number) => string;
  readonly terms: (file: string) => string;
  readonly withdrawalNotice: (file: string) => string;
  readonly withdraw: string;
  readonly openOrder: string;
  readonly openToPay: string;
  readonly openFiles: string;
  /** What its picture shows. */
  readonly firstPage: (title: string) => string;
  readonly signature: (shop: string) => string;
}

const german: OrderTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  confirmationSubject: (shop, number) => `Ihre Bestellung ${number} bei ${shop}`,
  confirmationIntro: (day) => `vielen Dank für Ihre Bestellung vom ${day}. Hier steht alles, was Sie bestellt haben.`,
  orderNumber: 'Bestellnummer',
  printJob: 'Druckauftrag',
  files: 'Dateien',
  pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  copies: (count) => (count === 1 ? '1 Exemplar' : `${count} Exemplare`),
  volumes: (count) => `${count} Hefte`,
  article: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  price: 'Preis',
  items: 'Weitere Artikel',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  total: 'Gesamtbetrag',
  net: 'Nettobetrag',
  includedTax: (rate) => `enthaltene MwSt. ${rate} %`,
  addedTax: (rate) => `zzgl. MwSt. ${rate} %`,
  taxFree: {
    goods: 'Steuerfreie Ausfuhrlieferung (§\u00A04 Nr.\u00A01 Buchst.\u00A0a UStG)',
    files: 'Dateien: in Deutschland nicht steuerbar (§\u00A03a Abs.\u00A05 UStG)',
  },
  billingAddress: 'Rechnungsadresse',
  shippingAddress: 'Lieferadresse',
  paymentMethod: 'Zahlungsart',
  shippingMethod: 'Versandart',
  delivery: (from, to) => `Voraussichtliche Lieferung: ${from} bis ${to}`,
  oncePaid: '(wenn Ihre Zahlung gleich da ist, sonst entsprechend später)',
  deliveryTime: 'Lieferung',
  comment: 'Ihre Nachricht an uns',
  whatNext: 'Wie es weitergeht',
  next: {
    online: 'Sobald Ihre Zahlung bestätigt ist, beginnen wir. Sie bekommen dann eine weitere E-Mail.',
    prepayment: (number) =>
      `Bitte überweisen Sie den Gesamtbetrag unter Angabe der Bestellnummer ${number}. Nach dem Zahlungseingang beginnen wir.`,
    onAccount:
      'Wir beginnen jetzt mit Ihrer Bestellung. Bezahlen Sie bitte innerhalb von 14 Tagen, nachdem Sie die Ware bekommen haben.',
    filesOnAccount: 'Ihre Dateien liegen bei Ihrer Bestellung bereit, sobald Ihre Zahlung da ist.',
    other: 'Wir beginnen jetzt mit Ihrer Bestellung. Sie müssen nichts weiter tun.',
    print: 'Vor dem Druck prüfen wir Ihre Dateien. Wenn etwas nicht stimmt, melden wir uns, bevor wir drucken.',
    printDays: (days, isPaidFirst) =>
      `Ihre Druckaufträge sind ${days} Werktage nach ${isPaidFirst ? 'dem Zahlungseingang' : 'der Bestellung'} bei Ihnen.`,
  },
  range: (from, to) => `${from} bis ${to}`,
  terms: (file) =>
    `Unsere Geschäftsbedingungen liegen dieser E-Mail bei (${file}). Bitte bewahren Sie sie mit der Bestellung auf.`,
  withdrawalNotice: (file) =>
    `Für die übrigen Waren können Sie den Vertrag binnen vierzehn Tagen widerrufen. Die Widerrufsbelehrung und das Muster-Widerrufsformular liegen dieser E-Mail bei (${file}).`,
  withdraw: 'Vertrag widerrufen',
  openOrder: 'Bestellung ansehen',
  openToPay: 'Bestellung ansehen und bezahlen',
  openFiles: 'Ihre Dateien ansehen',
  firstPage: (title) => `Erste Seite von „${title}“`,
  signature: (shop) => `Freundliche Grüße\nIhr Team von ${shop}`,
};

const english: OrderTexts = {
  greeting: (name) => `Hello ${name},`,
  confirmationSubject: (shop, number) => `Your order ${number} with ${shop}`,
  confirmationIntro: (day) => `Thank you for your order of ${day}. Here is everything you have ordered.`,
  orderNumber: 'Order number',
  printJob: 'Print job',
  files: 'Files',
  pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  copies: (count) => (count === 1 ? '1 copy' : `${count} copies`),
  volumes: (count) => `${count} booklets`,
  article: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  price: 'Price',
  items: 'Other items',
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  total: 'Total',
  net: 'Net amount',
  includedTax: (rate) => `including VAT ${rate}%`,
  addedTax: (rate) => `plus VAT ${rate}%`,
  taxFree: {
    goods: 'Export delivery exempt from VAT (section\u00A04 no.\u00A01 letter\u00A0a of the German VAT Act)',
    files: 'Files: not subject to German VAT (section\u00A03a (5) of the German VAT Act)',
  },
  billingAddress: 'Billing address',
  shippingAddress: 'Delivery address',
  paymentMethod: 'Payment method',
  shippingMethod: 'Delivery method',
  delivery: (from, to) => `Expected delivery: ${from} to ${to}`,
  oncePaid: '(if your payment arrives promptly; otherwise correspondingly later)',
  deliveryTime: 'Delivery time',
  comment: 'Your message to us',
  whatNext: 'What happens next',
  next: {
    online: 'We will start as soon as your payment is confirmed. You will then get another email.',
    prepayment: (number) =>
      `Please transfer the total, quoting the order number ${number}. We will start once the money has arrived.`,
    onAccount: 'We are starting work on your order now. Please pay within 14 days of receiving the goods.',
    filesOnAccount: 'Your files will be ready for you in your order as soon as your payment has arrived.',
    other: 'We are starting work on your order now. There is nothing more you need to do.',
    print: 'We check your files before printing. If something is wrong, we will get in touch before we print.',
    printDays: (days, isPaidFirst) =>
      `Your print jobs will reach you ${days} working days after ${isPaidFirst ? 'your payment arrives' : 'your order'}.`,
  },
  range: (from, to) => `${from} to ${to}`,
  terms: (file) => `Our terms and conditions are attached to this email (${file}). Please keep them with your order.`,
  withdrawalNotice: (file) =>
    `For all other goods you may withdraw from the contract within 14 days. The instructions on withdrawal and the model withdrawal form are attached to this email (${file}).`,
  withdraw: 'Withdraw from contract here',
  openOrder: 'View your order',
  openToPay: 'View your order and pay',
  openFiles: 'View your files',
  firstPage: (title) => `First page of “${title}”`,
  signature: (shop) => `Kind regards\nThe ${shop} team`,
};

const polishForms = new Intl.PluralRules('pl');

/** A number with its noun: 1 strona, 2 strony, 5 stron. */
const polishCount =
  (one: string, few: string, many: string) =>
  (count: number): string => {
    const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few };
    return `${count} ${words[polishForms.select(count)] ?? many}`;
  };

const polish: OrderTexts = {
  greeting: () => 'Dzień dobry,',
  confirmationSubject: (shop, number) => `Państwa zamówienie ${number} w ${shop}`,
  confirmationIntro: (day) => `dziękujemy za zamówienie z dnia ${day}. Poniżej znajdą Państwo wszystko, co zamówiono.`,
  orderNumber: 'Numer zamówienia',
  printJob: 'Zlecenie druku',
  files: 'Pliki',
  pages: polishCount('strona', 'strony', 'stron'),
  copies: polishCount('egzemplarz', 'egzemplarze', 'egzemplarzy'),
  volumes: polishCount('zeszyt', 'zeszyty', 'zeszytów'),
  article: 'Produkt',
  quantity: 'Ilość',
  unitPrice: 'Cena jednostkowa',
  price: 'Cena',
  items: 'Pozostałe produkty',
  subtotal: 'Suma częściowa',
  shipping: 'Wysyłka',
  total: 'Razem',
  net: 'Kwota netto',
  includedTax: (rate) => `w tym VAT ${rate}%`,
  addedTax: (rate) => `plus VAT ${rate}%`,
  taxFree: {
    goods: 'Dostawa eksportowa zwolniona z VAT (§\u00A04 nr\u00A01 lit.\u00A0a niemieckiej ustawy o VAT)',
    files: 'Pliki: nie podlegają VAT w Niemczech (§\u00A03a ust.\u00A05 niemieckiej ustawy o VAT)',
  },
  billingAddress: 'Adres do faktury',
  shippingAddress: 'Adres dostawy',
  paymentMethod: 'Sposób płatności',
  shippingMethod: 'Sposób wysyłki',
  delivery: (from, to) => `Przewidywana dostawa: od ${from} do ${to}`,
  oncePaid: '(jeśli płatność dotrze od razu; w przeciwnym razie odpowiednio później)',
  deliveryTime: 'Dostawa',
  comment: 'Państwa wiadomość do nas',
  whatNext: 'Co dalej',
  next: {
    online: 'Zaczniemy, gdy tylko płatność zostanie potwierdzona. Otrzymają Państwo wtedy kolejną wiadomość.',
    prepayment: (number) =>
      `Prosimy o przelew całej kwoty z podaniem numeru zamówienia ${number}. Zaczniemy po zaksięgowaniu wpłaty.`,
    onAccount: 'Rozpoczynamy realizację zamówienia. Prosimy o zapłatę w ciągu 14 dni od otrzymania towaru.',
    filesOnAccount: 'Pliki będą do pobrania w Państwa zamówieniu, gdy tylko dotrze płatność.',
    other: 'Rozpoczynamy realizację zamówienia. Nie muszą Państwo robić nic więcej.',
    print: 'Przed drukiem sprawdzamy pliki. Jeśli coś się nie zgadza, skontaktujemy się, zanim zaczniemy drukować.',
    printDays: (days, isPaidFirst) =>
      `Zlecenia druku dotrą do Państwa w ciągu ${days} dni roboczych od ${isPaidFirst ? 'otrzymania płatności' : 'złożenia zamówienia'}.`,
  },
  range: (from, to) => `${from}–${to}`,
  terms: (file) => `Do tej wiadomości dołączamy nasz regulamin (${file}). Prosimy zachować go razem z zamówieniem.`,
  withdrawalNotice: (file) =>
    `Od umowy dotyczącej pozostałych towarów mogą Państwo odstąpić w ciągu 14 dni. Pouczenie o odstąpieniu i wzór formularza dołączamy do tej wiadomości (${file}).`,
  withdraw: 'Odstąp od umowy tutaj',
  openOrder: 'Zobacz zamówienie',
  openToPay: 'Zobacz zamówienie i zapłać',
  openFiles: 'Zobacz swoje pliki',
  firstPage: (title) => `Pierwsza strona: „${title}”`,
  signature: (shop) => `Z poważaniem\nZespół ${shop}`,
};

export const orderTexts: Readonly<Record<MailLocale, OrderTexts>> = {
  'de-DE': german,
  'en-GB': english,
  'pl-PL': polish,
};
