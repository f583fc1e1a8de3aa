/** Home in each language, and what menus lead to: Shopware writes categories with a slash at the end, products without. */
export const isMenuPage = (pathname: string): boolean =>
  pathname.endsWith('/') || /^\/[a-z]{2}-[A-Z]{2}$/.test(pathname);

/** What a bare application says until it has put the page together, once in every language. */
const said = /<p role="status" lang="(\w\w)">.*?<\/p>/gs;

/** Whose pages a path is among. */
export const localeIn = (pathname: string): string => /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(pathname)?.[1] ?? 'de-DE';

/** The bare application in the language of a path. It is built in German. */
export async function shellFor(pathname: string, shell: Response): Promise<Response> {
  const locale = localeIn(pathname);
  const language = locale.slice(0, 2);
  const html = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const own = html
    .replace('<html lang="de"', `<html lang="${language}"`)
    .replace('"/manifest.webmanifest"', locale === 'de-DE' ? '$&' : `"/manifest.${locale}.webmanifest"`)
    .replaceAll(said, (words, spoken) => (spoken === language ? words : ''));
  return new Response(own, { status: shell.status, headers });
}
