import { ibanGroups } from '../base/iban.ts';
import type { BankAccount, Seller } from '../base/shop-config.ts';
import type { MailLocale } from '../post/mail.ts';
import { formatMoney, type OrderHead } from './order-document.ts';
import { transferTexts } from './texts/transfer-texts.ts';

interface TransferFact {
  readonly name: string;
  readonly value: string;
}

type TransferredOrder = Pick<
  OrderHead,
  'locale' | 'currency' | 'orderNumber' | 'paymentTechnicalName' | 'paidAt' | 'totalPrice'
>;

const transferred = new Set(['payment_prepayment', 'payment_invoicepayment']);

/** The account an order is paid into, whether or not it has been; undefined for other ways to pay. */
export const accountFor = (
  { paymentTechnicalName }: Pick<OrderHead, 'paymentTechnicalName'>,
  { bankAccount }: Seller,
): BankAccount | undefined => (transferred.has(paymentTechnicalName) ? bankAccount : undefined);

/** An account in the words of a language, its IBAN in groups of four. */
export function accountFacts({ holder, iban, bic, bank }: BankAccount, locale: MailLocale): TransferFact[] {
  const words = transferTexts[locale];
  return [
    { name: words.holder, value: holder },
    { name: 'IBAN', value: ibanGroups(iban) },
    ...(bic === undefined ? [] : [{ name: 'BIC', value: bic }]),
    ...(bank === undefined ? [] : [{ name: words.bank, value: bank }]),
  ];
}

/** What somebody who transfers the money has to know: amount, account, purpose; empty when nothing is to be transferred. */
export function transferFacts(order: TransferredOrder, seller: Seller): TransferFact[] {
  const account = accountFor(order, seller);
  if (account === undefined || order.paidAt !== null || order.totalPrice <= 0) return [];
  const words = transferTexts[order.locale];
  return [
    { name: words.amount, value: formatMoney(order, order.totalPrice) },
    ...accountFacts(account, order.locale),
    { name: words.purpose, value: order.orderNumber },
  ];
}
