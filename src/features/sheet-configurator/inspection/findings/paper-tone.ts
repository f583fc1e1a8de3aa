/** The pixels of a drawn page, four bytes each (red, green, blue, alpha), row by row. */
export interface PagePixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The colour of the paper itself, 0–255 per channel. */
export interface PaperTone {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const white: PaperTone = { red: 255, green: 255, blue: 255 };
/** Paper is light, and there is a lot of it: a tone that covers less than a tenth of the page is no paper. */
const lightest = { perChannel: 96, share: 0.1 } as const;
/** A paper tone further from grey than this is a tint. */
const tintedFrom = 10;

/** The commonest light colour of a page: white for engraved files, yellow or grey for scans of old paper. */
export function paperToneOf({ data }: PagePixels): PaperTone {
  // 32 steps per channel keep noise together and differences of more than 8 apart.
  const counts = new Uint32Array(32 * 32 * 32);
  for (let at = 0; at < data.length; at += 4) {
    const bin = ((data[at] ?? 0) >> 3) * 1024 + ((data[at + 1] ?? 0) >> 3) * 32 + ((data[at + 2] ?? 0) >> 3);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let best = -1;
  let bestCount = (data.length / 4) * lightest.share;
  counts.forEach((count, bin) => {
    if (count > bestCount && isLight(bin)) {
      best = bin;
      bestCount = count;
    }
  });
  return best === -1 ? white : { red: channel(best >> 10), green: channel(best >> 5), blue: channel(best) };
}

/** True when the paper is yellowed or coloured rather than white or grey. */
export const isTinted = ({ red, green, blue }: PaperTone): boolean =>
  Math.max(red, green, blue) - Math.min(red, green, blue) > tintedFrom;

/** The brightest value of a bin, so that white paper stays 255. */
const channel = (bits: number): number => ((bits & 31) << 3) + 7;

const isLight = (bin: number): boolean =>
  Math.min(channel(bin >> 10), channel(bin >> 5), channel(bin)) >= lightest.perChannel;

/** Tables that make the paper white in each channel and keep black black. */
export const withoutPaper = ({ red, green, blue }: PaperTone) => ({
  reds: stretched(red),
  greens: stretched(green),
  blues: stretched(blue),
});

const stretched = (paper: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, value) => (value * 255) / paper);
