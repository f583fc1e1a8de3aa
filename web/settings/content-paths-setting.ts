import { SettingRefused } from './setting-refused.ts';

/** Routes of the storefront whose text the shop keeps. */
const places = [
  'agb',
  'barrierefreiheit',
  'datenschutz',
  'good-to-know',
  'impressum',
  'klammerheftung',
  'shipping',
  'spiralbindung',
  'widerrufsrecht',
  'wiederrufsrecht',
];
const languages = new Set(['de-DE', 'en-GB', 'pl-PL']);

/**
 * Reads where the shop keeps its legal and information pages: `agb=Infos/AGB; en-GB/agb=Info/Terms`, by the storefront's
 * path, for one language or for all.
 *
 * @throws {SettingRefused} for pages nobody knows, and for addresses instead of paths
 */
export function contentPathsSetting(value: string | undefined): Readonly<Record<string, string>> {
  const entries = (value ?? '').split(';').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(entries.map(readEntry));
}

function readEntry(entry: string): readonly [string, string] {
  const [name = '', path = ''] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)].map((part) =>
    part.trim(),
  );
  const [place = '', language, ...more] = name.split('/').toReversed();
  if (!places.includes(place) || more.length > 0 || (language !== undefined && !languages.has(language)))
    throw new SettingRefused(
      `CONTENT_PATHS knows no page "${name}"; it looks like agb=Infos/AGB; en-GB/agb=Info/Terms, with the pages ` +
        `${places.join(', ')}.`,
    );
  if (path === '' || /^[a-z]+:|^\/\/|[?#\s]/i.test(path))
    throw new SettingRefused(`CONTENT_PATHS names no path of the shop for ${name}, like Infos/AGB, but "${path}".`);
  return [name, path.replace(/^\//, '')];
}
