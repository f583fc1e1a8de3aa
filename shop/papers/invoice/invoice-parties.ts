import type { Seller } from '../../base/shop-config.ts';
import type { OrderDocument, PostalAddress } from '../order-document.ts';
import { element, elementWith, type XmlElement } from '../xml.ts';

/** Who sells (BG-4): name, how to reach them, address, VAT id or tax number. */
export function sellerParty(seller: Seller): XmlElement {
  return element(
    'ram:SellerTradeParty',
    // Without a VAT id buyers know the seller by this (BR-CO-26).
    seller.vatId === undefined ? optional('ram:ID', seller.taxNumber ?? '') : undefined,
    element('ram:Name', seller.name),
    element(
      'ram:DefinedTradeContact',
      element('ram:PersonName', seller.name),
      seller.phone === undefined
        ? undefined
        : element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', seller.phone)),
      element('ram:EmailURIUniversalCommunication', element('ram:URIID', seller.email)),
    ),
    sellerAddress(seller),
    mailbox(seller.email),
    seller.vatId === undefined ? undefined : taxRegistration('VA', plainId(seller.vatId)),
    seller.taxNumber === undefined ? undefined : taxRegistration('FC', seller.taxNumber),
  );
}

/** Who buys (BG-7): the company, where there is one, else the person. */
export function buyerParty({ customer, postal }: OrderDocument): XmlElement {
  const { company, name } = postal.billing;
  const vatId = customer.vatIds.map(plainId).find((id) => /^[A-Z]{2}/.test(id));
  return element(
    'ram:BuyerTradeParty',
    optional('ram:ID', customer.customerNumber),
    element('ram:Name', company ?? name),
    company === null || name === '' ? undefined : element('ram:DefinedTradeContact', element('ram:PersonName', name)),
    postalAddress(postal.billing),
    mailbox(customer.email),
    vatId === undefined ? undefined : taxRegistration('VA', vatId),
  );
}

/** Where the goods go (BG-13). */
export const shipToParty = (address: PostalAddress): XmlElement =>
  element('ram:ShipToTradeParty', element('ram:Name', address.company ?? address.name), postalAddress(address));

/** An element that is left out when there is nothing to say. */
const optional = (name: string, text: string): XmlElement | undefined =>
  text === '' ? undefined : element(name, text);

const plainId = (id: string): string => id.replaceAll(/[\s.]/g, '').toUpperCase();

const mailbox = (email: string): XmlElement =>
  element('ram:URIUniversalCommunication', elementWith('ram:URIID', { schemeID: 'EM' }, email));

const taxRegistration = (schemeID: string, id: string): XmlElement =>
  element('ram:SpecifiedTaxRegistration', elementWith('ram:ID', { schemeID }, id));

function postalAddress({
  company,
  name,
  department,
  street,
  more,
  zipcode,
  city,
  countryCode,
}: PostalAddress): XmlElement {
  const lines = [street, department ?? '', ...more, company === null ? '' : name].filter(Boolean);
  return address({ zipcode, lines, city, countryCode });
}

interface AddressParts {
  readonly zipcode: string;
  readonly lines: readonly string[];
  readonly city: string;
  readonly countryCode: string;
}

/** The norm has room for three lines. */
function address({ zipcode, lines: [first = '', second = '', ...more], city, countryCode }: AddressParts): XmlElement {
  return element(
    'ram:PostalTradeAddress',
    optional('ram:PostcodeCode', zipcode),
    optional('ram:LineOne', first),
    optional('ram:LineTwo', second),
    optional('ram:LineThree', more.join(', ')),
    optional('ram:CityName', city),
    element('ram:CountryID', countryCode),
  );
}

/** The seller's address is written in lines: street, postcode and town, country. */
function sellerAddress(seller: Seller): XmlElement {
  const lines = [...seller.address];
  const countryCode = countriesByName().get(lines.at(-1)?.toLowerCase() ?? '');
  if (countryCode !== undefined) lines.pop();
  const [, zipcode = '', city = lines.at(-1) ?? ''] = /^(\S*\d\S*)\s+(\D+)$/.exec(lines.at(-1) ?? '') ?? [];
  return address({ zipcode, city, lines: lines.slice(0, -1), countryCode: countryCode ?? countryOfTaxes(seller) });
}

/** Whose VAT id it is; a shop that does not say where it is sells under German law. */
function countryOfTaxes({ vatId = '' }: Seller): string {
  const prefix = /^[A-Z]{2}/.exec(plainId(vatId))?.[0] ?? 'DE';
  return prefix === 'EL' ? 'GR' : prefix;
}

let countries: ReadonlyMap<string, string> | undefined;

/** Codes of all countries by their German, English and Polish names, in small letters. */
function countriesByName(): ReadonlyMap<string, string> {
  if (countries !== undefined) return countries;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes of former times (DD, UK) have the name of today's country.
  const codes = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  const named = ['de', 'en', 'pl'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.map((code) => [names.of(code)?.toLowerCase() ?? '', code] as const);
  });
  countries = new Map(named.filter(([name]) => name !== ''));
  return countries;
}
