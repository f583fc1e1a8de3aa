import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './shop-test.ts';
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

/** Waits for a mail to an address with a link to this path of the shop. @returns the link of the newest */
export async function linkInMail(shop: ShopProcess, address: string, path: string): Promise<string> {
  const find = async (): Promise<string> => {
    const words = (await mailsTo(shop, address)).map(wordsOfMail).join('\n');
    const links = words.match(/https?:\/\/[^\s"'<>]+/g) ?? [];
    return links.findLast((link) => new URL(link).pathname.endsWith(path))?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(find, `a link to ${path} in a mail to ${address}`).not.toBe('');
  return find();
}

/** What a raw message says: all its parts of text, decoded. */
export function wordsOfMail(mail: string): string {
  const parts = mail.matchAll(/^Content-Transfer-Encoding: (\S+)\r?\n(?:.+\r?\n)*\r?\n((?:[^-].*\r?\n|\r?\n)+)/gim);
  return [...parts].map(([, encoding = '', body = '']) => decoded(encoding.toLowerCase(), body)).join('\n');
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
