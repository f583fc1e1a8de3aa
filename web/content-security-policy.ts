import { randomBytes } from 'node:crypto';

export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of every page. Scripts come from our own files only: the page carries its data as JSON, never as script.
 * Style elements need the nonce (the design system writes them); `wasm-unsafe-eval` allows the hashing module.
 * @param backends further origins of a shop or storage that the page talks to directly, and whose pictures it shows
 * @param tokenOrigin of the address that names tokens for the storage, if that is on another host
 */
export function contentSecurityPolicy(nonce: string, backends: readonly string[], tokenOrigin?: string): string {
  const origins = backends.map((origin) => ` ${origin}`).join('');
  const tokens = tokenOrigin === undefined ? '' : ` ${tokenOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${origins}`,
    "font-src 'self'",
    `connect-src 'self'${origins}${tokens}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ');
}
