import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintPrice } from './print-price.ts';
import { readPriceList } from './read-price-list.ts';

/** The price list a new shop starts with: the demo's, with every product the configurator can ask for. */
export const startingPrices = (): readonly PrintPrice[] =>
  readPriceList(readFileSync(join(import.meta.dirname, 'price-list.csv')), 'price-list.csv');
