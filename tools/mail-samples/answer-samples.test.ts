import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInfringementReport } from '#shop/account/mails/form-mails.ts';
import { defaultShopConfig } from '#shop/base/shop-config.ts';
import { mailLocales } from '#shop/post/mail.ts';
import { openTestShop } from '#shop/testing/serve-checkout.ts';
import { answerSamples } from './answer-samples.ts';
import { sampleMails } from './sample-mails.ts';

const origin = 'http://127.0.0.1:5173';
const ask = (path: string) => answerSamples(new Request(`${origin}${path}`), defaultShopConfig, origin);

test('the list leads to every mail, as HTML and as text, in every language', async () => {
  const list = (await (await ask('/mail-samples'))?.text()) ?? '';
  const paths = [...list.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
  const names = sampleMails({ config: defaultShopConfig, locale: 'de-DE', storefrontUrl: origin });
  expect(paths).toHaveLength(names.size * mailLocales.length * 2);
  for (const path of paths) {
    const answer = await ask(path);
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).not.toMatch(/undefined|\[object|NaN/);
  }
  expect((await ask('/mail-samples/nothing'))?.status).toBe(404);
  expect(ask('/outbox')).toBeUndefined();
});

test('neither the shop nor a start for others knows the samples', async () => {
  const shop = await openTestShop({ config: { outbox: 'anybody' } });
  expect((await shop.fetch('/mail-samples')).status).toBe(404);
  expect((await shop.fetch('/mail-samples/recovery/de-DE')).status).toBe(404);
  await shop.close();
  const product = ['web', 'shop', 'src', 'sw', 'owner'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(product.length).toBeGreaterThan(500);
  expect(product.filter((path) => readFileSync(path, 'utf8').includes('mail-samples'))).toEqual([]);
});

test.each(mailLocales)('the shop knows a report by the words the page puts before it: %s', (locale) => {
  const words = readFileSync(`locales/${locale}/information.po`, 'utf8');
  const subject = /^msgid "Rechtsverletzung: \{work\}"\nmsgstr "(.+)"$/m.exec(words)?.[1] ?? '';
  expect(subject).toContain('{work}');
  expect(isInfringementReport(subject)).toBe(true);
});

test('in English a mail begins with a capital letter after its greeting, as letters there do', async () => {
  const names = [...sampleMails({ config: defaultShopConfig, locale: 'en-GB', storefrontUrl: origin }).keys()];
  const beginnings = await Promise.all(
    names.map(async (name) =>
      (await (await ask(`/mail-samples/${name}/en-GB/text`))?.text())?.split(/^Hello .*,\n+/m)[1]?.slice(0, 20),
    ),
  );
  const greeted = beginnings.filter((beginning) => beginning !== undefined);
  expect(greeted.length).toBeGreaterThan(10);
  expect(greeted.filter((beginning) => !/^[A-Z]/.test(beginning))).toEqual([]);
});
