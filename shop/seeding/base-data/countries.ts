import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { baseIds, inThree } from './base-ids.ts';

interface Country {
  readonly iso: string;
  readonly iso3: string;
  readonly names: readonly [string, string, string];
  readonly zip: string;
  readonly vat: string | null;
  readonly isEu?: false;
  /** Delivered to without tax, as a Shopware installs it. */
  readonly isTaxFree?: true;
  readonly zipOptional?: true;
}

const britishZip =
  '(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})';

/** Countries the shop delivers to; zip patterns are what their posts use, VAT patterns what VIES accepts. */
const countryList: readonly Country[] = [
  { iso: 'DE', iso3: 'DEU', names: ['Deutschland', 'Germany', 'Niemcy'], zip: '\\d{5}', vat: 'DE\\d{9}' },
  { iso: 'AT', iso3: 'AUT', names: ['Österreich', 'Austria', 'Austria'], zip: '\\d{4}', vat: 'ATU\\d{8}' },
  {
    iso: 'CH',
    iso3: 'CHE',
    names: ['Schweiz', 'Switzerland', 'Szwajcaria'],
    zip: '[1-9]\\d{3}',
    vat: null,
    isEu: false,
    isTaxFree: true,
  },
  { iso: 'PL', iso3: 'POL', names: ['Polen', 'Poland', 'Polska'], zip: '\\d{2}-\\d{3}', vat: 'PL\\d{10}' },
  {
    iso: 'GB',
    iso3: 'GBR',
    names: ['Vereinigtes Königreich', 'United Kingdom', 'Wielka Brytania'],
    zip: britishZip,
    vat: '(GB)?([0-9]{9}([0-9]{3})?|[A-Z]{2}[0-9]{3})',
    isEu: false,
  },
  {
    iso: 'FR',
    iso3: 'FRA',
    names: ['Frankreich', 'France', 'Francja'],
    zip: '\\d(A|B|\\d) ?\\d{3}',
    vat: 'FR[A-HJ-NP-Z0-9]{2}\\d{9}',
  },
  {
    iso: 'NL',
    iso3: 'NLD',
    names: ['Niederlande', 'Netherlands', 'Holandia'],
    zip: '[1-9]\\d{3} ?[A-Z]{2}',
    vat: 'NL\\d{9}B\\d{2}',
  },
  { iso: 'BE', iso3: 'BEL', names: ['Belgien', 'Belgium', 'Belgia'], zip: '\\d{4}', vat: 'BE[01]\\d{9}' },
  { iso: 'LU', iso3: 'LUX', names: ['Luxemburg', 'Luxembourg', 'Luksemburg'], zip: '\\d{4}', vat: 'LU\\d{8}' },
  { iso: 'IT', iso3: 'ITA', names: ['Italien', 'Italy', 'Włochy'], zip: '\\d{5}', vat: 'IT\\d{11}' },
  { iso: 'ES', iso3: 'ESP', names: ['Spanien', 'Spain', 'Hiszpania'], zip: '\\d{5}', vat: 'ES[A-Z0-9]\\d{7}[A-Z0-9]' },
  { iso: 'PT', iso3: 'PRT', names: ['Portugal', 'Portugal', 'Portugalia'], zip: '\\d{4}-\\d{3}', vat: 'PT\\d{9}' },
  {
    iso: 'IE',
    iso3: 'IRL',
    names: ['Irland', 'Ireland', 'Irlandia'],
    zip: '[A-Z]\\d[\\dW] ?[A-Z0-9]{4}',
    vat: 'IE\\d[A-Z0-9]\\d{5}[A-Z]{1,2}',
  },
  { iso: 'DK', iso3: 'DNK', names: ['Dänemark', 'Denmark', 'Dania'], zip: '\\d{4}', vat: 'DK\\d{8}' },
  { iso: 'SE', iso3: 'SWE', names: ['Schweden', 'Sweden', 'Szwecja'], zip: '\\d{3} ?\\d{2}', vat: 'SE\\d{12}' },
  { iso: 'FI', iso3: 'FIN', names: ['Finnland', 'Finland', 'Finlandia'], zip: '\\d{5}', vat: 'FI\\d{8}' },
  { iso: 'NO', iso3: 'NOR', names: ['Norwegen', 'Norway', 'Norwegia'], zip: '\\d{4}', vat: null, isEu: false },
  { iso: 'CZ', iso3: 'CZE', names: ['Tschechien', 'Czechia', 'Czechy'], zip: '\\d{3} ?\\d{2}', vat: 'CZ\\d{8,10}' },
  { iso: 'SK', iso3: 'SVK', names: ['Slowakei', 'Slovakia', 'Słowacja'], zip: '\\d{3} ?\\d{2}', vat: 'SK\\d{10}' },
  { iso: 'HU', iso3: 'HUN', names: ['Ungarn', 'Hungary', 'Węgry'], zip: '\\d{4}', vat: 'HU\\d{8}' },
  { iso: 'SI', iso3: 'SVN', names: ['Slowenien', 'Slovenia', 'Słowenia'], zip: '\\d{4}', vat: 'SI\\d{8}' },
  { iso: 'LT', iso3: 'LTU', names: ['Litauen', 'Lithuania', 'Litwa'], zip: '(LT-)?\\d{5}', vat: 'LT(\\d{9}|\\d{12})' },
  { iso: 'LV', iso3: 'LVA', names: ['Lettland', 'Latvia', 'Łotwa'], zip: '(LV-)?\\d{4}', vat: 'LV\\d{11}' },
  { iso: 'EE', iso3: 'EST', names: ['Estland', 'Estonia', 'Estonia'], zip: '\\d{5}', vat: 'EE\\d{9}' },
];

