export class ExternalNavigationRefused extends Error {
  override readonly name = 'ExternalNavigationRefused';
  constructor(url: string) {
    super(`Navigation to ${url} needs permission`);
  }
}

/**
 * Leaves the storefront, for example to a payment page.
 * Only http and https addresses, and another origin only when the caller says so (specification §2).
 * @throws ExternalNavigationRefused
 */
export function leaveTo(url: string, permission: { external: boolean }): void {
  const target = new URL(url, location.href);
  const web = target.protocol === 'https:' || target.protocol === 'http:';
  if (!web || (target.origin !== location.origin && !permission.external)) throw new ExternalNavigationRefused(url);
  location.assign(target.href);
}

/** Whether a link from shop content may be followed: paths and http(s) addresses, no script-type protocols. */
export function isSafeLink(href: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href, 'https://same.invalid').protocol);
  } catch {
    return false;
  }
}
