import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { expectError, expectSame, expectStatus, expectThat, read, readErrors } from '../asking/expectations.ts';
import { id, resultOf } from '../asking/shapes.ts';

interface Node {
  readonly id: string;
  readonly level: number;
  readonly active: boolean;
  readonly visible: boolean;
  readonly children?: readonly Node[] | null | undefined;
}
const node: z.ZodMiniType<Node> = z.object({
  id,
  level: z.number(),
  active: z.boolean(),
  visible: z.boolean(),
  get children() {
    return z.nullish(z.array(node));
  },
});
const tree = z.array(node);
const flat = z.array(z.object({ id, parentId: z.nullable(id), level: z.number() }));

const all = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((one) => [one, ...all(one.children ?? [])]);
const main = '/navigation/main-navigation/main-navigation';

const category = z.object({
  id,
  type: z.string(),
  path: z.nullable(z.string()),
  breadcrumb: z.array(z.string()),
  cmsPage: z.nullish(z.object({ sections: z.array(z.unknown()) })),
  translated: z.object({ name: z.string() }),
});

const unknownId = 'ffffffffffffffffffffffffffffffff';

export const navigationBehaviours: readonly Behaviour[] = [
  {
    name: 'the main navigation is a tree of active, visible categories',
    async run({ newClient }) {
      const nodes = all(read(await newClient().post(main, { depth: 3 }), tree));
      offered(nodes[0], 'the navigation is empty');
      const hidden = nodes.filter(({ active, visible }) => !active || !visible);
      expectSame('hidden categories', hidden, []);
    },
  },
  {
    name: 'the navigation reads as a flat list as well',
    async run({ newClient, shop }) {
      const nodes = all(read(await newClient().post(main, { depth: 2 }), tree));
      const entries = read(await newClient().post(main, { depth: 2, buildTree: false }), flat);
      const ids = new Set(entries.map(({ id }) => id));
      const missing = nodes.filter(({ id, level }) => level <= 2 && !ids.has(id));
      expectThat(ids.has(shop.channel.navigationCategoryId), 'the root', entries);
      expectSame('categories of the tree outside the list', missing, []);
    },
  },
  {
    name: 'the depth limits how far the navigation reaches below its root',
    async run({ newClient }) {
      const shallow = read(await newClient().post(main, { depth: 1, buildTree: false }), flat);
      const levels = shallow.map(({ level }) => level);
      const reach = Math.max(...levels) - Math.min(...levels);
      // One level more than asked for is read, to tell which categories have children.
      expectThat(reach <= 2, 'at most two levels below the first', reach);
    },
  },
  {
    name: 'the name of the main navigation stands for the id of its root',
    async run({ newClient, shop }) {
      const root = shop.channel.navigationCategoryId;
      const ids = async (path: string) =>
        all(read(await newClient().post(path, { depth: 2 }), tree)).map(({ id }) => id);
      expectSame('categories', await ids(`/navigation/${root}/${root}`), await ids(main));
    },
  },
  {
    name: 'footer and service navigation are trees, or 204 when the channel has none',
    async run({ newClient }) {
      for (const name of ['footer-navigation', 'service-navigation']) {
        const answer = expectStatus(await newClient().post(`/navigation/${name}/${name}`), 200, 204);
        if (answer.status === 200) read(answer, tree);
      }
    },
  },
  {
    name: 'a navigation outside the trees of the channel is not told',
    async run({ newClient }) {
      readErrors(expectStatus(await newClient().post(`/navigation/${unknownId}/${unknownId}`), 404));
    },
  },
  {
    name: 'the home category answers with its page under the name "home"',
    async run({ newClient, shop }) {
      const found = read(await newClient().post('/category/home'), category);
      expectSame('id', found.id, shop.channel.navigationCategoryId);
      expectThat(found.cmsPage !== undefined, 'a page or null', found);
    },
  },
  {
    name: 'a category tells its way from the root as names and as ids',
    async run({ newClient, shop }) {
      const entry = offered(
        shop.categories.find(({ type, parentId }) => type === 'page' && parentId !== null),
        'the navigation has no pages',
      );
      const found = read(await newClient().post(`/category/${entry.id}`), category);
      expectSame('last name of the breadcrumb', found.breadcrumb.at(-1), found.translated.name);
      expectThat(
        found.path?.includes(`|${entry.parentId ?? ''}|`) === true,
        `a path through the parent ${entry.parentId ?? ''}`,
        found.path,
      );
    },
  },
  {
    name: 'an unknown category is a 404',
    async run({ newClient }) {
      const answer = await newClient().post(`/category/${unknownId}`);
      expectError(answer, { status: 404, code: 'CONTENT__CATEGORY_NOT_FOUND' });
    },
  },
  {
    name: 'the list of categories obeys page and limit',
    async run({ newClient }) {
      const page = async (number: number) => {
        const criteria = { limit: 1, page: number, 'total-count-mode': 1, sort: [{ field: 'id' }] };
        return read(await newClient().post('/category', criteria), resultOf(z.object({ id })));
      };
      const [first, second] = [await page(1), await page(2)];
      expectThat(first.total > 1, 'more than one category', first.total);
      expectThat(first.elements[0]?.id !== second.elements[0]?.id, 'another category on page two', second);
    },
  },
];
