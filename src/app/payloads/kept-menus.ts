import { listKeptPayloads, readKeptPayload } from '#offline/kept-payloads.ts';
import { localeOfPath, type Locale } from '#platform/configuration/locales.ts';
import type { Frame } from '../layouts/load-frame.ts';
import type { Payload } from '../page-data.ts';
import { menusRoute } from '../routes.tsx';

/** So many pages are looked through at most: each has the menus, unless the shop kept silent about them just then. */
const mostPages = 5;

/** The menus of a language as a page shows them that this device keeps; undefined where it keeps none. */
export async function keptMenus(locale: Locale): Promise<Frame | undefined> {
  const pages = (await listKeptPayloads()).filter(({ url }) => localeOfPath(new URL(url).pathname) === locale);
  for (const page of pages.slice(0, mostPages)) {
    const { loaderData = {} }: Partial<Payload> = JSON.parse((await readKeptPayload(page)) || '{}');
    const menus = loaderData[menusRoute];
    if (areMenus(menus) && menus.main.length > 0) return menus;
  }
  return undefined;
}

const areMenus = (data: unknown): data is Frame => {
  const { main, footer, service }: Partial<Record<keyof Frame, unknown>> = Object(data);
  return [main, footer, service].every(Array.isArray);
};
