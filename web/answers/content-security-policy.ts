import { randomBytes } from 'node:crypto';

export const createNonce = (): string => randomBytes(16).toString('base64');

interface Allowed {
  /** Hosts the shop's pictures come from beside its own. */
  pictureHosts?: readonly string[];
  /** Of the address that names tokens for the storage, if that is on another host. */
  tokenOrigin?: string | undefined;
  /** Players of YouTube and Vimeo, which content pages load once the reader has pressed play. */
  videoPlayers?: boolean;
  /** The script of the owner's statistics, if it lies on another host. It may be fetched, and its host told. */
  statisticsScript?: string | undefined;
}

const playerOrigins = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * The policy of every page. Scripts come from our own files only: the page carries its data as JSON, never as script.
 * Style elements need the nonce (the design system writes them); `wasm-unsafe-eval` allows the hashing module.
 * @param backends addresses of a shop or storage elsewhere that the page talks to directly, and whose pictures it shows
 * @param allowed what else this shop's owner lets in
 */
export function contentSecurityPolicy(nonce: string, backends: readonly string[], allowed: Allowed = {}): string {
  const { pictureHosts = [], tokenOrigin, videoPlayers = false, statisticsScript } = allowed;
  // Of a shop in a sub-folder as well: a path in the policy would mean that one address alone.
  const origins = backends.map((address) => ` ${new URL(address).origin}`).join('');
  const pictures = pictureHosts.map((host) => ` ${host}`).join('');
  const tokens = tokenOrigin === undefined ? '' : ` ${tokenOrigin}`;
  const counting = statisticsScript === undefined ? '' : ` ${statisticsScript}`;
  const counted = statisticsScript === undefined ? '' : ` ${new URL(statisticsScript).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${counting}`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' blob: data:${origins}${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${origins}${tokens}${counted}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${videoPlayers ? playerOrigins : "'none'"}`,
    "object-src 'none'",
  ].join('; ');
}
