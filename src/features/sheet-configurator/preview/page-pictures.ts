/** Pictures kept at a time, in pixels: about a dozen large pages and all small ones (4 bytes each). */
const keptPixels = 16_000_000;

type RenderPage = (file: Blob, page: number, widthPx: number, signal?: AbortSignal) => Promise<ImageBitmap>;

/** The PDF engine loads with the first picture. */
const renderInWorker: RenderPage = async (...request) => {
  const { renderPage } = await import('../inspection/inspect-pdf.ts');
  return renderPage(...request);
};

/** Pictures of the pages of one file; those used last are kept. */
export class PagePictures {
  readonly #file: Blob;
  readonly #render: RenderPage;
  readonly #kept = new Map<string, ImageBitmap>();

  constructor(file: Blob, render: RenderPage = renderInWorker) {
    this.#file = file;
    this.#render = render;
  }

  /** A picture that is there already. */
  peek(page: number, widthPx: number): ImageBitmap | undefined {
    return this.#kept.get(keyOf(page, widthPx));
  }

  /**
   * The picture of a page (from 1). It stays valid until other pictures push it out: draw it at once.
   * @throws {InspectionUnavailableError}
   */
  async get(page: number, widthPx: number, signal: AbortSignal): Promise<ImageBitmap> {
    const key = keyOf(page, widthPx);
    const picture = this.#kept.get(key) ?? (await this.#render(this.#file, page, widthPx, signal));
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
