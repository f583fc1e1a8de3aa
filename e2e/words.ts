/** What a customer looks for on the pages, in one language. Hard-coded: a lost translation must fail the journey. */
export interface Words {
  prefix: string;
  chooseFile: string;
  staple: RegExp;
  copies: string;
  publicDomain: string;
  confirmRights: string;
  acceptRemark: string;
  addToCart: string;
  uploaded: RegExp;
  cart: string;
  toCheckout: string;
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  zip: string;
  /** A postal code of the country in which sessions in this language begin. */
  ownZip: string;
  city: string;
  continueToPayment: string;
  onlinePayment: RegExp;
  terms: RegExp;
  order: string;
  goToPayment: string;
  paymentPage: string;
  pay: string;
  failPayment: string;
  paid: string;
  unpaid: string;
  payAgain: string;
  files: RegExp;
}

export const german: Words = {
  prefix: '',
  chooseFile: 'PDF auswählen',
  staple: /^Klammerheftung/,
  copies: 'Exemplare',
  publicDomain: 'Das Werk und die Ausgabe sind gemeinfrei',
  confirmRights: 'Ich bestätige: Ich darf diese Noten vervielfältigen lassen.',
  acceptRemark: 'Einverstanden, trotzdem so drucken',
  addToCart: 'In den Warenkorb',
  uploaded: /Übertragen und geprüft/,
  cart: 'Warenkorb',
  toCheckout: 'Zur Kasse',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  lastName: 'Nachname',
  street: 'Straße und Hausnummer',
  zip: 'Postleitzahl',
  ownZip: '04103',
  city: 'Ort',
  continueToPayment: 'Weiter zu Versand und Zahlung',
  onlinePayment: /Online bezahlen/,
  terms: /AGB/,
  order: 'Zahlungspflichtig bestellen',
  goToPayment: 'Jetzt weiter',
  paymentPage: 'Testzahlung',
  pay: 'Bezahlen',
  failPayment: 'Zahlung fehlschlagen lassen',
  paid: 'Vielen Dank, Ihre Zahlung ist angekommen!',
  unpaid: 'Die Zahlung hat nicht geklappt',
  payAgain: 'Jetzt bezahlen',
  files: /Dateien/,
};

export const english: Words = {
  prefix: '/en-GB',
  chooseFile: 'Choose a PDF',
  staple: /^Saddle stitching/,
  copies: 'Copies',
  publicDomain: 'The work and the edition are in the public domain',
  confirmRights: 'I confirm that I may have this music copied.',
  acceptRemark: 'I understand, print it as it is',
  addToCart: 'Add to cart',
  uploaded: /Uploaded and checked/,
  cart: 'Cart',
  toCheckout: 'Go to checkout',
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  street: 'Street and house number',
  zip: 'Postcode',
  ownZip: 'M1 1AE',
  city: 'Town or city',
  continueToPayment: 'Continue to delivery and payment',
  onlinePayment: /Pay online/,
  terms: /terms and conditions/,
  order: 'Order with obligation to pay',
  goToPayment: 'Continue now',
  paymentPage: 'Test payment',
  pay: 'Pay',
  failPayment: 'Let the payment fail',
  paid: 'Thank you, your payment has arrived!',
  unpaid: 'The payment did not go through',
  payAgain: 'Pay now',
  files: /files/i,
};

export const polish: Words = {
  prefix: '/pl-PL',
  chooseFile: 'Wybierz PDF',
  staple: /^Oprawa zeszytowa/,
  copies: 'Egzemplarze',
  publicDomain: 'Utwór i wydanie należą do domeny publicznej',
  confirmRights: 'Potwierdzam, że wolno mi zlecić powielenie tych nut.',
  acceptRemark: 'Rozumiem, proszę drukować bez zmian',
  addToCart: 'Do koszyka',
  uploaded: /Przesłane i sprawdzone/,
  cart: 'Koszyk',
  toCheckout: 'Przejdź do kasy',
  email: 'Adres e-mail',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  street: 'Ulica i numer domu',
  zip: 'Kod pocztowy',
  ownZip: '31-002',
  city: 'Miejscowość',
  continueToPayment: 'Dalej do wysyłki i płatności',
  onlinePayment: /Płatność online/,
  terms: /regulamin/i,
  order: 'Zamawiam z obowiązkiem zapłaty',
  goToPayment: 'Przejdź teraz',
  paymentPage: 'Płatność testowa',
  pay: 'Zapłać',
  failPayment: 'Niech płatność się nie powiedzie',
  paid: 'Dziękujemy, płatność dotarła!',
  unpaid: 'Płatność się nie powiodła',
  payAgain: 'Zapłać teraz',
  files: /plik/i,
};
