import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { addLines, lineOf, quantities, readCart } from '../asking/carts.ts';
import { expectAmount, expectSame, expectStatus, expectThat, read } from '../asking/expectations.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { otherProduct, plainProduct } from '../asking/product-choice.ts';
import { calculatedPrice } from '../asking/shapes.ts';

const priced = z.object({ product: z.object({ calculatedPrice }) });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const visitors = 10;

export const priceBehaviours: readonly Behaviour[] = [
  {
    name: 'the price on the product page is the price in the cart, in each currency',
    async run(world) {
      const { id } = plainProduct(world);
      for (const currency of world.shop.currencies) {
        const client = world.newClient();
        expectStatus(await client.patch('/context', { currencyId: currency.id }), 200);
        const { product } = read(await client.post(`/product/${id}`), priced);
        const [line] = (await addLines(client, lineOf({ id }))).lineItems;
        expectAmount(`price in ${currency.isoCode}`, line?.price.unitPrice ?? 0, product.calculatedPrice.unitPrice);
      }
    },
  },
  {
    name: 'goods of two tax rates are taxed apart, and shipping along with them',
    async run(world) {
      const products = [plainProduct(world), otherProduct(world)];
      if (products[0]?.taxId === products[1]?.taxId) throw new NotOffered('everything has the same tax rate');
      const cart = await addLines(world.newClient(), ...products.map((product) => lineOf(product, 2)));
      const rates = cart.price.calculatedTaxes.map(({ taxRate }) => taxRate);
      expectSame('different rates', new Set(rates).size, 2);
      const parts = [...cart.lineItems.map(({ price }) => price), ...cart.deliveries.map((one) => one.shippingCosts)];
      for (const { taxRate, tax } of cart.price.calculatedTaxes) {
        const shares = parts.flatMap(({ calculatedTaxes }) => calculatedTaxes.filter((one) => one.taxRate === taxRate));
        expectAmount(`tax of ${taxRate} %`, sum(shares.map((share) => share.tax)), tax);
      }
    },
  },
  {
    name: 'an empty cart is not delivered; goods are, and the costs are told',
    async run(world) {
      const client = world.newClient();
      expectSame('deliveries of an empty cart', (await readCart(client)).deliveries, []);
      const { deliveries } = await addLines(client, lineOf(plainProduct(world)));
      const costs = offered(deliveries[0], 'the cart has no delivery here').shippingCosts.totalPrice;
      expectThat(costs >= 0, 'shipping costs', costs);
    },
  },
  {
    name: 'a discount is shared among the tax rates of the goods',
    async run(world) {
      const code = offered(world.settings.promotionCode, 'no code is known: set SHOPWARE_PROMOTION_CODE');
      const client = world.newClient();
      await addLines(client, lineOf(plainProduct(world), 5), lineOf(otherProduct(world), 5));
      const cart = await addLines(client, { type: 'promotion', referencedId: code });
      const discount = offered(
        cart.lineItems.find(({ type }) => type === 'promotion'),
        'the code takes nothing off these goods',
      );
      const shares = discount.price.calculatedTaxes.map(({ price }) => price);
      expectThat(discount.price.totalPrice < 0, 'a negative price', discount.price.totalPrice);
      expectAmount('shares of the discount', sum(shares), discount.price.totalPrice);
    },
  },
  {
    name: 'ten visitors who shop at once each keep a cart of their own',
    async run(world) {
      const { id } = plainProduct(world);
      const clients = Array.from({ length: visitors }, () => world.newClient());
      await Promise.all(clients.map((client, index) => addLines(client, lineOf({ id }, index + 1))));
      const carts = await Promise.all(clients.map(async (client) => quantities(await readCart(client))[id]));
      expectSame(
        'quantities',
        carts,
        clients.map((_, index) => index + 1),
      );
    },
  },
];
