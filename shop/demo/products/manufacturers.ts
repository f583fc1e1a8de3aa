import type { JsonObject } from '../../base/json.ts';
import { demoId } from '../basics/demo-id.ts';
import { everywhere, inLanguages, type Texts } from '../basics/in-languages.ts';
import type { ManufacturerKey } from './demo-product.ts';

interface Manufacturer {
  readonly name: string;
  readonly trade: Texts;
  readonly address: string;
  readonly email: string;
}

const makers: Readonly<Record<ManufacturerKey, Manufacturer>> = {
  notenfalz: {
    name: 'Edition Notenfalz',
    trade: inLanguages(
      'Druck, Bindung und eigene Ausgaben',
      'Printing, binding and our own editions',
      'Druk, oprawa i własne wydania',
    ),
    address: 'Notenfalz Musterdruck GmbH, Musterstraße 12, 12345 Musterstadt, DE',
    email: 'produktsicherheit@notenfalz.example',
  },
  holzpult: {
    name: 'Pultbau Ahorn',
    trade: inLanguages('Pulte und Leuchten', 'Stands and lamps', 'Pulpity i lampki'),
    address: 'Pultbau Ahorn e. K., Beispielweg 3, 54321 Beispielort, DE',
    email: 'hallo@pultbau-ahorn.example',
  },
  schreibzeug: {
    name: 'Feder & Mine',
    trade: inLanguages('Schreibzeug für Musiker', 'Writing tools for musicians', 'Przybory piśmienne dla muzyków'),
    address: 'Feder & Mine OHG, Tintengasse 7, 23456 Beispielstadt, DE',
    email: 'service@feder-mine.example',
  },
  mappenwerk: {
    name: 'Mappenwerk Linden',
    trade: inLanguages('Mappen und Kartonagen', 'Folders and boxes', 'Teczki i kartony'),
    address: 'Mappenwerk Linden GmbH, Werkhof 1, 34567 Musterhausen, DE',
    email: 'post@mappenwerk-linden.example',
  },
};

/** Makers with the address product safety law asks for (Regulation (EU) 2023/988, Art. 19). */
export const manufacturers: readonly JsonObject[] = Object.entries(makers).map(
  ([key, { name, trade, address, email }]) => ({
    id: demoId(`manufacturer ${key}`),
    name: everywhere(name),
    description: inLanguages(
      `${trade['de-DE']}. Hersteller: ${address}, ${email}`,
      `${trade['en-GB']}. Manufacturer: ${address}, ${email}`,
      `${trade['pl-PL']}. Producent: ${address}, ${email}`,
    ),
  }),
);
