import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import type { Client } from '../asking/client.ts';
import { plainProduct, ratedProduct, tieredProduct, variantParent } from '../asking/product-choice.ts';
import {
  expectAmount,
  expectError,
  expectSame,
  expectStatus,
  expectThat,
  read,
  readErrors,
} from '../asking/expectations.ts';
import { registerCustomer } from '../asking/people.ts';
import { calculatedPrice, id, resultOf } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const option = z.object({ id, groupId: z.optional(id), translated: z.object({ name: z.string() }) });
const detail = z.object({
  product: z.object({
    id,
    parentId: z.nullish(id),
    optionIds: z.nullish(z.array(id)),
    calculatedPrice,
    calculatedPrices: z.array(calculatedPrice),
    cmsPage: z.nullish(z.object({ sections: z.array(z.unknown()) })),
    media: z.nullish(z.array(z.unknown())),
    seoUrls: z.nullish(z.array(z.object({ seoPathInfo: z.string() }))),
  }),
  configurator: z.nullable(z.array(z.object({ id, displayType: z.string(), options: z.array(option) }))),
});
const combination = z.object({ variantId: id });
const review = z.object({ id, points: z.number(), title: z.string(), content: z.string() });
const crossSelling = z.array(
  z.object({
    crossSelling: z.object({ id, translated: z.object({ name: z.string() }) }),
    products: z.array(z.object({ id })),
    total: z.number(),
  }),
);

const unknownId = 'ffffffffffffffffffffffffffffffff';

async function readDetail(client: Client, productId: string, criteria: object = {}) {
  return read(await client.post(`/product/${productId}`, criteria), detail);
}

async function configuratorOf(world: World) {
  const parent = variantParent(world);
  const { product, configurator } = await readDetail(world.newClient(), parent.id);
  return { parent, product, configurator: offered(configurator?.[0] && configurator, 'no product has a configurator') };
}

/** Products that may recommend others: those the shop says do, else the first ones. */
async function recommending(world: World): Promise<readonly string[]> {
  const filter = [{ type: 'equals', field: 'crossSellings.active', value: true }];
  const answer = await world.newClient().post('/product', { filter, limit: 15, includes: { product: ['id'] } });
  const named = answer.status === 200 ? read(answer, resultOf(z.object({ id }))).elements : [];
  return [...named, ...world.shop.products.slice(0, 15)].map((product) => product.id);
}

/** The first product found that recommends others. */
async function crossSellings(world: World) {
  for (const productId of await recommending(world)) {
    const groups = read(await world.newClient().post(`/product/${productId}/cross-selling`), crossSelling);
    if (groups.length > 0) return groups;
  }
  throw new NotOffered('no product recommends others');
}

