/** The scheme the installed application opens, as the manifest names it; an order's address stands behind it. */
const scheme = 'web+notenfalz:';

/** As mails lead to an order, in any language. */
const orderPath = /^(?:\/[a-z]{2}-[A-Z]{2})?\/account\/order\/(?<code>[\w-]+)\/?$/u;

/** The code of the order whose page a path leads to, in any language; undefined for any other path. */
export const orderCodeOf = (path: string): string | undefined => orderPath.exec(path)?.groups?.['code'];

/**
 * The code of the order a link with the application's own scheme leads to. Anybody can write such a link: whatever is no order
 * of this host is none.
 * @returns undefined for anything else
 */
export function codeInLink(link: string, origin: string): string | undefined {
  const address = link.slice(scheme.length);
  if (!link.toLowerCase().startsWith(scheme) || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? orderCodeOf(url.pathname) : undefined;
}
