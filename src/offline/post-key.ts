/** Request headers that change what the Store API answers to the same body. */
const varyingHeaders = ['sw-language-id', 'sw-currency-id', 'sw-include-seo-urls', 'sw-access-key'];

/** JSON with sorted keys, so that equal criteria are one cache entry whatever their order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${pairs.map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * A GET request that stands for a POST read in the cache, which refuses POST requests as keys: the same address plus a
 * digest of everything that changes the answer.
 * @param session the session an answer belongs to; empty for answers that are the same for everybody
 */
export async function postKey(request: Request, session = ''): Promise<Request> {
  const text = await request.clone().text();
  const headers = varyingHeaders.map((name) => request.headers.get(name) ?? '');
  const parts = [request.method, ...headers, session, normalised(text)].join('\n');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts));
  const url = new URL(request.url);
  url.searchParams.set('body', toHex(digest));
  return new Request(url.href);
}

function normalised(text: string): string {
  try {
    return canonicalJson(JSON.parse(text));
  } catch {
    return text;
  }
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
