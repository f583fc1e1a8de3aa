import { SettingRefused } from './setting-refused.ts';

/** The owner's own statistics, which pages load after a visitor agreed. */
export interface StatisticsSetting {
  /** A path of this host, or an address that starts with https://. */
  readonly script: string;
  /** The name or id this shop has there. */
  readonly site: string | undefined;
}

/** @throws {SettingRefused} for addresses that a content security policy cannot name, or that go over the wire in the clear */
export function statisticsSetting(script: string | undefined, site: string | undefined): StatisticsSetting | undefined {
  if (script === undefined) return undefined;
  const isPath = /^\/(?![/\\])/.test(script) && URL.canParse(script, 'https://shop.example');
  const isSafe = script.startsWith('https://') && URL.canParse(script);
  if ((isPath || isSafe) && !/[\s;,'"]/.test(script)) return { script, site };
  throw new SettingRefused(
    `STATISTICS_SCRIPT must be a path like /statistics/script.js or an address that starts with https://, not "${script}".`,
  );
}
