import { pageBudget } from './bounds/page-budget.ts';

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** Makes the canvases pdf.js draws on. Its own factory needs a document, which a worker does not have. */
export class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    pageBudget.take(bytesOfPixels({ width, height }));
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: contextOf(canvas) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (!canvas) return;
    pageBudget.giveBack(bytesOfPixels(canvas));
    pageBudget.take(bytesOfPixels({ width, height }));
    Object.assign(canvas, { width, height });
  }

  /** Shrinking frees the pixels at once instead of at the next garbage collection. */
  destroy(made: CanvasAndContext): void {
    this.reset(made, 0, 0);
    Object.assign(made, { canvas: null, context: null });
  }
}

const bytesOfPixels = ({ width, height }: { width: number; height: number }): number => width * height * 4;

/** The drawing context of a canvas whose pixels are read back. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw in a worker');
  return context;
}

/** SVG filters need a document too; without them soft masks with transfer functions are drawn plainly. */
export class NoFilterFactory {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(): string {
    return 'none';
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {
    // Nothing was made.
  }
}
