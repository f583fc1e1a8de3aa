import { isIban } from '../../base/iban.ts';
import { amountRules } from './amount-rules.ts';
import { readInvoice, type ReadInvoice, type Rules } from './read-invoice.ts';
import { allAt, textAt } from './read-xml.ts';

/**
 * Names of the rules of EN 16931-1 that an invoice breaks, as far as they concern what our invoices say; and what is no
 * value of the lists of codes (BR-CL).
 *
 * @param xml a Cross Industry Invoice
 * @throws {SyntaxError} where it is no XML
 */
export function brokenRules(xml: string): string[] {
  const invoice = readInvoice(xml);
  const parts = [headRules(invoice), partyRules(invoice), lineRules(invoice), paymentRules(invoice)];
  const all = [...parts, ...amountRules(invoice)].flatMap((rules) => Object.entries(rules));
  return [...new Set(all.filter(([, holds]) => !holds).map(([name]) => name))];
}

const document = 'rsm:ExchangedDocument';

function headRules({ root, settlement, lines }: ReadInvoice): Rules {
  const context = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
  const dates = allAt(root, `${document}/ram:IssueDateTime/udt:DateTimeString`);
  return {
    'BR-01': textAt(root, context) === 'urn:cen.eu:en16931:2017',
    'BR-02': textAt(root, `${document}/ram:ID`) !== '',
    'BR-03': dates.length === 1 && dates[0]?.attributes.get('format') === '102' && /^\d{8}$/.test(dates[0].text),
    'BR-04': ['380', '381', '384', '389'].includes(textAt(root, `${document}/ram:TypeCode`)),
    'BR-05': /^[A-Z]{3}$/.test(textAt(settlement, 'ram:InvoiceCurrencyCode')),
    'BR-16': lines.length > 0,
  };
}

function partyRules({ agreement, delivery }: ReadInvoice): Rules {
  const [seller, buyer] = ['ram:SellerTradeParty', 'ram:BuyerTradeParty'];
  const address = 'ram:PostalTradeAddress';
  const shipTo = allAt(delivery, `ram:ShipToTradeParty/${address}`);
  const country = (party: string): boolean => isCountry(textAt(agreement, `${party}/${address}/ram:CountryID`));
  const mailboxes = allAt(agreement, `${seller}/ram:URIUniversalCommunication/ram:URIID`);
  const buyersMailboxes = allAt(agreement, `${buyer}/ram:URIUniversalCommunication/ram:URIID`);
  const registrations = [seller, buyer].flatMap((party) =>
    allAt(agreement, `${party}/ram:SpecifiedTaxRegistration/ram:ID`),
  );
  const vatIds = registrations.filter(({ attributes }) => attributes.get('schemeID') === 'VA');
  const sellersVatId = allAt(agreement, `${seller}/ram:SpecifiedTaxRegistration/ram:ID`).filter((id) =>
    vatIds.includes(id),
  );
  return {
    'BR-06': textAt(agreement, `${seller}/ram:Name`) !== '',
    'BR-07': textAt(agreement, `${buyer}/ram:Name`) !== '',
    'BR-08': allAt(agreement, `${seller}/${address}`).length === 1,
    'BR-09': country(seller),
    'BR-10': allAt(agreement, `${buyer}/${address}`).length === 1,
    'BR-11': country(buyer),
    'BR-57': shipTo.every((place) => isCountry(textAt(place, 'ram:CountryID'))),
    'BR-62': mailboxes.every(({ attributes }) => attributes.get('schemeID') === 'EM'),
    'BR-63': buyersMailboxes.every(({ attributes }) => attributes.get('schemeID') === 'EM'),
    'BR-CO-09': vatIds.every(({ text }) => /^(?:[A-Z]{2})\w+$/.test(text)),
    'BR-CO-26': textAt(agreement, `${seller}/ram:ID`) !== '' || sellersVatId.length === 1,
  };
}

function lineRules({ lines }: ReadInvoice): Rules {
  const read = (path: string): string[] => lines.map(({ element }) => textAt(element, path));
  const ids = read('ram:AssociatedDocumentLineDocument/ram:LineID');
  const billed = lines.flatMap(({ element }) => allAt(element, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity'));
  const prices = read('ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount');
  const says = (values: readonly string[]): boolean => values.every((value) => value !== '');
  return {
    'BR-21': says(ids) && new Set(ids).size === lines.length,
    'BR-22': billed.length === lines.length && billed.every(({ text }) => Number(text) > 0),
    'BR-23': billed.every(({ attributes }) => attributes.get('unitCode') === 'C62'),
    'BR-24': says(lines.map(({ net }) => net)),
    'BR-25': says(read('ram:SpecifiedTradeProduct/ram:Name')),
    'BR-26': says(prices),
    'BR-27': prices.every((price) => Number(price) >= 0),
    'BR-CO-04': says(lines.map(({ category }) => category)),
    // What the norm says of the amount of a line: quantity times price.
    'BT-131': lines.every(
      ({ net }, index) => Math.abs(Number(billed[index]?.text) * Number(prices[index]) - Number(net)) < 0.005,
    ),
  };
}

function paymentRules({ settlement, total }: ReadInvoice): Rules {
  const means = allAt(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans');
  const codes = means.map((element) => textAt(element, 'ram:TypeCode'));
  const terms = 'ram:SpecifiedTradePaymentTerms';
  return {
    'BR-49': codes.every((code) => code !== ''),
    'BR-61': means.every(
      (element, index) =>
        !['30', '58'].includes(codes[index] ?? '') ||
        textAt(element, 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID') !== '',
    ),
    'BR-50': means.every((element) =>
      allAt(element, 'ram:PayeePartyCreditorFinancialAccount').every((account) =>
        isIban(textAt(account, 'ram:IBANID')),
      ),
    ),
    'BR-CO-25':
      Number(total('DuePayableAmount')) <= 0 ||
      textAt(settlement, `${terms}/ram:Description`) + textAt(settlement, `${terms}/ram:DueDateDateTime`) !== '',
  };
}

function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && code !== 'UK' && names.of(code) !== undefined;
}
