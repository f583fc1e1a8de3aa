import type { BankAccount, Seller } from '../../base/shop-config.ts';
import { accountFor } from '../bank-transfer.ts';
import type { OrderDocument } from '../order-document.ts';
import { taxFreeReasons } from '../order-totals.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { element, elementWith, xmlDocument, type XmlElement } from '../xml.ts';
import { invoiceAmounts, type InvoiceAmounts, type InvoiceLine, type InvoicePart } from './invoice-amounts.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { buyerParty, sellerParty, shipToParty } from './invoice-parties.ts';
import { isDelivered, paymentLine, supplyDate } from './invoice-words.ts';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/**
 * The invoice for machines: UN/CEFACT Cross Industry Invoice, profile EN 16931 of Factur-X 1.0 and ZUGFeRD 2. It says what
 * the pages say, before tax.
 */
export function crossIndustryInvoice(order: OrderDocument, facts: InvoiceFacts): string {
  const amounts = invoiceAmounts(order);
  const context = element(
    'rsm:ExchangedDocumentContext',
    element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', 'urn:cen.eu:en16931:2017')),
  );
  const { lines } = amounts;
  const transaction = element(
    'rsm:SupplyChainTradeTransaction',
    lines.map((line, index) => lineItem(order, line, index + 1)),
    element(
      'ram:ApplicableHeaderTradeAgreement',
      sellerParty(facts.seller),
      buyerParty(order),
      element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', order.orderNumber)),
    ),
    delivery(order, facts),
    settlement(order, amounts, facts.seller),
  );
  return xmlDocument(elementWith('rsm:CrossIndustryInvoice', namespaces, context, head(order, facts), transaction));
}

/** UNTDID 1001: a commercial invoice. */
const commercialInvoice = '380';

function head(order: OrderDocument, { number, date }: InvoiceFacts): XmlElement {
  const words = invoiceTexts[order.locale];
  return element(
    'rsm:ExchangedDocument',
    element('ram:ID', number),
    element('ram:TypeCode', commercialInvoice),
    element('ram:IssueDateTime', day(date)),
    element('ram:IncludedNote', element('ram:Content', `${words.deliveryDate}: ${supplyDate(order)}`)),
  );
}

/** `20261121`, in German time. */
function day(date: Date): XmlElement {
  const digits = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(date).replaceAll('-', '');
  return elementWith('udt:DateTimeString', { format: '102' }, digits);
}

const money = (cents: number): string => (cents / 100).toFixed(2);

/** UN/ECE recommendation 20: a piece. */
const piece = { unitCode: 'C62' };

function lineItem(order: OrderDocument, line: InvoiceLine, id: number): XmlElement {
  const { name, description, productNumber, quantity, net, taxRate } = line;
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(id))),
    element(
      'ram:SpecifiedTradeProduct',
      productNumber === null ? undefined : element('ram:SellerAssignedID', productNumber),
      element('ram:Name', name),
      description === '' ? undefined : element('ram:Description', description),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', unitPrice(net, quantity))),
    ),
    element('ram:SpecifiedLineTradeDelivery', elementWith('ram:BilledQuantity', piece, String(quantity))),
    element(
      'ram:SpecifiedLineTradeSettlement',
      taxCategory('ram:ApplicableTradeTax', taxRate, order),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', money(net))),
    ),
  );
}

/** A piece before tax, in as few decimals as its quantity needs to come to the price of the line again. */
function unitPrice(net: number, quantity: number): string {
  const exact = net / 100 / quantity;
  const decimals = [2, 3, 4, 5, 6, 7].find(
    (places) => Math.round(Number(exact.toFixed(places)) * quantity * 100) === net,
  );
  return exact.toFixed(decimals ?? 8);
}

/** S: standard rate, reduced ones too. G: a free export. Z: a rate of zero. */
function categoryOf(taxRate: number, { taxStatus }: OrderDocument): string {
  if (taxStatus === 'tax-free') return 'G';
  return taxRate > 0 ? 'S' : 'Z';
}

const taxCategory = (name: string, taxRate: number, order: OrderDocument): XmlElement =>
  element(
    name,
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', categoryOf(taxRate, order)),
    element('ram:RateApplicablePercent', String(taxRate)),
  );

