import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Hono } from 'hono';
import type { Shop } from '../../entities/shop.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** `GET /media/*`: public files, cacheable for ever because their paths name their content. */
export function registerMediaRoutes(app: Hono, shop: Shop): void {
  const root = join(shop.folder, 'media');
  app.get('/media/*', async (call) => {
    const path = filePath(root, new URL(call.req.url).pathname.slice('/media/'.length));
    const body = path === undefined ? undefined : await read(path);
    if (body === undefined) return call.text('Not found', 404);
    return call.body(body, 200, {
      'content-type': types[extname(path ?? '').toLowerCase()] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      // A drawing opened by itself must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}

/** Path of a file below the root for a URL path; undefined when it leads elsewhere or is not decodable. */
function filePath(root: string, urlPath: string): string | undefined {
  try {
    const path = normalize(join(root, decodeURIComponent(urlPath)));
    return path.startsWith(root + sep) && !path.includes('\0') ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

async function read(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path);
  } catch {
    // Missing, a folder, or a name no file system takes: all the same to who asks.
    return undefined;
  }
}