const germanStates: Readonly<Record<string, readonly [string, string, string]>> = {
  'DE-BW': ['Baden-Württemberg', 'Baden-Württemberg', 'Badenia-Wirtembergia'],
  'DE-BY': ['Bayern', 'Bavaria', 'Bawaria'],
  'DE-BE': ['Berlin', 'Berlin', 'Berlin'],
  'DE-BB': ['Brandenburg', 'Brandenburg', 'Brandenburgia'],
  'DE-HB': ['Bremen', 'Bremen', 'Brema'],
  'DE-HH': ['Hamburg', 'Hamburg', 'Hamburg'],
  'DE-HE': ['Hessen', 'Hesse', 'Hesja'],
  'DE-MV': ['Mecklenburg-Vorpommern', 'Mecklenburg-Western Pomerania', 'Meklemburgia-Pomorze Przednie'],
  'DE-NI': ['Niedersachsen', 'Lower Saxony', 'Dolna Saksonia'],
  'DE-NW': ['Nordrhein-Westfalen', 'North Rhine-Westphalia', 'Nadrenia Północna-Westfalia'],
  'DE-RP': ['Rheinland-Pfalz', 'Rhineland-Palatinate', 'Nadrenia-Palatynat'],
  'DE-SL': ['Saarland', 'Saarland', 'Saara'],
  'DE-SN': ['Sachsen', 'Saxony', 'Saksonia'],
  'DE-ST': ['Sachsen-Anhalt', 'Saxony-Anhalt', 'Saksonia-Anhalt'],
  'DE-SH': ['Schleswig-Holstein', 'Schleswig-Holstein', 'Szlezwik-Holsztyn'],
  'DE-TH': ['Thüringen', 'Thuringia', 'Turyngia'],
};

const states: readonly JsonObject[] = Object.entries(germanStates).map(([shortCode, names]) => ({
  id: stableId(`country-state:${shortCode}`),
  shortCode,
  name: inThree(...names),
}));

const taxFree: JsonObject = {
  enabled: true,
  currencyId: baseIds.currencies.EUR,
  amount: 0,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
};

export const countries: readonly JsonObject[] = countryList.map((country, index) => ({
  id: stableId(`country:${country.iso}`),
  iso: country.iso,
  iso3: country.iso3,
  name: inThree(...country.names),
  position: index + 1,
  isEu: country.isEu ?? true,
  defaultPostalCodePattern: country.zip,
  checkPostalCodePattern: true,
  vatIdPattern: country.vat,
  ...(country.isTaxFree === true ? { customerTax: taxFree } : {}),
  ...(country.iso === 'DE' ? { states } : {}),
}));

/** Ids of all countries, for channels that deliver to every one. */
export const countryIds: readonly string[] = countryList.map((country) => stableId(`country:${country.iso}`));

/** Where an order goes when nobody has said. */
export const homeCountry = stableId('country:DE');
