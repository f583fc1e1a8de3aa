import * as z from 'zod/mini';
import { missingPrintProducts, printProductNumbers } from '#shop/price-list/missing-print-products.ts';
import type { Behaviour } from '../asking/behaviour.ts';
import { addLines, lineOf } from '../asking/carts.ts';
import { expectAmount, expectSame, read } from '../asking/expectations.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { calculatedPrice, id, resultOf } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const sold = resultOf(
  z.object({ id, productNumber: z.string(), calculatedPrice, calculatedPrices: z.array(calculatedPrice) }),
);

async function soldPrintProducts(world: World) {
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: printProductNumbers().join('|') }];
  return read(await world.newClient().post('/product', { filter, limit: 100 }), sold).elements;
}

/** A thick score in forty copies prints this many sides. */
const manySides = 4000;

export const printProductBehaviours: readonly Behaviour[] = [
  {
    name: 'all products the configurator can ask for are sold',
    async run(world) {
      const missing = missingPrintProducts((await soldPrintProducts(world)).map(({ productNumber }) => productNumber));
      if (missing.length > 0) throw new NotOffered(`print products are missing: ${missing.join(', ')}`);
    },
  },
  {
    name: 'thousands of printed sides are one line, at the price of their step',
    async run(world) {
      const products = await soldPrintProducts(world);
      const side = offered(
        products.find(({ productNumber }) => productNumber === 'PRINT-SW-A4'),
        'the print product PRINT-SW-A4 is missing',
      );
      const [line] = (await addLines(world.newClient(), lineOf(side, manySides))).lineItems;
      expectSame('sides in the cart', line?.quantity, manySides);
      const last = side.calculatedPrices.at(-1) ?? side.calculatedPrice;
      expectAmount('price of a side', line?.price.unitPrice ?? 0, last.unitPrice);
    },
  },
];
