import { jsonAnswer, recorded, shopAnswering, type SentRequest } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { resolvePath } from './seo-url.ts';

const id = '15a8735264d4007592072de73e504128';
const nothing = () => jsonAnswer({ elements: [] });

interface Element {
  routeName: string;
  foreignKey: string;
  pathInfo: string;
  seoPathInfo: string;
}

/** A shop that knows these paths and answers the two filters the client may ask by. */
function shopKnowing(...elements: Element[]) {
  return shopAnswering(({ body }: SentRequest) => {
    const [{ field, value }] = Object(body).filter;
    const found = elements.filter((element) => [value].flat().includes(Object(element)[field]));
    return jsonAnswer({ elements: found });
  });
}

const category = (seoPathInfo: string): Element => ({
  routeName: 'frontend.navigation.page',
  foreignKey: id,
  pathInfo: `/navigation/${id}`,
  seoPathInfo,
});

describe('resolving a path', () => {
  it('knows the start page without asking', async () => {
    const { api, sent } = shopAnswering(nothing);
    expect(await resolvePath(api, '/')).toEqual({
      routeName: 'frontend.navigation.page',
      foreignKey: 'home',
      seoPath: null,
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['/Noten/', '059', 'frontend.navigation.page', 'Noten/'],
    ['/Spiralbindung-Notenheft/ND-SPIRAL', '060', 'frontend.detail.page', 'Spiralbindung-Notenheft/ND-SPIRAL'],
  ])('finds %s by its readable path', async (path, number, routeName, seoPath) => {
    expect(await resolvePath(shopAnswering(recorded(number)).api, path)).toMatchObject({ routeName, seoPath });
  });

  it('finds a landing page', async () => {
    const route = await resolvePath(shopAnswering(recorded('062')).api, '/x');
    expect(route).toMatchObject({ routeName: 'frontend.landing.page' });
  });

  it.each(['/Noten-Drucken', '/Noten-Drucken/'])(
    'finds a category with or without the slash at the end: %s',
    async (path) => {
      const { api } = shopKnowing(category('Noten-Drucken/'));
      expect(await resolvePath(api, path)).toMatchObject({ foreignKey: id, seoPath: 'Noten-Drucken/' });
    },
  );

  it('prefers the path as it was asked for', async () => {
    const { api } = shopKnowing(category('Noten/'), { ...category('Noten'), foreignKey: 'other' });
    expect(await resolvePath(api, '/Noten')).toMatchObject({ foreignKey: 'other' });
    expect(await resolvePath(api, '/Noten/')).toMatchObject({ foreignKey: id });
  });

  it.each(['/Ch%C3%B6re', '/Chöre'])('finds umlauts however they are written: %s', async (path) => {
    expect(await resolvePath(shopKnowing(category('Chöre/')).api, path)).toMatchObject({ foreignKey: id });
  });

  it('lives with an address that is not decodable', async () => {
    expect(await resolvePath(shopKnowing(category('100%')).api, '/100%')).toMatchObject({ foreignKey: id });
  });

  it('finds an id path by its path info', async () => {
    const { api } = shopKnowing(category('Noten/'));
    expect(await resolvePath(api, `/navigation/${id}`)).toMatchObject({ foreignKey: id, seoPath: 'Noten/' });
  });

  it.each([
    ['navigation', 'frontend.navigation.page'],
    ['detail', 'frontend.detail.page'],
    ['landingPage', 'frontend.landing.page'],
  ])('reads /%s/{id} itself in a shop without readable paths', async (kind, routeName) => {
    const { api } = shopAnswering(recorded('263'));
    expect(await resolvePath(api, `/${kind}/${id}`)).toEqual({ routeName, foreignKey: id, seoPath: null });
  });

  it.each(['/gibt-es-nicht', '/detail/keine-id', '/detail/'])('finds nothing for %s', async (path) => {
    expect(await resolvePath(shopAnswering(recorded('066')).api, path)).toBeNull();
  });

  it('passes over routes of plugins', async () => {
    const { api } = shopKnowing({ ...category('Blog/'), routeName: 'frontend.blog.page' });
    expect(await resolvePath(api, '/Blog')).toBeNull();
  });
});
