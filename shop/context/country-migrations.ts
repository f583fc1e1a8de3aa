/** Sentences of the demo's terms and of its page on shipping, before and since Switzerland is delivered to without tax. */
const sentences: readonly (readonly [string, string])[] = [
  [
    'Alle Preise enthalten die gesetzliche Mehrwertsteuer. Versandkosten kommen hinzu und stehen auf der Seite ',
    'Alle Preise enthalten die gesetzliche Mehrwertsteuer; für Lieferungen in die Schweiz fällt sie weg. Versandkosten kommen hinzu und stehen auf der Seite ',
  ],
  [
    'All prices include the statutory VAT. Delivery charges are added and can be found under ',
    'All prices include the statutory VAT; it is not charged on deliveries to Switzerland. Delivery charges are added and can be found under ',
  ],
  [
    'Wszystkie ceny zawierają podatek VAT. Koszty wysyłki są doliczane i podane na stronie ',
    'Wszystkie ceny zawierają podatek VAT; przy dostawach do Szwajcarii nie jest on naliczany. Koszty wysyłki są doliczane i podane na stronie ',
  ],
  [
    'und enthalten die Mehrwertsteuer. In der Schweiz und im Vereinigten Königreich können Zoll und Einfuhrabgaben hinzukommen.',
    'und enthalten die Mehrwertsteuer. In die Schweiz liefern wir ohne Mehrwertsteuer: Waren und Versand kosten dort um sie weniger. In der Schweiz und im Vereinigten Königreich können Einfuhrsteuer und Zoll hinzukommen.',
  ],
  [
    'and include VAT. In Switzerland and the United Kingdom, customs duty and import charges may be added.',
    'and include VAT. We deliver to Switzerland without VAT: goods and delivery cost that much less. In Switzerland and the United Kingdom, import tax and customs duty may be added.',
  ],
  [
    'i zawierają VAT. W Szwajcarii i Wielkiej Brytanii mogą dojść cło i opłaty importowe.',
    'i zawierają VAT. Do Szwajcarii dostarczamy bez VAT: towar i wysyłka kosztują o ten podatek mniej. W Szwajcarii i Wielkiej Brytanii mogą dojść podatek importowy i cło.',
  ],
];

const isTaxFree = `EXISTS (SELECT 1 FROM country WHERE iso = 'CH' AND json_extract(customer_tax, '$.enabled'))`;

/**
 * Switzerland is delivered to without tax (decision 64). Only where its country is as the shop founded it: one that was
 * written to since, or has a limit, is the owner's; so are texts without exactly these sentences.
 */
export const countryMigrations = [
  `UPDATE country SET customer_tax = json_set(customer_tax, '$.enabled', json('true'))
   WHERE iso = 'CH' AND updated_at IS NULL
     AND NOT json_extract(customer_tax, '$.enabled') AND json_extract(customer_tax, '$.amount') = 0;
   ${sentences
     .map(
       ([before, now]) =>
         `UPDATE cms_slot_translation SET config = replace(config, '${before}', '${now}')
          WHERE instr(config, '${before}') > 0 AND ${isTaxFree};`,
     )
     .join('\n   ')}`,
] as const;
