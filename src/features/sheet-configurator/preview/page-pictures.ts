import type { FilePage } from '#print/spec/print-job.ts';
import type { WantedPicture } from '../inspection/inspect-pdf.ts';

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

/** The picture a page of the print is shown with, `shownPx` wide. */
export const pictureOf = ({ page, marks }: FilePage, shownPx: number): WantedPicture => ({
  page,
  widthPx: pictureWidthFor(shownPx),
  withMarks: marks === 'print',
});

type RenderPage = (file: Blob, picture: WantedPicture, signal?: AbortSignal) => Promise<ImageBitmap>;

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

  /** The largest picture of a page that is there already, up to the wanted width. */
  peek(wanted: WantedPicture): ImageBitmap | undefined {
    const widths = [...this.#kept].flatMap(([key, { width }]) =>
      key === keyOf({ ...wanted, widthPx: width }) && width <= wanted.widthPx ? [width] : [],
    );
    return this.#kept.get(keyOf({ ...wanted, widthPx: Math.max(...widths) }));
  }

  /**
   * The picture of a page. It stays valid until other pictures push it out: draw it at once.
   * @throws {InspectionUnavailableError}
   */
  async get(wanted: WantedPicture, signal: AbortSignal): Promise<ImageBitmap> {
    const key = keyOf(wanted);
    const picture = this.#kept.get(key) ?? (await this.#draw(wanted, signal));
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

  async #draw(wanted: WantedPicture, signal: AbortSignal): Promise<ImageBitmap> {
    await new Promise<void>((start) => {
      this.#waiting.push({ widthPx: wanted.widthPx, start });
      this.#next();
    });
    try {
      signal.throwIfAborted();
      return await this.#render(this.#file, wanted, signal);
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

const keyOf = ({ page, widthPx, withMarks }: WantedPicture): string => `${page}@${widthPx}${withMarks ? '+' : ''}`;
