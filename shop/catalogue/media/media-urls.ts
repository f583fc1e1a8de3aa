import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Public address of a file below the data folder, `media/…`; its path changes with its content. */
export function mediaUrl(shop: Shop, path: string): string {
  return `${shop.baseUrl}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Adds `url` (empty for private files) and `hasFile`. */
export function completeMedia(shop: Shop, media: readonly JsonObject[]): void {
  for (const item of media) {
    const path = typeof item['path'] === 'string' ? item['path'] : '';
    item['hasFile'] = path !== '';
    item['url'] = path === '' || item['private'] === true ? '' : mediaUrl(shop, path);
  }
}

/** Adds `url`. */
export function completeThumbnails(shop: Shop, thumbnails: readonly JsonObject[]): void {
  for (const thumbnail of thumbnails) {
    thumbnail['url'] = typeof thumbnail['path'] === 'string' ? mediaUrl(shop, thumbnail['path']) : '';
  }
}
