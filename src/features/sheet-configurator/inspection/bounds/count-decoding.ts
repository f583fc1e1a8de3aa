import type { PageBudget } from './page-budget.ts';
import { shownPixels } from './shrink-picture.ts';

/** What a picture takes that the browser decodes: itself, and the pixels that are drawn from it. */
const bytesPerPixel = 10;

/** A JPEG that comes in several passes is kept as a whole between them, in numbers of two bytes for each colour. */
const bytesBetweenPasses = 6;

/** As the header of the first frame of a JPEG says. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  readonly hasPasses: boolean;
}

/**
 * Has JPEGs that the browser decodes by itself decoded no larger than they are shown, and counted before they are: their
 * memory is in no array.
 */
export function countDecoding(budget: PageBudget): void {
  if (typeof ImageDecoder === 'undefined') return;
  const counted = new Proxy(ImageDecoder, {
    construct(target, [init]: [ImageDecoderInit], newTarget) {
      const frame = init.data instanceof Uint8Array ? frameOfJpeg(init.data) : undefined;
      if (!frame) return Reflect.construct(target, [init], newTarget);
      const { width, height } = shownSize(frame);
      budget.take(
        width * height * bytesPerPixel + (frame.hasPasses ? frame.width * frame.height * bytesBetweenPasses : 0),
      );
      const desired = width === frame.width ? {} : { desiredWidth: width, desiredHeight: height };
      return Reflect.construct(target, [{ ...init, ...desired }], newTarget);
    },
  });
  Object.assign(globalThis, { ImageDecoder: counted });
}

function shownSize({ width, height }: JpegFrame): { width: number; height: number } {
  const factor = Math.max(1, Math.sqrt((width * height) / shownPixels));
  return { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
}

/** The header of the first frame (ITU T.81, B.2.2); undefined when there is none. */
export function frameOfJpeg(bytes: Uint8Array): JpegFrame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at);
    if (isFrame(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), hasPasses: (marker & 3) === 2 };
    }
    // Bytes may be filled up with 0xff before a marker.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** All of 0xffc0 to 0xffcf but the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
