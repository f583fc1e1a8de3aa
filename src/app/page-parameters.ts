import { listingParameterNames } from '#features/catalogue/listing-address.ts';

/**
 * Query parameters that pages are rendered by, or could be. The renderer's pages are kept by path and these: what is
 * missing here is not seen on the server, and what only scripts read (`shared`, `source`, `edit`) is not wanted there.
 */
export const pageParameters: readonly string[] = [
  ...listingParameterNames,
  'search',
  'variant',
  'switched',
  'job',
  'error-code',
];