export const productBehaviours: readonly Behaviour[] = [
  {
    name: 'a product without variants answers as itself',
    async run(world) {
      const { id } = plainProduct(world);
      const { product, configurator } = await readDetail(world.newClient(), id);
      if ((product.parentId ?? null) !== null) throw new NotOffered('every product is a variant');
      expectSame('id', product.id, id);
      expectSame('configurator', configurator ?? [], []);
    },
  },
  {
    name: 'a product page fills what was asked for as association',
    async run(world) {
      const criteria = { associations: { media: {}, seoUrls: {} } };
      const { product } = await readDetail(world.newClient(), plainProduct(world).id, criteria);
      expectThat(Array.isArray(product.media), 'a list of media', product.media);
    },
  },
  {
    name: 'an unknown product is a 404, an id that is none a 400',
    async run({ newClient }) {
      const unknown = await newClient().post(`/product/${unknownId}`);
      expectError(unknown, { status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND' });
      expectError(await newClient().post('/product/etude'), { status: 400, code: 'FRAMEWORK__INVALID_UUID' });
    },
  },
  {
    name: 'graduated prices tell the upper bound of each step and the lower bound of the last, and fall',
    async run(world) {
      const { product } = await readDetail(world.newClient(), tieredProduct(world).id);
      const steps = product.calculatedPrices;
      const bounds = steps.map(({ quantity }) => quantity);
      expectSame('last bound', bounds.at(-1), (bounds.at(-2) ?? 0) + 1);
      const rising = bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 0));
      expectThat(rising, 'rising bounds', bounds);
      for (const { unitPrice, quantity, totalPrice } of steps)
        expectAmount(`total of ${quantity}`, totalPrice, unitPrice * quantity);
    },
  },
  {
    name: 'a product with variants answers with one of them and the choices',
    async run(world) {
      const { parent, product, configurator } = await configuratorOf(world);
      expectSame('parent', product.parentId, parent.id);
      expectThat(
        configurator.every(({ options }) => options.length > 0),
        'options in each group',
        configurator,
      );
      const choices = new Set(configurator.flatMap(({ options }) => options.map(({ id }) => id)));
      const unknown = (product.optionIds ?? []).filter((id) => !choices.has(id));
      expectSame('options of the variant outside the choices', unknown, []);
    },
  },
  {
    name: 'a variant is found by its options',
    async run(world) {
      const { parent, product, configurator } = await configuratorOf(world);
      const own = new Set(product.optionIds ?? []);
      const options = Object.fromEntries(
        configurator.map((group) => [group.id, group.options.find(({ id }) => own.has(id))?.id ?? '']),
      );
      const answer = await world.newClient().post(`/product/${parent.id}/find-variant`, { options });
      expectSame('variant', read(answer, combination).variantId, product.id);
    },
  },
  {
    name: 'switching one option finds a variant that has it, even when no variant has all of them',
    async run(world) {
      const { parent, product, configurator } = await configuratorOf(world);
      const own = new Set(product.optionIds ?? []);
      const group = offered(
        configurator.find(({ options }) => options.length > 1),
        'no group of the product has a second option',
      );
      const wanted = offered(
        group.options.find(({ id }) => !own.has(id)),
        'there is nothing to switch to',
      );
      const options = Object.fromEntries(
        configurator.map(({ id, options }) => [id, options.find((one) => own.has(one.id))?.id ?? '']),
      );
      const request = { options: { ...options, [group.id]: wanted.id }, switchedGroup: group.id };
      const { variantId } = read(
        await world.newClient().post(`/product/${parent.id}/find-variant`, request),
        combination,
      );
      const found = await readDetail(world.newClient(), variantId);
      expectThat(found.product.optionIds?.includes(wanted.id) === true, 'the switched option', found.product.optionIds);
    },
  },
  {
    name: 'options nobody has lead to no variant',
    async run(world) {
      const parent = variantParent(world);
      const request = { options: { [unknownId]: unknownId }, switchedGroup: unknownId };
      const answer = await world.newClient().post(`/product/${parent.id}/find-variant`, request);
      expectError(answer, { status: 404, code: 'CONTENT__PRODUCT_VARIANT_NOT_FOUND' });
    },
  },
  {
    name: 'recommendations come in named groups with their products',
    async run(world) {
      const groups = await crossSellings(world);
      expectThat(
        groups.some(({ products }) => products.length > 0),
        'recommended products',
        groups,
      );
    },
  },
  {
    name: 'reviews are read by everybody, with points of one to five',
    async run(world) {
      const { id } = ratedProduct(world);
      const result = read(await world.newClient().post(`/product/${id}/reviews`, { limit: 10 }), resultOf(review));
      expectThat(result.elements.length > 0, 'reviews', result.elements);
      expectThat(
        result.elements.every(({ points }) => points >= 1 && points <= 5),
        '1 to 5 points',
        result.elements,
      );
    },
  },
  {
    name: 'only customers write reviews',
    async run(world) {
      const body = {
        title: 'Gut zu spielen',
        content: 'Klare Stiche, große Noten und Wendestellen, die passen.',
        points: 5,
      };
      const answer = await world.newClient().post(`/product/${plainProduct(world).id}/review`, body);
      readErrors(expectStatus(answer, 403));
    },
  },
  {
    name: 'a review that is too short is refused field by field',
    async run(world) {
      const { client } = await registerCustomer(world);
      const path = `/product/${plainProduct(world).id}/review`;
      const answer = await client.post(path, { title: 'ja', content: 'gut', points: 5 });
      if (answer.status === 403) throw new NotOffered('the shop takes no reviews');
      expectError(answer, { status: 400, code: 'VIOLATION::TOO_SHORT_ERROR', pointer: '/title' });
      expectError(answer, { status: 400, code: 'VIOLATION::TOO_SHORT_ERROR', pointer: '/content' });
    },
  },
  {
    name: 'a customer reads the own review before anybody else does',
    async run(world) {
      if (!world.settings.mayReachPeople)
        throw new NotOffered('the review stays in the shop: set SHOPWARE_SEND_MAIL=on');
      const { client } = await registerCustomer(world);
      const path = `/product/${plainProduct(world).id}`;
      const title = `Review ${world.unique()}`;
      const content = 'Klare Stiche, große Noten und Wendestellen, die wirklich zum Spielen passen.';
      const answer = await client.post(`${path}/review`, { title, content, points: 4 });
      if (answer.status === 403) throw new NotOffered('the shop takes no reviews');
      expectStatus(answer, 204);
      const titles = async (reader: Client) =>
        read(await reader.post(`${path}/reviews`), resultOf(review)).elements.map((one) => one.title);
      expectThat((await titles(client)).includes(title), 'the own review', await titles(client));
      expectThat(!(await titles(world.newClient())).includes(title), 'no unapproved review', title);
    },
  },
  {
    name: 'a product page is read by GET in 6.7 only',
    async run(world) {
      const answer = await world.newClient().get(`/product/${plainProduct(world).id}`);
      expectStatus(answer, world.shop.version === '6.6' ? 405 : 200);
    },
  },
];
