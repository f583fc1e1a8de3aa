import { formatMoney, type OrderDocument } from './order-document.ts';
import { orderTexts } from './texts/order-texts.ts';

export interface TotalRow {
  readonly name: string;
  readonly amount: string;
  readonly strong: boolean;
}

/** Subtotal, shipping, total and taxes in the order in which they are read; gross and net orders differ. */
export function orderTotals(order: OrderDocument): TotalRow[] {
  const words = orderTexts[order.locale];
  const row = (name: string, amount: number, strong = false) => ({ name, amount: formatMoney(order, amount), strong });
  const goods = [row(words.subtotal, order.positionPrice), row(words.shipping, order.shippingTotal)];
  const total = row(words.total, order.totalPrice, true);
  const gross = order.taxStatus === 'gross';
  const taxes = order.taxes.map(({ taxRate, tax }) => {
    const rate = rateText(order, taxRate);
    return row(gross ? words.includedTax(rate) : words.addedTax(rate), tax);
  });
  return gross ? [...goods, total, row(words.net, order.netPrice), ...taxes] : [...goods, ...taxes, total];
}

function rateText({ locale }: OrderDocument, rate: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate);
}
