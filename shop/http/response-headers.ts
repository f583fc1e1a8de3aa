const apiHeaders =
  'Content-Type,Authorization,sw-context-token,sw-access-key,sw-language-id,sw-version-id,sw-inheritance,indexing-behavior,sw-include-seo-urls';

/** On every answer, errors and preflights included (Store API sheet, CORS). */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
  'access-control-allow-headers': apiHeaders,
  'access-control-expose-headers': apiHeaders,
};

/** On every answer of the Store API. */
export const noCache = 'no-cache, private';

/** On successful answers only, like the real shop. */
export const protectiveHeaders: Readonly<Record<string, string>> = {
  'x-frame-options': 'deny',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** On successful answers other than preflights. */
export const contentPolicy = "object-src 'none'; script-src 'none'; base-uri 'self';";
