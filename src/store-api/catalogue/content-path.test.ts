import { recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { navigationPath, productPath } from './content-path.ts';
import { getNavigation, type NavigationItem } from './navigation.ts';

const page: NavigationItem = {
  id: 'c',
  parentId: 'root',
  name: 'Noten',
  type: 'page',
  linkType: null,
  internalLink: null,
  externalLink: null,
  linkNewTab: false,
  seoPath: null,
  breadcrumb: [],
  media: null,
  children: [],
};
const link: NavigationItem = { ...page, type: 'link', internalLink: 'target' };

describe('the path of a product', () => {
  it('is its readable one, or made of its id', () => {
    expect(productPath({ id: 'p', seoPath: 'Spiralbindung/ND-1' })).toBe('/Spiralbindung/ND-1');
    expect(productPath({ id: 'p', seoPath: null })).toBe('/detail/p');
  });
});

describe('where a menu entry leads', () => {
  it.each([
    [{ ...page, seoPath: 'Noten/' }, '/Noten/'],
    [page, '/navigation/c'],
    [{ ...page, parentId: null }, '/'],
    [{ ...page, type: 'folder' }, null],
    [{ ...link, linkType: 'external', externalLink: 'https://imslp.org' }, 'https://imslp.org'],
    [{ ...link, linkType: 'category', seoPath: 'Noten/' }, '/Noten/'],
    [{ ...link, linkType: 'category' }, '/navigation/target'],
    [{ ...link, linkType: 'product' }, '/detail/target'],
    [{ ...link, linkType: 'landing_page' }, '/landingPage/target'],
    [{ ...link, linkType: 'category', internalLink: null }, null],
  ])('follows the kind of the entry (%#)', (item, path) => {
    expect(navigationPath(item)).toBe(path);
  });

  it('is known for every entry of a real menu', async () => {
    const items = await getNavigation(shopAnswering(recorded('040')).api, 'main-navigation');
    const paths = items.filter(({ type }) => type !== 'folder').map(navigationPath);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths).not.toContain(null);
    expect(paths).toContain('/Spiralbindung/');
  });
});
