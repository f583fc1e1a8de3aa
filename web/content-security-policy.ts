import { randomBytes } from 'node:crypto';

export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of every page. Scripts come from our own files only: the page carries its data as JSON, never as script.
 * Style elements need the nonce (the design system writes them); `wasm-unsafe-eval` allows the hashing module.
 * @param connect further origins of a shop or storage that the page talks to directly
 */
export function contentSecurityPolicy(nonce: string, connect: readonly string[]): string {
  const origins = connect.length > 0 ? ` ${connect.join(' ')}` : '';
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${origins}`,
    "font-src 'self'",
    `connect-src 'self'${origins}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ');
}
