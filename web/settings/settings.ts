import { resolve } from 'node:path';
import { SettingRefused } from './setting-refused.ts';
import { bankAccountSetting } from './bank-account-setting.ts';
import { contentPathsSetting } from './content-paths-setting.ts';
import { pictureHostsSetting } from './picture-hosts-setting.ts';
import { statisticsSetting, type StatisticsSetting } from './statistics-setting.ts';

const shopVersions = ['6.6', '6.7'] as const;
type ShopVersion = (typeof shopVersions)[number];

/** Settings of the web server; every one has a default, see the table in README.md. */
export interface Settings {
  host: string;
  port: number;
  dataFolder: string;
  /** Base address of a real shop ("https://shop.example"); undefined: the embedded shop. */
  shopwareEndpoint: string | undefined;
  shopwareAccessToken: string;
  /** Store API the embedded shop speaks. */
  shopVersion: ShopVersion;
  /** Base address of a real file storage; undefined: the embedded one. */
  storageEndpoint: string | undefined;
  storageBucket: string;
  storageAdminToken: string | undefined;
  /** Says who is signed in, to a storage that asks: a path of the shop's own host, or a whole address. */
  storageTokenUrl: string | undefined;
  /** The largest file the embedded storage takes, in bytes. */
  storageMaxObjectBytes: number;
  /** All files in the embedded storage together, in bytes. */
  storageTotalBytes: number;
  /** What one address (of IPv6: one /64) may bring to the embedded storage a day, in bytes. */
  storageDailyBytes: number;
  /** The largest file a shopper may choose, in bytes. */
  maxFileBytes: number;
  /** What a browser may keep of pages, pictures and data that were seen, in bytes; undefined: as the worker has it. */
  offlineBytes: number | undefined;
  /** Days uploads stay that nobody orders, after the last change of their folder. */
  unorderedUploadDays: number;
  /** Days ordered uploads stay after the dispatch. */
  orderedUploadDays: number;
  /** What rendered pages may take in memory, in bytes. */
  pageCacheBytes: number;
  rateLimits: boolean;
  faultSwitches: boolean;
  /** The embedded shop lets nobody in, and lets no guest order, before the link in a mail was opened. */
  confirmAddresses: boolean;
  smtpUrl: string | undefined;
  /** How many days the embedded shop keeps its mails. */
  mailDays: number;
  /** Opens the page of the outbox where strangers could reach it. */
  outboxToken: string | undefined;
  /** Undefined: offered only where strangers cannot reach the shop. */
  testPayment: boolean | undefined;
  /** Public address when a proxy stands in front ("https://noten.example"). */
  publicUrl: string | undefined;
  /** A proxy stands in front and notes in `X-Forwarded-For` who asks; nobody reaches the server past it. */
  behindProxy: boolean;
  /** Connections at a time; of them, from one address or IPv6 network (not counted behind a proxy). */
  maxConnections: number;
  maxConnectionsPerClient: number;
  brand: { name: string; company: string; email: string };
  /** How many steps of the way from the home page to a page its breadcrumbs leave out. */
  breadcrumbStart: number;
  /** Players of YouTube and Vimeo may stand in a page; otherwise videos are links to them. */
  videoPlayers: boolean;
  /** Scheme and host of each further place the shop's pictures come from. */
  pictureHosts: readonly string[];
  /** Undefined: nobody counts. */
  statistics: StatisticsSetting | undefined;
  /** Products on a page of a listing; `shop`: as many as the shop's own setting says. */
  listingLimit: number | 'shop';
  /** Paths of the shop's own pages by the storefront's, `agb` or `en-GB/agb`. */
  contentPaths: Readonly<Record<string, string>>;
  /** What the embedded shop's invoices and mails say about the seller besides the brand's company and e-mail address. */
  seller: {
    address: readonly string[];
    phone: string | undefined;
    vatId: string | undefined;
    taxNumber: string | undefined;
    bankAccount: ReturnType<typeof bankAccountSetting>;
  };
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from environment variables. Empty means not set.
 * @throws SettingRefused
 */
export function readSettings(environment: Environment): Settings {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const shopwareEndpoint = address('SHOPWARE_ENDPOINT', text('SHOPWARE_ENDPOINT'));
  const shopwareAccessToken = text('SHOPWARE_ACCESS_TOKEN');
  if (shopwareEndpoint !== undefined && shopwareAccessToken === undefined) {
    throw new SettingRefused(
      'Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration',
    );
  }
  const maxFileBytes = megabytes('MAX_FILE_MB', text('MAX_FILE_MB')) ?? defaultMaxFileBytes;
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: portNumber(text('PORT')),
    dataFolder: resolve(text('DATA_DIR') ?? '.data'),
    shopwareEndpoint,
    shopwareAccessToken: shopwareAccessToken ?? embeddedAccessKey,
    shopVersion: shopVersion(text('SHOP_VERSION')),
    storageEndpoint: address('STORAGE_ENDPOINT', text('STORAGE_ENDPOINT')),
    storageBucket: text('STORAGE_BUCKET') ?? 'notenfalz',
    storageAdminToken: text('STORAGE_ADMIN_TOKEN'),
    storageTokenUrl: tokenAddress(text('STORAGE_TOKEN_URL')),
    storageMaxObjectBytes: megabytes('STORAGE_MAX_OBJECT_MB', text('STORAGE_MAX_OBJECT_MB')) ?? maxFileBytes,
    storageTotalBytes: gigabytes('STORAGE_TOTAL_GB', text('STORAGE_TOTAL_GB'), 50),
    storageDailyBytes: gigabytes('STORAGE_DAILY_GB', text('STORAGE_DAILY_GB'), 10),
    maxFileBytes,
    offlineBytes: megabytes('OFFLINE_MB', text('OFFLINE_MB')),
    unorderedUploadDays: wholeNumber('UNORDERED_UPLOAD_DAYS', text('UNORDERED_UPLOAD_DAYS'), 14),
    orderedUploadDays: wholeNumber('ORDERED_UPLOAD_DAYS', text('ORDERED_UPLOAD_DAYS'), 60),
    pageCacheBytes: pageCacheBytes(text('PAGE_CACHE_MB')),
    rateLimits: text('RATE_LIMITS') !== 'off',
    faultSwitches: text('FAULT_SWITCHES') === 'on',
    confirmAddresses: switchedOn('CONFIRM_ADDRESSES', text('CONFIRM_ADDRESSES')) ?? false,
    smtpUrl: smtpAddress(text('SMTP_URL')),
    mailDays: wholeNumber('MAIL_DAYS', text('MAIL_DAYS'), 90),
    outboxToken: outboxToken(text('OUTBOX_TOKEN')),
    testPayment: switchedOn('TEST_PAYMENT', text('TEST_PAYMENT')),
    publicUrl: address('PUBLIC_URL', text('PUBLIC_URL')),
    behindProxy: text('BEHIND_PROXY') === 'on',
    maxConnections: wholeNumber('MAX_CONNECTIONS', text('MAX_CONNECTIONS'), 4_000),
    maxConnectionsPerClient: wholeNumber('MAX_CONNECTIONS_PER_ADDRESS', text('MAX_CONNECTIONS_PER_ADDRESS'), 500),
    brand: brandSettings(text),
    breadcrumbStart: breadcrumbStart(text('BREADCRUMB_START')),
    videoPlayers: videoPlayers(text('VIDEO_PLAYERS')),
    pictureHosts: pictureHostsSetting(text('PICTURE_HOSTS')),
    statistics: statisticsSetting(text('STATISTICS_SCRIPT'), text('STATISTICS_SITE')),
    listingLimit: listingLimit(text('LISTING_LIMIT')),
    contentPaths: contentPathsSetting(text('CONTENT_PATHS')),
    seller: sellerSettings(text),
  };
}

