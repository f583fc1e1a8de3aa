import { DataRefused } from '#shop/base/database/data-refused.ts';

/** A Shopware and who may change it. */
export interface ShopwareSettings {
  /** Base address without a trailing slash, for example `https://shop.example`. */
  readonly endpoint: string;
  /** Access key of the sales channel the storefront speaks to. */
  readonly accessKey: string;
  /** Id and secret of an integration; undefined when only the Store API may be asked. */
  readonly integration: Integration | undefined;
}

export interface Integration {
  readonly id: string;
  readonly secret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const whereIntegrations = 'You get both in the administration: Settings, System, Integrations, Add integration.';

/** @throws {DataRefused} with one sentence for the owner */
export function readShopwareSettings(environment: Environment): ShopwareSettings {
  return {
    endpoint: readEndpoint(environment['SHOPWARE_ENDPOINT']?.trim() ?? ''),
    accessKey: readAccessKey(environment['SHOPWARE_ACCESS_TOKEN']?.trim() ?? ''),
    integration: readIntegration(environment),
  };
}

/** The settings of a command that changes the shop. @throws {DataRefused} when there is no integration */
export function requireIntegration({ integration }: ShopwareSettings): Integration {
  if (integration !== undefined) return integration;
  throw new DataRefused(`SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET are missing. ${whereIntegrations}`);
}

function readEndpoint(text: string): string {
  if (text === '')
    throw new DataRefused(
      'SHOPWARE_ENDPOINT is missing: the address of your Shopware, for example https://shop.example',
    );
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new DataRefused('SHOPWARE_ENDPOINT is not a web address; it looks like https://shop.example');
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/(?:store-)?api$/, '')}`;
}

function readAccessKey(text: string): string {
  if (/^SWSC[A-Z0-9]{22}$/.test(text)) return text;
  throw new DataRefused(
    'SHOPWARE_ACCESS_TOKEN is not the access key of a sales channel: SWSC and 22 capital letters or digits. You find it in ' +
      'the administration at the sales channel, under API access.',
  );
}

function readIntegration(environment: Environment): Integration | undefined {
  const id = environment['SHOPWARE_ADMIN_ID']?.trim() ?? '';
  const secret = environment['SHOPWARE_ADMIN_SECRET']?.trim() ?? '';
  if (id === '' && secret === '') return undefined;
  if (id === '') throw new DataRefused(`SHOPWARE_ADMIN_ID is missing beside the secret. ${whereIntegrations}`);
  if (secret === '') throw new DataRefused(`SHOPWARE_ADMIN_SECRET is missing beside the id. ${whereIntegrations}`);
  if (!id.startsWith('SWIA'))
    throw new DataRefused(
      `SHOPWARE_ADMIN_ID is not the access key id of an integration, which begins with SWIA. ${whereIntegrations}`,
    );
  return { id, secret };
}
