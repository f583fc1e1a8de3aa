import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopProcess } from './shop-process.ts';

/** The mails the shop has sent to an address, as raw messages, oldest first. */
export async function mailsTo(shop: ShopProcess, address: string): Promise<string[]> {
  const folder = join(shop.folder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(address));
}
