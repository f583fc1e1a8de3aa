/** Parameter of the login page: where to go on afterwards. */
export const returnParameter = 'to';

const account = '/account';

/** Where somebody goes on after logging in: only to pages of this shop, whatever the address says. */
export function returnAddress(parameters: URLSearchParams): string {
  const wanted = parameters.get(returnParameter) ?? '';
  // Browsers take `//host` and `/\host` for addresses of other sites.
  return /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : account;
}

/** The login page that leads back to an address of this shop. */
export function loginAddress(to: string): string {
  return `/login?${new URLSearchParams({ [returnParameter]: to }).toString()}`;
}
