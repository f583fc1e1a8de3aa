import { expect, test } from 'vitest';
import { pictureHostsSetting } from './picture-hosts-setting.ts';
import { SettingRefused } from './setting-refused.ts';

test('hosts of pictures are told by their addresses, one or several; what follows the host does not count', () => {
  expect(pictureHostsSetting()).toEqual([]);
  expect(pictureHostsSetting('https://cdn.example/media/; https://img.example:8443')).toEqual([
    'https://cdn.example',
    'https://img.example:8443',
  ]);
});

test.each(['cdn.example', 'http://cdn.example', 'https://', "https://cdn.example 'unsafe-inline'", '*'])(
  'the host %o is refused in one sentence',
  (host) => {
    expect(() => pictureHostsSetting(host)).toThrow(SettingRefused);
  },
);
