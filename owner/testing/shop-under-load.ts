import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { createShop } from '#shop/create-shop.ts';
import { lineItem, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { homeCountry } from '#shop/seeding/base-data/countries.ts';
import { sampleBytes } from '#shop/testing/storage.ts';
import { embeddedAccessKey } from '../../web/settings/settings.ts';

const adminToken = 'administrator-of-this-test';
const authorization = `Bearer ${adminToken}`;
const storefrontUrl = 'http://127.0.0.1:5173';
const uploadHeaders = { authorization, 'content-type': 'application/pdf' };
const objects = '/v0/b/notenfalz/o';

export const shopSettings = { STORAGE_ADMIN_TOKEN: adminToken, DEV_ORIGIN: storefrontUrl };

/** A shop with something to buy, and maybe an uploaded file. */
export async function foundShop(folder: string, uploaded?: string): Promise<void> {
  const storage = { adminToken };
  const running = await createShop({ folder, baseUrl: storefrontUrl, accessKey: embeddedAccessKey, storage });
  seedAssortment(running.shop);
  if (uploaded !== undefined) {
    const address = `${storefrontUrl}${objects}?name=${encodeURIComponent(uploaded)}`;
    await running.fetch(new Request(address, { method: 'POST', headers: uploadHeaders, body: scoreOf(1) }));
  }
  await running.close();
}

export const checksumOf = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/** A file a print shop takes, different for every seed. */
export function scoreOf(seed: number, length = 40_000): Uint8Array<ArrayBuffer> {
  const bytes = sampleBytes(length, seed);
  bytes.write('%PDF-1.4\n');
  bytes.write('\n%%EOF\n', length - 7);
  return bytes;
}

export async function upload(origin: string, name: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(`${origin}${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: uploadHeaders,
    body,
  });
  if (answer.status !== 200) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
}

/** The bytes of a stored file, when they are those its checksum names. */
export async function download(origin: string, name: string): Promise<string> {
  const address = `${origin}${objects}/${encodeURIComponent(name)}`;
  const { md5Hash } = z
    .object({ md5Hash: z.string() })
    .parse(await (await fetch(address, { headers: { authorization } })).json());
  const bytes = new Uint8Array(
    await (await fetch(`${address}?alt=media`, { headers: { authorization } })).arrayBuffer(),
  );
  return checksumOf(bytes) === md5Hash ? md5Hash : `${name} is damaged`;
}

/** Begins an upload of so many bytes and returns its address. */
export async function beginUpload(origin: string, name: string, length: number): Promise<string> {
  const answer = await fetch(`${origin}${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'application/pdf',
      'x-goog-upload-header-content-length': String(length),
    },
    body: '{}',
  });
  return new URL(answer.headers.get('x-goog-upload-url') ?? '').href.slice(origin.length);
}

export function sendChunk(
  address: string,
  command: string,
  offset: number,
  body: Uint8Array<ArrayBuffer> | null = null,
) {
  const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) };
  return fetch(address, { method: 'POST', headers, body });
}

let guests = 0;

/** A guest comes, buys on account, and gets an invoice; gives the order's number. */
export async function orderByPost(origin: string): Promise<string> {
  let token = '';
  const call = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${origin}/store-api${path}`, {
      method,
      headers: {
        'sw-access-key': embeddedAccessKey,
        'content-type': 'application/json',
        ...(token === '' ? {} : { 'sw-context-token': token }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    token = answer.headers.get('sw-context-token') ?? token;
    return answer.json();
  };
  guests += 1;
  await call('POST', '/checkout/cart/line-item', { items: [lineItem('frei', 1)] });
  await call('POST', '/account/register', {
    guest: true,
    firstName: 'Klara',
    lastName: 'Kundin',
    email: `gast${guests}@example.test`,
    storefrontUrl,
    billingAddress: { countryId: homeCountry, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' },
  });
  await call('PATCH', '/context', { paymentMethodId: baseIds.paymentMethods.invoice });
  return z.object({ orderNumber: z.string() }).parse(await call('POST', '/checkout/order', {})).orderNumber;
}
