import { describe, expect, test } from 'vitest';
import { headTags, type PageHeadContent } from './head-tags.ts';

const place = { brand: 'Notenfalz', locale: 'pl-PL', origin: 'https://noten.example' } as const;

async function propertiesOf(content: Partial<PageHeadContent>): Promise<Record<string, string>> {
  const { elements } = await headTags({ title: 'Walce', description: 'Na cztery ręce.', ...content }, place);
  const named = elements.map(({ attributes }) => [
    attributes['property'] ?? attributes['name'] ?? '',
    attributes['content'] ?? '',
  ]);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

describe('the head of a page', () => {
  test('says what a link to it shows elsewhere', async () => {
    expect(
      await propertiesOf({ canonicalPath: '/walce', type: 'product', image: 'https://pictures.example/a.webp' }),
    ).toEqual({
      description: 'Na cztery ręce.',
      'og:title': 'Walce',
      'og:description': 'Na cztery ręce.',
      'og:type': 'product',
      'og:locale': 'pl_PL',
      'og:site_name': 'Notenfalz',
      'og:image': 'https://pictures.example/a.webp',
      'og:url': 'https://noten.example/pl-PL/walce',
    });
  });

  test('names its picture by a whole address, and the shop’s mark where the page has none', async () => {
    const { 'og:image': own } = await propertiesOf({ image: '/media/a.webp' });
    expect(own).toBe('https://noten.example/media/a.webp');
    const { 'og:image': mark } = await propertiesOf({});
    expect(mark).toBe('https://noten.example/icons/icon-512.png');
  });

  test('keeps a page out of search engines that has no address of its own', async () => {
    const { robots } = await propertiesOf({});
    expect(robots).toBe('noindex');
  });

  test('holds what the page says of itself for machines, safe inside a script element', async () => {
    const structuredData = () => Promise.resolve([{ name: '</script><b>' }]);
    const { elements } = await headTags({ title: 'Walce', structuredData }, place);
    expect(elements.filter(({ tag }) => tag === 'script').map(({ text }) => text)).toEqual([
      '{"name":"\\u003c/script>\\u003cb>"}',
    ]);
  });
});
