import { allAt, type ReadElement, readXml, textAt } from './read-xml.ts';

/** A part of an invoice that has a price and a tax: a line, an allowance or a charge. */
export interface TaxedPart {
  readonly element: ReadElement;
  /** Before tax, as it is written. */
  readonly net: string;
  readonly category: string;
  readonly rate: string;
  readonly reason: string;
}

/** The parts of an invoice that the rules of the norm speak of. */
export interface ReadInvoice {
  readonly root: ReadElement;
  readonly agreement: ReadElement;
  readonly delivery: ReadElement;
  readonly settlement: ReadElement;
  readonly lines: readonly TaxedPart[];
  readonly allowances: readonly TaxedPart[];
  readonly charges: readonly TaxedPart[];
  /** The breakdown of the tax: `net` is what is taxed. */
  readonly taxes: readonly (TaxedPart & { readonly tax: string })[];
  /** A total by the end of its name, `LineTotalAmount`. */
  readonly total: (name: string) => string;
}

const nothing: ReadElement = { name: '', attributes: new Map(), children: [], text: '' };

/** @throws {SyntaxError} where it is no XML */
export function readInvoice(xml: string): ReadInvoice {
  const root = readXml(xml);
  const transaction = allAt(root, 'rsm:SupplyChainTradeTransaction')[0] ?? nothing;
  const header = (name: string): ReadElement => allAt(transaction, `ram:ApplicableHeaderTrade${name}`)[0] ?? nothing;
  const settlement = header('Settlement');
  const parts = allAt(settlement, 'ram:SpecifiedTradeAllowanceCharge');
  const kind = (isCharge: string) =>
    parts
      .filter((part) => textAt(part, 'ram:ChargeIndicator/udt:Indicator') === isCharge)
      .map((part) => taxedPart(part, 'ram:ActualAmount', 'ram:CategoryTradeTax'));
  const line = 'ram:SpecifiedLineTradeSettlement';
  return {
    root,
    settlement,
    agreement: header('Agreement'),
    delivery: header('Delivery'),
    lines: allAt(transaction, 'ram:IncludedSupplyChainTradeLineItem').map((item) =>
      taxedPart(
        item,
        `${line}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`,
        `${line}/ram:ApplicableTradeTax`,
      ),
    ),
    allowances: kind('false'),
    charges: kind('true'),
    taxes: allAt(settlement, 'ram:ApplicableTradeTax').map((element) => ({
      element,
      net: textAt(element, 'ram:BasisAmount'),
      category: textAt(element, 'ram:CategoryCode'),
      rate: textAt(element, 'ram:RateApplicablePercent'),
      reason: textAt(element, 'ram:ExemptionReason') + textAt(element, 'ram:ExemptionReasonCode'),
      tax: textAt(element, 'ram:CalculatedAmount'),
    })),
    total: (name) => textAt(settlement, `ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`),
  };
}

function taxedPart(element: ReadElement, net: string, tax: string): TaxedPart {
  return {
    element,
    net: textAt(element, net),
    category: textAt(element, `${tax}/ram:CategoryCode`),
    rate: textAt(element, `${tax}/ram:RateApplicablePercent`),
    reason: textAt(element, 'ram:Reason') + textAt(element, 'ram:ReasonCode'),
  };
}

/** By name: whether an invoice keeps a rule. */
export type Rules = Readonly<Record<string, boolean>>;
