/** Home in each language, and what menus lead to: Shopware writes categories with a slash at the end, products without. */
export const isMenuPage = (pathname: string): boolean =>
  pathname.endsWith('/') || /^\/[a-z]{2}-[A-Z]{2}$/.test(pathname);

/** Whose pages a path is among. */
export const localeIn = (pathname: string): string => /^\/([a-z]{2}-[A-Z]{2})(?:\/|$)/.exec(pathname)?.[1] ?? 'de-DE';
