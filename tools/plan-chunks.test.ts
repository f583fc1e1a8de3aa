import { expect, test } from 'vitest';
import { planChunks, type ModuleGraph, type View } from './plan-chunks.ts';

const kb = 1000;

/** A shop of three pages: what each module imports, and its size in KB. */
const shop: Record<string, [imports: string[], size: number]> = {
  main: [['frame'], 5],
  frame: [[], 20],
  home: [['frame', 'picture', 'drop'], 4],
  list: [['picture', 'filter', 'tile'], 4],
  search: [['filter', 'tile', 'spinner'], 4],
  picture: [[], 30],
  filter: [[], 40],
  tile: [['price'], 2],
  price: [[], 1],
  spinner: [[], 1],
  drop: [['spinner'], 10],
};
const views: View[] = ['home', 'list', 'search'].map((name) => ({ name, roots: [name] }));

function viewOfOne(root: string): View {
  return { name: root, roots: [root] };
}

function graphOf(modules: typeof shop): ModuleGraph {
  return {
    importsOf: (id) => modules[id]?.[0] ?? [],
    bytesOf: (id) => (modules[id]?.[1] ?? 0) * kb,
  };
}

/** Modules that travel together, in any order. */
function sortedPlan(plan: ReadonlyMap<string, string>): string[] {
  const groups = Map.groupBy(plan.keys(), (id) => plan.get(id));
  return [...groups.values()].map((ids) => ids.toSorted().join(' ')).toSorted();
}

test('modules that the same pages need travel together', () => {
  expect(sortedPlan(planChunks(graphOf(shop), ['main'], views))).toContain('filter price tile');
});

test('what one page alone needs stays with it', () => {
  const plan = planChunks(graphOf(shop), ['main'], views);
  expect(['home', 'drop'].filter((id) => plan.has(id))).toEqual([]);
});

test('the entry is no file of its own: it begins what all pages share, under its own name', () => {
  const plan = planChunks(graphOf(shop), ['main'], views);
  expect([plan.get('main'), plan.get('frame')]).toEqual(['index', 'index']);
});

test('what the entry imports travels with what every page needs, packages in a file of their own, which needs no other', () => {
  const react = '/node_modules/react/index.js';
  const modules: typeof shop = {
    ...shop,
    main: [['frame', react], 5],
    [react]: [['instead'], 90],
    instead: [[], 1],
  };
  const plan = planChunks(graphOf(modules), ['main'], views);
  expect([plan.get(react), plan.get('instead')]).toEqual(['framework', 'framework']);
  expect(plan.get('frame')).toBe('index');
});

test('a large module never comes with pages that do not need it', () => {
  const plan = planChunks(graphOf(shop), ['main'], views);
  expect(plan.get('picture')).not.toBe(plan.get('filter'));
});

test('a module of a few bytes joins another file when that spares more than it costs', () => {
  const small = { ...shop, picture: [[], 1] as [string[], number], filter: [[], 1] as [string[], number] };
  expect(sortedPlan(planChunks(graphOf(small), ['main'], views))).toEqual([
    'filter frame main picture price spinner tile',
  ]);
});

test('a module never joins others when a page would load what that module imports for nothing', () => {
  // `arrival` and `delivery` are small, and joining them would spare files; but the job does not need what an arrival imports.
  const modules: typeof shop = {
    main: [[], 5],
    cart: [['arrival', 'delivery'], 4],
    checkout: [['arrival', 'delivery'], 4],
    paid: [['lines'], 4],
    unpaid: [['lines'], 4],
    job: [['delivery'], 4],
    arrival: [['lines'], 2],
    delivery: [[], 1],
    lines: [[], 40],
  };
  const pages = ['cart', 'checkout', 'paid', 'unpaid', 'job'].map((name) => ({ name, roots: [name] }));
  expect(sortedPlan(planChunks(graphOf(modules), ['main'], pages))).toEqual(['arrival lines', 'delivery main']);
});

test('names and folders play no part: renaming every module changes nothing', () => {
  const renamed = (id: string): string => `elsewhere/${[...id].toReversed().join('')}`;
  const modules = Object.fromEntries(
    Object.entries(shop).map(([id, [imports, size]]): [string, [string[], number]] => [
      renamed(id),
      [imports.map(renamed), size],
    ]),
  );
  const pages = views.map(({ name, roots }) => ({ name, roots: roots.map(renamed) }));
  const plan = planChunks(graphOf(modules), [renamed('main')], pages);
  const expected = planChunks(graphOf(shop), ['main'], views);
  expect(plan).toEqual(new Map([...expected].map(([id, name]) => [renamed(id), name])));
});

test('a part of a page counts with that page: what both need is loaded once', () => {
  const modules = {
    ...shop,
    bench: [['picture', 'tool'], 9] as [string[], number],
    tool: [[], 9] as [string[], number],
  };
  const plan = planChunks(graphOf(modules), ['main'], [...views, { name: 'job', roots: ['home', 'bench'] }]);
  expect(plan.get('picture')).toBeDefined();
  expect(plan.has('tool')).toBe(false);
});

/** The shop with what its pages bring later: the start of a session, and what stands ready for a click. */
const withLater: typeof shop = {
  ...shop,
  session: [['client', 'frame'], 3],
  cart: [['client', 'price'], 2],
  client: [[], 8],
  router: [['history'], 5],
  history: [[], 1],
};
const later = { together: [{ name: 'with a session', roots: ['session', 'cart'] }, viewOfOne('router')] };

test('what pages bring later travels together with what it begins with, and changes nothing of what they begin with', () => {
  const before = sortedPlan(planChunks(graphOf(withLater), ['main'], views));
  const after = sortedPlan(planChunks(graphOf(withLater), ['main'], views, later));
  expect(after.filter((chunk) => !before.includes(chunk))).toEqual(['cart client session', 'history router']);
  expect(before.filter((chunk) => !after.includes(chunk))).toEqual([]);
});

test('what a page begins with keeps its place, where something later asks for it too', () => {
  const plan = planChunks(graphOf(withLater), ['main'], views, {
    together: [{ name: 'next', roots: ['home', 'cart'] }],
  });
  expect(['home', 'drop'].filter((id) => plan.has(id))).toEqual([]);
  expect(plan.get('cart')).toBe(plan.get('client'));
});

test('what comes later is joined with nothing that would bring another page’s code along', () => {
  const modules: typeof shop = {
    ...withLater,
    hint: [['filter'], 1],
    badge: [[], 1],
  };
  // Both small, and joined they would spare a request; but then who asks for the badge would load the filter.
  const parts = [
    { name: 'hint', roots: ['hint'] },
    { name: 'badge', roots: ['badge'] },
    { name: 'both', roots: ['hint', 'badge'] },
  ];
  const plan = planChunks(graphOf(modules), ['main'], views, { together: parts });
  expect(plan.get('hint')).not.toBe(plan.get('badge'));
});

test('who may ask for a part besides is spared what it does not need', () => {
  const modules: typeof shop = { ...withLater, settings: [[], 20] };
  const together = [{ name: 'idle', roots: ['router', 'settings'] }];
  const apart = planChunks(graphOf(modules), ['main'], views, { together, besides: [viewOfOne('router')] });
  const joined = planChunks(graphOf(modules), ['main'], views, { together });
  expect(joined.get('router')).toBe(joined.get('settings'));
  expect(apart.get('router')).not.toBe(apart.get('settings'));
});
