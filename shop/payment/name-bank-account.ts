import type { Shop } from '../entities/shop.ts';
import { accountFacts } from '../papers/bank-transfer.ts';
import { html } from '../post/html.ts';
import { mailLocales } from '../post/mail.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { transferDescriptions } from '../seeding/base-data/checkout-methods.ts';

const { prepayment, invoice } = baseIds.paymentMethods;
const described = [
  { id: prepayment, lead: transferDescriptions.prepayment },
  { id: invoice, lead: transferDescriptions.invoice },
];

/**
 * Names the account in the descriptions of what is paid by transfer: there the owner of a Shopware writes it, and
 * storefronts show it. Lines are parted as there, by `<br>`. Descriptions of somebody else's stay.
 */
export function nameBankAccount(shop: Shop): void {
  const { bankAccount } = shop.config.seller;
  const change = shop.database.prepare(
    `UPDATE payment_method_translation SET description = :text
     WHERE id = :id AND language_id = :language AND description <> :text
     AND substr(description, 1, length(:lead)) = :lead`,
  );
  for (const { id, lead } of described) {
    for (const locale of mailLocales) {
      const facts = bankAccount === undefined ? [] : accountFacts(bankAccount, locale);
      const lines = [lead[locale], ...facts.map(({ name, value }) => `${name}: ${value}`)];
      const text = lines.map((line) => html`${line}`.text).join('<br>');
      change.run({ text, lead: lead[locale], id, language: baseIds.languages[locale] });
    }
  }
}
