/** What the suite needs to know about the shop it asks; read from the environment by `readSettings`. */
export interface Settings {
  /** Address of the Store API without a trailing slash, for example `https://shop.example/store-api`. */
  readonly endpoint: string;
  /** `SWSC` and 22 characters; names the sales channel, is no secret. */
  readonly accessKey: string;
  /** A promotion code that is valid for a cart of any product; without it promotions are skipped. */
  readonly promotionCode?: string;
  /** Whether behaviours may run that a person or a third party notices: contact form, reviews, payment providers. */
  readonly mayReachPeople: boolean;
}

export class SettingRefused extends Error {
  override readonly name = 'SettingRefused';
}

type Environment = Readonly<Record<string, string | undefined>>;

const example = 'SHOPWARE_ENDPOINT=https://shop.example SHOPWARE_ACCESS_TOKEN=SWSC… npm run test:shop';

/** @throws {SettingRefused} with one sentence for the person who started the suite */
export function readSettings(environment: Environment): Settings {
  const promotionCode = environment['SHOPWARE_PROMOTION_CODE'];
  return {
    endpoint: readEndpoint(environment['SHOPWARE_ENDPOINT']),
    accessKey: readAccessKey(environment['SHOPWARE_ACCESS_TOKEN']),
    ...(promotionCode === undefined || promotionCode === '' ? {} : { promotionCode }),
    mayReachPeople: environment['SHOPWARE_SEND_MAIL'] === 'on',
  };
}

function readEndpoint(text: string | undefined): string {
  if (text === undefined || text.trim() === '')
    throw new SettingRefused(`SHOPWARE_ENDPOINT is missing: the address of the shop to ask, for example ${example}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SettingRefused(`SHOPWARE_ENDPOINT is not a web address: "${text}". It looks like https://shop.example`);
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path.endsWith('/store-api') ? path : `${path}/store-api`}`;
}

function readAccessKey(text: string | undefined): string {
  if (text === undefined || text.trim() === '')
    throw new SettingRefused(
      'SHOPWARE_ACCESS_TOKEN is missing: the API access key of the sales channel, to be found in its settings.',
    );
  if (!/^SWSC[A-Z0-9]{22}$/.test(text.trim()))
    throw new SettingRefused(
      'SHOPWARE_ACCESS_TOKEN is not the access key of a sales channel: SWSC and 22 capital letters or digits.',
    );
  return text.trim();
}