/** Access key of the embedded shop's sales channel; public by nature, as every Store API access key. */
export const embeddedAccessKey = 'SWSCNOTENFALZDEMO000000000';

/**
 * Whether somebody beyond this machine may reach the server: it listens on other than the loopback addresses, or a
 * public address or a proxy in front is named.
 */
export function isPublic({ host, publicUrl, behindProxy }: Settings): boolean {
  const isLoopback = host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
  return !isLoopback || publicUrl !== undefined || behindProxy;
}

/** 300 MB, as the storefront says without a setting (CFG-06). */
const defaultMaxFileBytes = 300_000_000;

/** 64 MB hold some 500 pages. */
const pageCacheBytes = (value: string | undefined): number => megabytes('PAGE_CACHE_MB', value) ?? 64_000_000;

function shopVersion(value: string | undefined): ShopVersion {
  const version = shopVersions.find((known) => known === (value ?? '6.6'));
  if (version !== undefined) return version;
  throw new SettingRefused(`SHOP_VERSION must be 6.6 or 6.7, not "${value}".`);
}

const brandSettings = (text: (name: string) => string | undefined): Settings['brand'] => ({
  name: text('BRAND_NAME') ?? 'Notenfalz',
  company: text('BRAND_COMPANY') ?? 'Notenfalz Musterdruck GmbH',
  email: text('BRAND_EMAIL') ?? 'hallo@notenfalz.example',
});

