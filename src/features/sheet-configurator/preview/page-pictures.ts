/** Pictures kept at a time, in pixels: about a dozen large pages and all small ones (4 bytes each). */
const keptPixels = 16_000_000;

const minWidthPx = 400;
const maxWidthPx = 1600;
const widthStepPx = 200;

/**
 * How wide a page is drawn to be shown at a width. The PDF engine draws no line thinner than a pixel, so staves would
 * turn black when small: pages are drawn at twice the size and scaled down. In steps, so that pictures are used again.
 */
export const pictureWidthFor = (shownPx: number): number =>
  Math.min(maxWidthPx, Math.max(minWidthPx, Math.ceil((2 * shownPx) / widthStepPx) * widthStepPx));

type RenderPage = (file: Blob, page: number, widthPx: number, signal?: AbortSignal) => Promise<ImageBitmap>;

/** The PDF engine loads with the first picture. */
const renderInWorker: RenderPage = async (...request) => {
  const { renderPage } = await import('../inspection/inspect-pdf.ts');
  return renderPage(...request);
};

interface Wish {
  readonly widthPx: number;
  readonly start: () => void;
}

/**
 * Pictures of the pages of one file; those used last are kept. They are drawn one after the other, the largest first:
 * what the reader looks at does not wait for small pictures.
 */
export class PagePictures {
  readonly #file: Blob;
  readonly #render: RenderPage;
  readonly #kept = new Map<string, ImageBitmap>();
  #waiting: Wish[] = [];
  #isDrawing = false;

  constructor(file: Blob, render: RenderPage = renderInWorker) {
    this.#file = file;
    this.#render = render;
  }

  /** The largest picture of a page that is there already, up to a width. */
  peek(page: number, widthPx: number): ImageBitmap | undefined {
    const widths = [...this.#kept.keys()].flatMap((key) => {
      const [number, width] = key.split('@').map(Number);
      return number === page && width !== undefined && width <= widthPx ? [width] : [];
    });
    return this.#kept.get(keyOf(page, Math.max(...widths)));
  }

  /**
   * The picture of a page (from 1). It stays valid until other pictures push it out: draw it at once.
   * @throws {InspectionUnavailableError}
   */
  async get(page: number, widthPx: number, signal: AbortSignal): Promise<ImageBitmap> {
    const key = keyOf(page, widthPx);
    const picture = this.#kept.get(key) ?? (await this.#draw(page, widthPx, signal));
    this.#kept.delete(key);
    this.#kept.set(key, picture);
    this.#makeRoom();
    return picture;
  }

  /** Gives all memory back. */
  close(): void {
    for (const picture of this.#kept.values()) picture.close();
    this.#kept.clear();
  }

  async #draw(page: number, widthPx: number, signal: AbortSignal): Promise<ImageBitmap> {
    await new Promise<void>((start) => {
      this.#waiting.push({ widthPx, start });
      this.#next();
    });
    try {
      signal.throwIfAborted();
      return await this.#render(this.#file, page, widthPx, signal);
    } finally {
      this.#isDrawing = false;
      this.#next();
    }
  }

  #next(): void {
    if (this.#isDrawing) return;
    const [first, ...others] = this.#waiting.toSorted((a, b) => b.widthPx - a.widthPx);
    this.#waiting = others;
    if (!first) return;
    this.#isDrawing = true;
    first.start();
  }

  #makeRoom(): void {
    let pixels = [...this.#kept.values()].reduce((sum, { width, height }) => sum + width * height, 0);
    for (const [key, picture] of this.#kept) {
      if (pixels <= keptPixels || this.#kept.size === 1) return;
      pixels -= picture.width * picture.height;
      picture.close();
      this.#kept.delete(key);
    }
  }
}

const keyOf = (page: number, widthPx: number): string => `${page}@${widthPx}`;
