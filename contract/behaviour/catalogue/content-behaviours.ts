import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import type { Client } from '../asking/client.ts';
import { expectError, expectSame, expectThat, read } from '../asking/expectations.ts';
import { readListing } from '../asking/listing.ts';
import { id, resultOf } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const seoUrl = z.object({
  id,
  foreignKey: id,
  languageId: id,
  routeName: z.string(),
  pathInfo: z.string(),
  seoPathInfo: z.string(),
  isCanonical: z.nullish(z.boolean()),
});
const withUrls = z.object({ elements: z.array(z.object({ id, seoUrls: z.nullish(z.array(seoUrl)) })) });
const cmsPage = z.object({
  id,
  type: z.string(),
  sections: z.array(
    z.object({
      position: z.number(),
      blocks: z.array(
        z.object({
          position: z.number(),
          slots: z.array(z.object({ id, type: z.string(), slot: z.string(), data: z.unknown() })),
        }),
      ),
    }),
  ),
});
const withPage = z.object({ id, cmsPageId: z.nullish(id), cmsPage: z.nullish(cmsPage) });

const equals = (field: string, value: string): object => ({ type: 'equals', field, value });

async function seoUrls(client: Client, ...filter: readonly object[]) {
  return read(await client.post('/seo-url', { filter, limit: 10 }), resultOf(seoUrl)).elements;
}

async function firstUrl(world: World, routeName: string) {
  const [found] = await seoUrls(world.newClient(), equals('routeName', routeName));
  return offered(found, `the channel has no address for ${routeName} (a headless channel has none)`);
}

const rising = (values: readonly { position: number }[]): boolean =>
  values.every(({ position }, index) => position >= (values[index - 1]?.position ?? position));

async function homePage(world: World) {
  const { cmsPage } = read(await world.newClient().post('/category/home'), withPage);
  return offered(cmsPage, 'the home category has no page');
}

export const contentBehaviours: readonly Behaviour[] = [
  {
    name: 'a path leads to its product or category, and back',
    async run(world) {
      for (const routeName of ['frontend.detail.page', 'frontend.navigation.page']) {
        const url = await firstUrl(world, routeName);
        const [byPath] = await seoUrls(world.newClient(), equals('seoPathInfo', url.seoPathInfo));
        expectSame('found by path', byPath?.foreignKey, url.foreignKey);
        const [byRoute] = await seoUrls(world.newClient(), equals('pathInfo', url.pathInfo));
        expectSame('found by route', byRoute?.seoPathInfo, url.seoPathInfo);
      }
    },
  },
  {
    name: 'an unknown path finds nothing, without an error',
    async run({ newClient, unique }) {
      expectSame('addresses', await seoUrls(newClient(), equals('seoPathInfo', `none/${unique()}`)), []);
    },
  },
  {
    name: 'addresses are those of the language asked in',
    async run(world) {
      const url = await firstUrl(world, 'frontend.detail.page');
      expectSame('language', url.languageId, world.shop.channel.languageId);
      const other = offered(
        world.shop.languages.find(({ id }) => id !== url.languageId),
        'there is one language only',
      );
      const criteria = { filter: [equals('foreignKey', url.foreignKey)] };
      const answer = await world.newClient().post('/seo-url', criteria, { 'sw-language-id': other.id });
      const languages = read(answer, resultOf(seoUrl)).elements.map(({ languageId }) => languageId);
      expectSame('languages', [...new Set(languages)], [other.id]);
    },
  },
  {
    name: 'products bring their addresses along when the header asks for them, and only then',
    async run(world) {
      const { foreignKey, seoPathInfo } = await firstUrl(world, 'frontend.detail.page');
      const ask = async (headers = {}) => {
        const answer = await world.newClient().post('/product', { ids: [foreignKey] }, headers);
        return (read(answer, withUrls).elements[0]?.seoUrls ?? []).map((url) => url.seoPathInfo);
      };
      expectSame('addresses', await ask({ 'sw-include-seo-urls': '1' }), [seoPathInfo]);
      expectSame('addresses without the header', await ask(), []);
    },
  },
  {
    name: 'a landing page answers with its page',
    async run(world) {
      const [url] = await seoUrls(world.newClient(), equals('routeName', 'frontend.landing.page'));
      const { foreignKey } = offered(url, 'the channel has no landing page');
      const page = read(await world.newClient().post(`/landing-page/${foreignKey}`), withPage);
      expectSame('id', page.id, foreignKey);
      if (page.cmsPage === null || page.cmsPage === undefined) throw new NotOffered('the landing page has no layout');
    },
  },
  {
    name: 'an unknown landing page is a 404',
    async run({ newClient }) {
      const answer = await newClient().post('/landing-page/ffffffffffffffffffffffffffffffff');
      expectError(answer, { status: 404, code: 'CONTENT__LANDING_PAGE_NOT_FOUND' });
    },
  },
  {
    name: 'sections and blocks of a page come in the order they are shown',
    async run(world) {
      const { sections } = await homePage(world);
      expectThat(
        sections.length > 0 && rising(sections),
        'sections by position',
        sections.map(({ position }) => position),
      );
      const wrong = sections.filter(({ blocks }) => !rising(blocks));
      expectSame('sections with blocks out of order', wrong, []);
    },
  },
  {
    name: 'the elements of a page are filled with data',
    async run(world) {
      const page = await homePage(world);
      const slots = page.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots));
      const filled = new Set(['text', 'image', 'product-slider', 'product-box', 'product-listing', 'image-slider']);
      const empty = slots.filter(({ type, data }) => filled.has(type) && (data ?? null) === null);
      expectThat(slots.length > 0, 'elements', slots);
      expectSame(
        'elements without data',
        empty.map(({ type, slot }) => `${type} ${slot}`),
        [],
      );
    },
  },
  {
    name: 'a page can be asked for by its own id',
    async run(world) {
      const { id: pageId } = await homePage(world);
      expectSame('id', read(await world.newClient().post(`/cms/${pageId}`), cmsPage).id, pageId);
    },
  },
  {
    name: 'a category page lists its products in the element made for it',
    async run(world) {
      const { categoryId, data } = await categoryWithListing(world);
      const shown = z.safeParse(z.object({ listing: z.object({ total: z.number() }) }), data);
      const { total } = await readListing(world.newClient(), categoryId, { limit: 1 });
      expectSame('total', shown.data?.listing.total, total);
    },
  },
];

/** Category pages looked at before there counts as none with a listing. */
const pagesLookedAt = 40;

/** The category with the most products if its page shows them, else the first one whose page does. */
async function categoryWithListing(world: World) {
  const largest = offered(world.shop.listing, 'no category lists products').id;
  const pages = world.shop.categories.filter(({ type }) => type === 'page').map((category) => category.id);
  for (const categoryId of [largest, ...pages].slice(0, pagesLookedAt)) {
    const answer = await world.newClient().post(`/category/${categoryId}`);
    if (answer.status !== 200) continue;
    const sections = read(answer, withPage).cmsPage?.sections ?? [];
    const slots = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots));
    const slot = slots.find(({ type }) => type === 'product-listing');
    if (slot !== undefined) return { categoryId, data: slot.data };
  }
  throw new NotOffered('no category page shows a listing');
}
