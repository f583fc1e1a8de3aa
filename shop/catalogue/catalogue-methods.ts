import type { Shop } from '../entities/shop.ts';

/** Methods of calls that read the catalogue: 6.6 knows POST only, 6.7 GET too. */
export function catalogueMethods({ version }: Shop): string[] {
  return version === '6.6' ? ['POST'] : ['GET', 'POST'];
}
