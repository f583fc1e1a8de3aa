import type { PageBudget } from './page-budget.ts';

/** What a picture takes that the browser decodes: itself, and the pixels that are drawn from it. */
const bytesPerPixel = 10;

/** Has JPEGs that the browser decodes by itself counted before it does; their memory is in no array. */
export function countDecoding(budget: PageBudget): void {
  if (typeof ImageDecoder === 'undefined') return;
  const counted = new Proxy(ImageDecoder, {
    construct(target, [init]: [ImageDecoderInit], newTarget) {
      if (init.data instanceof Uint8Array) budget.take(pixelsOfJpeg(init.data) * bytesPerPixel);
      return Reflect.construct(target, [init], newTarget);
    },
  });
  Object.assign(globalThis, { ImageDecoder: counted });
}

/** Height times width, as the header of the first frame says (ITU T.81, B.2.2); 0 when there is none. */
export function pixelsOfJpeg(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at);
    if (isFrame(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7);
    // Bytes may be filled up with 0xff before a marker.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 0;
}

/** All of 0xffc0 to 0xffcf but the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
