import type { ReadInvoice, Rules, TaxedPart } from './read-invoice.ts';
import { allAt, textAt } from './read-xml.ts';

/** The rules of amounts, totals and taxes. */
export const amountRules = (invoice: ReadInvoice): Rules[] => [
  writtenAmounts(invoice),
  partRules(invoice),
  totals(invoice),
  breakdown(invoice),
  categoryRules(invoice),
];

/** Exact: whole hundredths. */
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + cents(amount), 0);
const nets = (parts: readonly TaxedPart[]): string[] => parts.map(({ net }) => net);

const totalNames = [
  'LineTotalAmount',
  'ChargeTotalAmount',
  'AllowanceTotalAmount',
  'TaxBasisTotalAmount',
  'TaxTotalAmount',
  'GrandTotalAmount',
  'TotalPrepaidAmount',
  'DuePayableAmount',
] as const;

/** No amount has more than two decimals, and none is missing. */
function writtenAmounts({ total, lines, allowances, charges, taxes, settlement }: ReadInvoice): Rules {
  const isAmount = (amount: string): boolean => /^-?\d+(?:\.\d{1,2})?$/.test(amount);
  const currency = textAt(settlement, 'ram:InvoiceCurrencyCode');
  const taxTotals = allAt(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount');
  return {
    'BR-12': total('LineTotalAmount') !== '',
    'BR-13': total('TaxBasisTotalAmount') !== '',
    'BR-14': total('GrandTotalAmount') !== '',
    'BR-15': total('DuePayableAmount') !== '',
    'BR-53': taxTotals.length === 1 && taxTotals[0]?.attributes.get('currencyID') === currency,
    'BR-DEC': [
      ...totalNames.map(total),
      ...nets([...lines, ...allowances, ...charges, ...taxes]),
      ...taxes.map(({ tax }) => tax),
    ].every(isAmount),
  };
}

function partRules({ allowances, charges }: ReadInvoice): Rules {
  const isSaid = (parts: readonly TaxedPart[], part: 'net' | 'category' | 'reason'): boolean =>
    parts.every((own) => own[part] !== '');
  return {
    'BR-31': isSaid(allowances, 'net'),
    'BR-32': isSaid(allowances, 'category'),
    'BR-33': isSaid(allowances, 'reason'),
    'BR-36': isSaid(charges, 'net'),
    'BR-37': isSaid(charges, 'category'),
    'BR-38': isSaid(charges, 'reason'),
    'BR-CL-19': allowances.every(({ element }) => ['', '95'].includes(textAt(element, 'ram:ReasonCode'))),
    'BR-CL-20': charges.every(({ element }) => ['', 'DL'].includes(textAt(element, 'ram:ReasonCode'))),
    // They say in which direction they go by what they are.
    'BT-92': [...allowances, ...charges].every(({ net }) => Number(net) > 0),
  };
}

function totals({ total, lines, allowances, charges, taxes }: ReadInvoice): Rules {
  const of = (name: (typeof totalNames)[number]): number => cents(total(name));
  return {
    'BR-CO-10': of('LineTotalAmount') === sum(nets(lines)),
    'BR-CO-11': of('AllowanceTotalAmount') === sum(nets(allowances)),
    'BR-CO-12': of('ChargeTotalAmount') === sum(nets(charges)),
    'BR-CO-13':
      of('TaxBasisTotalAmount') === of('LineTotalAmount') - of('AllowanceTotalAmount') + of('ChargeTotalAmount'),
    'BR-CO-14': of('TaxTotalAmount') === sum(taxes.map(({ tax }) => tax)),
    'BR-CO-15': of('GrandTotalAmount') === of('TaxBasisTotalAmount') + of('TaxTotalAmount'),
    'BR-CO-16': of('DuePayableAmount') === of('GrandTotalAmount') - of('TotalPrepaidAmount'),
  };
}

/** Tax of each category and rate: on all of what is taxed so, and nothing twice. */
function breakdown({ lines, allowances, charges, taxes }: ReadInvoice): Rules {
  const keyOf = ({ category, rate }: TaxedPart): string => `${category} ${Number(rate)}`;
  const keys = taxes.map(keyOf);
  const at = (parts: readonly TaxedPart[], key: string): number =>
    sum(nets(parts.filter((part) => keyOf(part) === key)));
  return {
    'BR-45': taxes.every(({ net }) => net !== ''),
    'BR-46': taxes.every(({ tax }) => tax !== ''),
    'BR-47': taxes.every(({ category }) => category !== ''),
    'BR-48': taxes.every(({ rate }) => rate !== ''),
    'BR-CO-18': taxes.length > 0,
    'BR-S-01':
      new Set(keys).size === keys.length &&
      [...lines, ...allowances, ...charges].every((part) => keys.includes(keyOf(part))),
    'BR-S-08': taxes.every(
      (tax) => cents(tax.net) === at(lines, keyOf(tax)) + at(charges, keyOf(tax)) - at(allowances, keyOf(tax)),
    ),
    // The norm's own checking programs leave room of one unit: tax that is rounded line by line differs by some cents.
    'BR-CO-17': taxes.every(({ net, rate, tax }) => Math.abs((Number(net) * Number(rate)) / 100 - Number(tax)) < 1),
  };
}

/** S has a rate and the seller's tax id; Z has no tax; neither is an exemption. G has no tax, a reason, and the seller's VAT id. */
function categoryRules({ agreement, lines, allowances, charges, taxes }: ReadInvoice): Rules {
  const all = [...lines, ...allowances, ...charges, ...taxes];
  const taxIds = allAt(agreement, 'ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID');
  const vatIds = taxIds.filter(({ attributes }) => attributes.get('schemeID') === 'VA');
  const free = taxes.filter(({ category }) => category === 'G');
  return {
    'BR-CL-17': all.every(({ category }) => ['S', 'Z', 'G'].includes(category)),
    'BR-G-01': free.length < 2,
    'BR-G-02': free.length === 0 || vatIds.some(({ text }) => text !== ''),
    'BR-G-05': all.every(({ category, rate }) => category !== 'G' || Number(rate) === 0),
    'BR-G-09': free.every(({ tax }) => cents(tax) === 0),
    'BR-G-10': free.every(({ reason }) => reason !== ''),
    'BR-S-02': taxIds.some(({ text }) => text !== ''),
    'BR-S-05': all.every(({ category, rate }) => category !== 'S' || Number(rate) > 0),
    'BR-Z-05': all.every(({ category, rate }) => category !== 'Z' || Number(rate) === 0),
    'BR-Z-09': taxes.every(({ category, tax }) => category !== 'Z' || cents(tax) === 0),
    'BR-S-10': taxes.every(({ category, reason }) => category === 'G' || reason === ''),
  };
}
