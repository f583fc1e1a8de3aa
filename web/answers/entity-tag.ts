import { createHash } from 'node:crypto';

/** Names content: different for different content. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

/** Whether the browser has just this; a proxy that packs answers may have made the tag a weak one. */
export function isKnown(request: Request, validator: string): boolean {
  const tags = (request.headers.get('if-none-match') ?? '').split(',');
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === validator);
}

/** Without what describes the body, and without a policy: headers of a 304 replace those that came with the browser's copy. */
export function notModified(answer: Headers): Response {
  const headers = new Headers();
  for (const name of ['etag', 'cache-control', 'vary']) {
    const value = answer.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: 304, headers });
}
