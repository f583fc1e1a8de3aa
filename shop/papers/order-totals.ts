import { formatMoney, type OrderDocument } from './order-document.ts';
import { orderTexts } from './texts/order-texts.ts';

export interface TotalRow {
  readonly name: string;
  readonly amount: string;
  readonly strong: boolean;
  readonly kind: 'goods' | 'total' | 'tax';
}

/** Subtotal, shipping, total and taxes in the order in which they are read; gross and net orders differ. */
export function orderTotals(order: OrderDocument): TotalRow[] {
  const words = orderTexts[order.locale];
  const row = (kind: TotalRow['kind'], name: string, amount: number): TotalRow => ({
    name,
    amount: formatMoney(order, amount),
    strong: kind === 'total',
    kind,
  });
  const goods = [row('goods', words.subtotal, order.positionPrice), row('goods', words.shipping, order.shippingTotal)];
  const total = row('total', words.total, order.totalPrice);
  const gross = order.taxStatus === 'gross';
  const taxes = order.taxes.map(({ taxRate, tax }) => {
    const rate = rateText(order, taxRate);
    return row('tax', gross ? words.includedTax(rate) : words.addedTax(rate), tax);
  });
  return gross ? [...goods, total, row('tax', words.net, order.netPrice), ...taxes] : [...goods, ...taxes, total];
}

/** Why no tax is charged, which the invoice has to say (§ 14 (4) no. 8 UStG); empty where it is. */
export function taxFreeReasons({ locale, taxStatus, lines }: OrderDocument): string[] {
  if (taxStatus !== 'tax-free') return [];
  const { goods, files } = orderTexts[locale].taxFree;
  const products = lines.filter(({ type }) => type === 'product');
  return [
    ...(products.some(({ isDownload }) => !isDownload) ? [goods] : []),
    ...(products.some(({ isDownload }) => isDownload) ? [files] : []),
  ];
}

function rateText({ locale }: OrderDocument, rate: number): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate);
}