function delivery(order: OrderDocument, { date }: InvoiceFacts): XmlElement {
  const { shipping } = order.postal;
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    shipping === null ? undefined : shipToParty(shipping),
    isDelivered(order)
      ? undefined
      : element('ram:ActualDeliverySupplyChainEvent', element('ram:OccurrenceDateTime', day(date))),
  );
}

/** UNTDID 4461: a SEPA transfer, a transfer of other money, an online payment service, or none of the list. */
function meansOf({ paymentTechnicalName, currency }: OrderDocument, account: BankAccount | undefined): string {
  if (account !== undefined) return currency === 'EUR' ? '58' : '30';
  return paymentTechnicalName === 'payment_online' ? '68' : '1';
}

/** How it is paid (BG-16), and into which account (BG-17). */
function paymentMeans(order: OrderDocument, account: BankAccount | undefined): XmlElement {
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    element('ram:TypeCode', meansOf(order, account)),
    element('ram:Information', order.paymentMethod),
    account &&
      element(
        'ram:PayeePartyCreditorFinancialAccount',
        element('ram:IBANID', account.iban),
        element('ram:AccountName', account.holder),
      ),
    account?.bic === undefined
      ? undefined
      : element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', account.bic)),
  );
}

function settlement(order: OrderDocument, amounts: InvoiceAmounts, seller: Seller): XmlElement {
  const account = accountFor(order, seller);
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    account && element('ram:PaymentReference', order.orderNumber),
    element('ram:InvoiceCurrencyCode', order.currency),
    paymentMeans(order, account),
    amounts.taxes.map((share) => taxShare(order, share)),
    amounts.allowances.map((part) => allowanceOrCharge(order, part, { isCharge: false, code: '95' })),
    amounts.charges.map((part) => allowanceOrCharge(order, part, { isCharge: true, code: 'DL' })),
    element('ram:SpecifiedTradePaymentTerms', element('ram:Description', paymentLine(order))),
    summation(order, amounts),
  );
}

/** What is taxed at one rate (BG-23), or why it is not. */
function taxShare(order: OrderDocument, { taxRate, basis, tax }: InvoiceAmounts['taxes'][number]): XmlElement {
  const reasons = taxFreeReasons(order);
  const isFree = reasons.length > 0;
  return element(
    'ram:ApplicableTradeTax',
    element('ram:CalculatedAmount', money(tax)),
    element('ram:TypeCode', 'VAT'),
    isFree ? element('ram:ExemptionReason', reasons.join('. ')) : undefined,
    element('ram:BasisAmount', money(basis)),
    element('ram:CategoryCode', categoryOf(taxRate, order)),
    isFree ? element('ram:ExemptionReasonCode', 'VATEX-EU-G') : undefined,
    element('ram:RateApplicablePercent', String(taxRate)),
  );
}

/** @param kind with the code of its reason: a discount (UNTDID 5189) or a delivery (UNTDID 7161) */
const allowanceOrCharge = (
  order: OrderDocument,
  { reason, net, taxRate }: InvoicePart,
  kind: { readonly isCharge: boolean; readonly code: string },
): XmlElement =>
  element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', element('udt:Indicator', String(kind.isCharge))),
    element('ram:ActualAmount', money(net)),
    element('ram:ReasonCode', kind.code),
    element('ram:Reason', reason),
    taxCategory('ram:CategoryTradeTax', taxRate, order),
  );

function summation({ currency, paidAt }: OrderDocument, amounts: InvoiceAmounts): XmlElement {
  const sum = (parts: readonly { readonly net: number }[]): number => parts.reduce((total, { net }) => total + net, 0);
  const [lines, charges, allowances] = [sum(amounts.lines), sum(amounts.charges), sum(amounts.allowances)];
  const basis = lines + charges - allowances;
  const tax = amounts.taxes.reduce((total, share) => total + share.tax, 0);
  const prepaid = paidAt === null ? 0 : basis + tax;
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    element('ram:LineTotalAmount', money(lines)),
    element('ram:ChargeTotalAmount', money(charges)),
    element('ram:AllowanceTotalAmount', money(allowances)),
    element('ram:TaxBasisTotalAmount', money(basis)),
    elementWith('ram:TaxTotalAmount', { currencyID: currency }, money(tax)),
    element('ram:GrandTotalAmount', money(basis + tax)),
    element('ram:TotalPrepaidAmount', money(prepaid)),
    element('ram:DuePayableAmount', money(basis + tax - prepaid)),
  );
}
