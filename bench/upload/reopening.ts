import { startCountingProxy } from './counting-proxy.ts';
import { untilCopied } from './until-copied.ts';
import { giveScore, untilUploadArrived } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

/** How long it takes from opening the shop again, in a browser that ended in the middle, to bytes that move. */
export async function measureReopening({ shop, store, file, newProfile }: Setting): Promise<Figure[]> {
  const proxy = await startCountingProxy(shop.origin);
  const profile = await newProfile();
  try {
    const page = await profile.open(proxy.origin);
    await store.slow(4 * megabyte);
    await giveScore(page, file.path);
    // What the browser goes on from.
    await untilCopied(page);
    const address = page.url();
    // A browser that is quitted may let its service worker go on for a while; one that dies cannot.
    await profile.kill();
    await store.calm();
    const before = proxy.uploads.length;
    const started = Date.now();
    const again = await profile.open(address);
    const opened = await again.evaluate(() => performance.timeOrigin);
    await untilUploadArrived(again);
    const moved = proxy.uploads.slice(before).find(({ firstByteAt }) => firstByteAt !== undefined);
    if (moved?.firstByteAt === undefined) throw new Error('Nothing was left to send after reopening.');
    const details = { 'continued at MB': Math.round(moved.offset / megabyte), 'file MB': file.bytes / megabyte };
    return [
      {
        what: 'from opening the page again to moving bytes',
        unit: 's',
        value: (moved.firstByteAt - opened) / 1000,
        target: { atMost: 2 },
        details,
      },
      {
        what: 'the same, with the start of the browser',
        unit: 's',
        value: (moved.firstByteAt - started) / 1000,
        target: undefined,
        details: {},
      },
    ];
  } finally {
    await profile.remove();
    await store.calm();
    await proxy.close();
  }
}
