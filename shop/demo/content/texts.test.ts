import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterSteps, parcelAbroadSteps, parcelSteps } from '../../price-list/shipping-prices.ts';
import { demoLanguages } from '../basics/in-languages.ts';
import { footerMenu } from './footer-menus.ts';
import { contentPages } from './pages.ts';
import { parseProse } from './prose.ts';

const folder = new URL('../texts/', import.meta.url);
const texts = readdirSync(folder).map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }));

/** Routes of the storefront that are no content pages. */
const routes = [
  '/sheet-configuration-v3',
  '/contact',
  '/download',
  '/vertrag-widerrufen',
  '/rechtsverletzung-melden',
  '/search',
];

test('every text exists in every language', () => {
  const keys = [...new Set(texts.map(({ file }) => file.split('.')[0] ?? ''))];
  const missing = keys
    .flatMap((key) => demoLanguages.map((language) => `${key}.${language}.md`))
    .filter((file) => !texts.some((text) => text.file === file));
  expect(missing).toEqual([]);
});

test('no text makes a general environmental claim or names the closed dispute platform', () => {
  const forbidden =
    /umweltfreundlich|klimaneutral|nachhaltig|CO2|eco-friendly|climate[- ]neutral|sustainab|ekologiczn|ec\.europa\.eu/i;
  expect(texts.filter(({ source }) => forbidden.test(source)).map(({ file }) => file)).toEqual([]);
});

test('links lead to pages of the storefront', () => {
  const known = new Set([...routes, ...contentPages().map(({ path }) => `/${path}`)]);
  const links = texts.flatMap(({ source }) => [...source.matchAll(/\]\((\/[^)?]*)/g)].map(([, path]) => path ?? ''));
  expect(links.filter((path) => !known.has(path))).toEqual([]);
});

test('the footer of every page leads to the withdrawal function, the notice of infringements and the legal texts', () => {
  const links = new Set(footerMenu.flatMap(({ children = [] }) => children.map(({ link }) => link)));
  const wanted = ['/vertrag-widerrufen', '/rechtsverletzung-melden', '/agb', '/datenschutz', '/impressum'];
  expect(wanted.filter((path) => !links.has(path))).toEqual([]);
});

test('the translations have as many headings, lists and rows as the German text', () => {
  const shape = (source: string) =>
    source
      .split('\n')
      .filter((line) => /^(## |- |\| )/.test(line))
      .map((line) => line.slice(0, 2))
      .join('');
  const different = texts.filter(({ file, source }) => {
    const german = texts.find((text) => text.file === file.replace(/\.[a-z]{2}-[A-Z]{2}\.md$/, '.de-DE.md'));
    return shape(source) !== shape(german?.source ?? '');
  });
  expect(different.map(({ file }) => file)).toEqual([]);
});

test('the shipping page names every price the shop charges', () => {
  const prices = [...letterSteps, ...parcelSteps, ...parcelAbroadSteps].map(([, gross]) => gross);
  for (const language of demoLanguages) {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    const { source } = texts.find(({ file }) => file === `shipping.${language}.md`) ?? { source: '' };
    const stated = prices.map((price) => format.format(price));
    expect(stated.filter((price) => !source.includes(price))).toEqual([]);
  }
});

test('the withdrawal notice carries the model form and names the online function', () => {
  for (const language of demoLanguages) {
    const { source } = texts.find(({ file }) => file === `wiederrufsrecht.${language}.md`) ?? { source: '' };
    expect(source).toContain('](/vertrag-widerrufen)');
    expect(source).toContain('(*)');
  }
});

test('prose becomes headings, lists, links with the prefix of their language, and escaped paragraphs', () => {
  const source = '# Name\n\n> Summary\n\n## Head\n\n- one\n- two\n\nA & B\nsee [there](/agb)';
  expect(parseProse(source, 'en-GB')).toEqual({
    name: 'Name',
    summary: 'Summary',
    html: '<h2>Head</h2><ul><li>one</li><li>two</li></ul><p>A &amp; B<br>see <a href="/en-GB/agb">there</a></p>',
  });
});

test('rows become a table, named by its first row and column', () => {
  expect(parseProse('# Name\n\n> Summary\n\n| Method | Price\n| Letter | 2 €', 'en-GB').html).toBe(
    '<table><thead><tr><th scope="col">Method</th><th scope="col">Price</th></tr></thead>' +
      '<tbody><tr><th scope="row">Letter</th><td>2 €</td></tr></tbody></table>',
  );
});

test('a text without name or summary is refused', () => {
  expect(() => parseProse('## Head\n\nText', 'de-DE')).toThrow('begins with its name');
});
