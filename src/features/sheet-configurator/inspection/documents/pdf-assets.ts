import * as z from 'zod/mini';

/** Addresses of what pdf.js loads on demand, by file name: each is an asset of our own origin. */
const addresses = {
  standardFontDataUrl: byName(
    import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ),
  wasmUrl: byName(
    import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ),
  cMapUrl: byName(
    import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
      exhaustive: true,
    }),
  ),
} as const;

const requestSchema = z.object({
  kind: z.enum(['standardFontDataUrl', 'wasmUrl', 'cMapUrl']),
  filename: z.string(),
});

/** Loads the fonts, picture decoders and character maps a PDF needs and does not carry. */
export class SameOriginAssets {
  /** @throws when pdf.js asks for a file its package does not have, or it cannot be loaded. */
  async fetch(wanted: unknown): Promise<Uint8Array> {
    const { kind, filename } = requestSchema.parse(wanted);
    const url = addresses[kind].get(filename);
    if (url === undefined) throw new Error(`pdf.js has no ${filename}`);
    beingLoaded += 1;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    } finally {
      beingLoaded -= 1;
    }
  }
}

let beingLoaded = 0;

/** Whether a page waits for the network: then it is not the page that takes its time. */
export const areAssetsBeingLoaded = (): boolean => beingLoaded > 0;

function byName(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));
}
