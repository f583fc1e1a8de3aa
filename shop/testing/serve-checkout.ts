import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { storeMedia } from '../catalogue/media/store-media.ts';
import { createShop, defaultAccessKey, type RunningShop, type ShopOptions } from '../create-shop.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonObject;
}

/** One shopper: keeps the context token between calls like a browser does. */
export interface Shopper {
  call(method: string, path: string, body?: JsonValue): Promise<JsonAnswer>;
  /** Calls and fails unless the status is 2xx. */
  ok(method: string, path: string, body?: JsonValue): Promise<JsonObject>;
  token: string;
}

export interface TestShop {
  readonly shop: Shop;
  readonly baseUrl: string;
  now: Date;
  shopper(headers?: Readonly<Record<string, string>>): Shopper;
  /** A plain request to the shop, redirects not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Deletes files whose time is over. */
  sweepFiles(): Promise<void>;
  listPages: RunningShop['listPages'];
  close(): Promise<void>;
}

const anyJson = z.custom<JsonValue>();

/**
 * A shop of its own for one test: in memory, without rate limits, with a clock the test can set. Each look at it is a
 * millisecond later, so that what was made later sorts later.
 */
export async function openTestShop(options: Partial<ShopOptions> = {}): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-checkout-'));
  const baseUrl = 'http://shop.example';
  const test: TestShop = {
    baseUrl,
    now: new Date('2026-11-21T07:19:12.924Z'),
    get shop() {
      return running.shop;
    },
    shopper: (headers = {}) => newShopper(test, headers),
    fetch: (path, init) => running.fetch(new Request(new URL(path, baseUrl), { redirect: 'manual', ...init })),
    sweepFiles: () => running.sweepFiles(),
    listPages: (listing) => running.listPages(listing),
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const running = await createShop({
    folder,
    baseUrl,
    inMemory: true,
    rateLimits: false,
    seed: 'none',
    clock() {
      test.now = new Date(test.now.getTime() + 1);
      return test.now;
    },
    ...options,
    // Real cost would make every registration take a tenth of a second.
    config: { storefrontUrls: ['http://localhost:3000'], passwordHashCost: 4, ...options.config },
  });
  return test;
}

function newShopper(test: TestShop, headers: Readonly<Record<string, string>>): Shopper {
  const shopper: Shopper = {
    token: '',
    async call(method, path, body) {
      const response = await test.fetch(`/store-api${path}`, {
        method,
        headers: {
          'sw-access-key': defaultAccessKey,
          'content-type': 'application/json',
          ...(shopper.token === '' ? {} : { 'sw-context-token': shopper.token }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      shopper.token = response.headers.get('sw-context-token') ?? shopper.token;
      return readAnswer(response);
    },
    async ok(method, path, body) {
      const answer = await shopper.call(method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
  };
  return shopper;
}

async function readAnswer(response: Response): Promise<JsonAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const value = isJson && text !== '' ? anyJson.parse(JSON.parse(text)) : {};
  return { status: response.status, headers: response.headers, body: isJsonObject(value) ? value : { list: value } };
}

const tr = (name: string): JsonObject => ({ 'de-DE': name, 'en-GB': `${name} (en)`, 'pl-PL': `${name} (pl)` });

export const priceList = (gross: number, taxRate = 19): JsonValue => [
  { currencyId: baseIds.currencies.EUR, gross, net: Number((gross / (1 + taxRate / 100)).toFixed(4)), linked: true },
];

export const productId = (name: string): string => stableId(`test-product:${name}`);

/** Payload of a visible product; `more` overrides any field. */
export function testProductPayload(name: string, gross: number, more: JsonObject = {}): JsonObject {
  return {
    id: productId(name),
    productNumber: `T-${name}`.toUpperCase(),
    active: true,
    stock: 100,
    taxId: baseIds.taxes[19],
    price: priceList(gross),
    deliveryTimeId: baseIds.deliveryTimes.fast,
    restockTime: 3,
    weight: 0.2,
    name: tr(name),
    visibilities: [{ id: stableId(`test-visibility:${name}`), salesChannelId: baseIds.salesChannel, visibility: 30 }],
    ...more,
  };
}

/** The assortment most tests buy from. */
export function seedAssortment(shop: Shop): void {
  const tiers = [
    [1, 9, 6.5],
    [10, 49, 5.5],
    [50, null, 4.2],
  ] as const;
  upsert(shop, 'product', [
    testProductPayload('spiral', 12.9),
    testProductPayload('klammer', 6.5, {
      prices: tiers.map(([quantityStart, quantityEnd, gross], index) => ({
        id: stableId(`test-tier:${index}`),
        ruleId: baseIds.ruleAlways,
        quantityStart,
        quantityEnd,
        price: priceList(gross),
      })),
    }),
    testProductPayload('noten', 24, { taxId: baseIds.taxes[7], customFields: { price_bound: true } }),
    testProductPayload('einzel', 3.5, { stock: 2, isCloseout: true }),
    testProductPayload('ausverkauft', 39, { stock: 0, isCloseout: true }),
    testProductPayload('stapel', 1.2, { minPurchase: 5, maxPurchase: 50, purchaseSteps: 5 }),
    testProductPayload('frei', 9.99, { shippingFree: true }),
    testProductPayload('inaktiv', 5, { active: false }),
  ]);
}

/** The same shop with the assortment. */
export async function openFilledShop(options: Partial<ShopOptions> = {}): Promise<TestShop> {
  const test = await openTestShop(options);
  seedAssortment(test.shop);
  return test;
}

/** A file to buy and download, with the text it holds. */
export function seedDownload(shop: Shop, name: string, gross: number, text: string): void {
  const mediaId = stableId(`test-media:${name}`);
  const file = { id: mediaId, name, extension: 'pdf', mimeType: 'application/pdf', isPrivate: true };
  storeMedia(shop, { ...file, body: new TextEncoder().encode(text) });
  const downloads = [{ id: stableId(`test-download:${name}`), mediaId, position: 0 }];
  upsert(shop, 'product', [testProductPayload(name, gross, { downloads })]);
}

/** `{id, referencedId, type, quantity}` as clients send it. */
export function lineItem(name: string, quantity = 1, more: JsonObject = {}): JsonObject {
  return { id: productId(name), referencedId: productId(name), type: 'product', quantity, ...more };
}