/** Without a company of its own the demo company sells; somebody else's address must not stand beside another name. */
function sellerSettings(text: (name: string) => string | undefined): Settings['seller'] {
  const isDemo = text('BRAND_COMPANY') === undefined;
  const address = text('BRAND_ADDRESS') ?? (isDemo ? 'Musterstraße 12; 12345 Musterstadt; Deutschland' : '');
  return {
    address: address
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    phone: text('BRAND_PHONE') ?? (isDemo ? '+49 30 23125 120' : undefined),
    vatId: text('BRAND_VAT_ID') ?? (isDemo ? 'DE000000000' : undefined),
    taxNumber: text('BRAND_TAX_NUMBER'),
    bankAccount: bankAccountSetting(text, { company: brandSettings(text).company, isDemo }),
  };
}

function portNumber(value: string | undefined): number {
  const port = Number(value ?? 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SettingRefused(`PORT must be a number from 0 to 65535, not "${value}".`);
}

function smtpAddress(value: string | undefined): string | undefined {
  if (value === undefined || (URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value))) return value;
  // Not repeated: it may hold a password.
  throw new SettingRefused('SMTP_URL must be an address like smtp://user:password@mail.example:587.');
}

/** Short enough to be guessed is no protection of mails that open accounts. */
const shortestOutboxToken = 16;

function outboxToken(value: string | undefined): string | undefined {
  if (value === undefined || value.length >= shortestOutboxToken) return value;
  throw new SettingRefused(`OUTBOX_TOKEN must have at least ${shortestOutboxToken} characters.`);
}

function switchedOn(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new SettingRefused(`${name} must be on or off, not "${value}".`);
}

const videoPlayers = (value: string | undefined): boolean => switchedOn('VIDEO_PLAYERS', value) ?? false;

function wholeNumber(name: string, value: string | undefined, preset: number): number {
  const number = Number(value ?? preset);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new SettingRefused(`${name} must be a whole number above 0, not "${value}".`);
}

function breadcrumbStart(value = '0'): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new SettingRefused(`BREADCRUMB_START must be a whole number from 0 to 99, not "${value}".`);
}

/** Shopware lists a hundred products at most. */
function listingLimit(value = '10'): number | 'shop' {
  if (value === 'shop') return value;
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= 100) return number;
  throw new SettingRefused(`LISTING_LIMIT must be a whole number from 1 to 100, or shop, not "${value}".`);
}

const gigabytes = (name: string, value: string | undefined, preset: number): number =>
  (megabytes(name, value) ?? preset * 1_000_000) * 1000;

function megabytes(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const size = Number(value);
  if (size > 0) return Math.floor(size * 1_000_000);
  throw new SettingRefused(`${name} must be a number above 0, not "${value}".`);
}

function address(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:/.test(value)) return value.replace(/\/+$/, '');
  throw new SettingRefused(`${name} must be an address that starts with http:// or https://, not "${value}".`);
}

/** The session's token is sent there: never in clear text, but within this machine. */
function tokenAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isPath = /^\/(?![/\\])/.test(value) && URL.canParse(value, 'https://shop.example');
  const isSafe = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/.test(value) && URL.canParse(value);
  if (isPath || isSafe) return value;
  throw new SettingRefused(
    `STORAGE_TOKEN_URL must be a path like /storage-token or an address that starts with https://, not "${value}".`,
  );
}
