const yearInSeconds = 365 * 24 * 60 * 60;

/** Names of the only cookies the storefront sets; all of them necessary for what the shopper asked for. */
export const cookieNames = {
  contextToken: 'sw-context-token',
  languageId: 'sw-language-id',
  locale: 'i18n_redirected',
  theme: 'nf-theme',
} as const;

type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** The value of a cookie in a Cookie header or in `document.cookie`. */
export function readCookie(cookies: string, name: CookieName): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decodeCookie(value.join('='));
  }
  return undefined;
}

/** Keeps a value for 365 days for the whole site, SameSite Lax (specification §9). */
export function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
}

/** Takes a value away. */
export function removeCookie(name: CookieName): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}

function decodeCookie(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
