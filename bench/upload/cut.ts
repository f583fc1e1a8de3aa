import { startCountingProxy } from './counting-proxy.ts';
import { giveScore, untilUploadArrived } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

/** The chunk that is cut: by then chunks are as large as they get. */
const cutChunk = 8;

/** How many bytes leave the browser twice when the connection breaks in the middle of a chunk. */
export async function measureCut({ shop, store, file, newProfile }: Setting): Promise<Figure> {
  const proxy = await startCountingProxy(shop.origin);
  const profile = await newProfile();
  try {
    const page = await profile.open(proxy.origin);
    await store.trouble({ match: { command: 'upload' }, skip: cutChunk, cutBodyAfter: 3 * megabyte });
    await giveScore(page, file.path);
    await untilUploadArrived(page);
    if ((await store.pendingTroubles()).length > 0)
      throw new Error('The file is too small to be cut: take a larger one.');
    const sent = proxy.uploads.reduce((sum, { bytes }) => sum + bytes, 0);
    const chunk = Math.max(...proxy.uploads.map(({ bytes }) => bytes));
    return {
      what: 'bytes sent again after a cut connection, in chunks',
      unit: 'chunks',
      value: (sent - file.bytes) / chunk,
      target: { atMost: 1 },
      details: { 'bytes again': sent - file.bytes, 'largest chunk': chunk, requests: proxy.uploads.length },
    };
  } finally {
    await profile.remove();
    await store.calm();
    await proxy.close();
  }
}
