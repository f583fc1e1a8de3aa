/** Home in each language, and what menus lead to: Shopware writes categories with a slash at the end, products without. */
export const isMenuPage = (pathname: string): boolean =>
  pathname.endsWith('/') || /^\/[a-z]{2}-[A-Z]{2}$/.test(pathname);

/** The bare application in the language of a path. It is built in German. */
export async function shellFor(pathname: string, shell: Response): Promise<Response> {
  const [, locale] = /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(pathname) ?? [];
  if (locale === undefined) return shell;
  const html = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const own = html
    .replace('<html lang="de"', `<html lang="${locale.slice(0, 2)}"`)
    .replace('"/manifest.webmanifest"', `"/manifest.${locale}.webmanifest"`);
  return new Response(own, { status: shell.status, headers });
}
