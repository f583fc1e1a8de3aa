import { SettingRefused } from './setting-refused.ts';

/**
 * Reads the hosts a shop's pictures come from beside its own, a CDN for example: `https://cdn.example https://img.example`.
 *
 * @returns scheme and host of each
 * @throws {SettingRefused} for what is no such address, or goes over the wire in the clear
 */
export function pictureHostsSetting(value = ''): readonly string[] {
  return value
    .split(/[\s;,]+/)
    .filter((host) => host !== '')
    .map((host) => {
      if (host.startsWith('https://') && URL.canParse(host)) return new URL(host).origin;
      throw new SettingRefused(`PICTURE_HOSTS must be addresses that start with https://, not "${host}".`);
    });
}
