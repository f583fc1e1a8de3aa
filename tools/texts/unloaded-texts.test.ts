import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { firstViews } from '../first-views.ts';
import { readPageSource, readPageSources, readRoutes } from './page-sources.ts';
import { unloadedTexts, type SpeakingPages } from './unloaded-texts.ts';

const router = 'src/app/routes.tsx';
const routes = readRoutes(readFileSync(router, 'utf8'));
const contentViews = 'src/pages/content-views.ts';
const sources = readPageSources();
/** The kinds of content have the texts of their page. */
const kinds = (sources.get(contentViews)?.later ?? []).map(({ path }) => ({
  path,
  areas: routes.find((route) => route.path === 'src/pages/content.tsx')?.areas ?? [],
}));
// What the router loads later are the pages themselves, which begin with texts of their own.
for (const path of [router, contentViews])
  sources.set(path, { imports: [], fetched: [], ...sources.get(path), later: [] });

/** The areas of each module's texts, as the German catalogues say. */
function spokenAreas(): Map<string, Set<string>> {
  const spoken = new Map<string, Set<string>>();
  for (const catalogue of globSync('locales/de-DE/*.po'))
    for (const [, origin = ''] of readFileSync(catalogue, 'utf8').matchAll(/^#: (.+)$/gm))
      for (const path of origin.split(' ').filter(Boolean))
        spoken.set(path, (spoken.get(path) ?? new Set()).add(basename(catalogue, '.po')));
  return spoken;
}

const shop: SpeakingPages = {
  sources,
  spoken: spokenAreas(),
  roots: [{ path: 'src/main.tsx', areas: [] }, ...routes, ...kinds],
};

test('every page and every late part fetches the areas of its texts, and no others', () => {
  expect(unloadedTexts(shop)).toEqual([]);
});

test('what reads the sources has found pages, late parts and texts', () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(kinds.map(({ areas }) => areas)).toEqual([['catalogue'], ['catalogue'], ['catalogue']]);
  expect(shop.spoken.size).toBeGreaterThan(100);
  expect(
    [...sources.values()].filter(({ later }) => later.some(({ areas }) => areas.length > 0)).length,
  ).toBeGreaterThan(1);
});

test('a first view is counted with the texts that its route fetches', () => {
  const areasOf = new Map(routes.map(({ path, areas }) => [path, areas]));
  for (const { name, roots, areas } of firstViews)
    expect({ name, areas }).toEqual({ name, areas: ['shell', ...(areasOf.get(roots[0] ?? '') ?? [])] });
});

const part = (areas: string): string => `
  import { LatePart } from '#platform/i18n/late-part.tsx';
  const loadList = async () => (await import('./list.tsx')).List;
  export const Page = () => <LatePart areas={[${areas}]} load={loadList} props={{}} />;`;

/** A page of the checkout whose late part speaks from the area of uploads. */
const pageWith = (areas: string): SpeakingPages => ({
  sources: new Map([
    ['src/pages/page.tsx', readPageSource('src/pages/page.tsx', part(areas))],
    ['src/pages/list.tsx', readPageSource('src/pages/list.tsx', `import type { Row } from './row.tsx';`)],
    ['src/pages/row.tsx', readPageSource('src/pages/row.tsx', '')],
  ]),
  spoken: new Map([
    ['src/pages/page.tsx', new Set(['checkout'])],
    ['src/pages/list.tsx', new Set(['uploads'])],
    ['src/pages/row.tsx', new Set(['configurator'])],
  ]),
  roots: [{ path: 'src/pages/page.tsx', areas: ['checkout'] }],
});

test('a late part whose texts nobody fetches is named, and so is an area that is fetched for nothing', () => {
  expect(unloadedTexts(pageWith(`'uploads'`))).toEqual([]);
  expect(unloadedTexts(pageWith(''))).toEqual([
    'src/pages/list.tsx shows texts of src/pages/list.tsx, but fetches checkout, shell only.',
  ]);
  expect(unloadedTexts(pageWith(`'uploads', 'configurator'`))).toEqual([
    'src/pages/list.tsx shows no text of configurator, which is fetched for it.',
  ]);
});
