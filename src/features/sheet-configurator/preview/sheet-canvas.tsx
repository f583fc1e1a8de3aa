import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { PrintPage } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import { drawSheet } from './draw-sheet.ts';
import { pictureOf } from './page-pictures.ts';
import { usePreview } from './preview-context.ts';
import { sheetLook } from './sheet-look.ts';
import styles from './sheet-canvas.module.css';
import { useShownWidth } from './use-shown-width.ts';

interface SheetCanvasProps {
  page: PrintPage;
  spec: PrintJobSpec;
  /** Left out where the surroundings say what is seen. */
  label?: string;
}

/** One page on its paper, drawn when it comes into view, as sharp as the screen is. */
export function SheetCanvas({ page, spec, label }: SheetCanvasProps): ReactElement {
  const { pictures, sizes } = usePreview();
  const canvas = useRef<HTMLCanvasElement>(null);
  const widthPx = useShownWidth(canvas);
  const look = useMemo(() => sheetLook(page, spec, sizes), [page, spec, sizes]);
  const { widthMm, heightMm } = look.sheet;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || widthPx === 0) return undefined;
    const tone = getComputedStyle(canvas.current).getPropertyValue(look.toneVariable);
    const wanted = look.print && pictureOf(look.print.page, widthPx);
    const there = wanted && pictures?.peek(wanted);
    drawSheet(context, there, look, tone);
    if (!wanted || there?.width === wanted.widthPx || !pictures) return undefined;
    const abort = new AbortController();
    pictures.get(wanted, abort.signal).then(
      (picture) => abort.signal.aborted || drawSheet(context, picture, look, tone),
      (error: unknown) => abort.signal.aborted || console.error(`Page ${wanted.page} could not be drawn.`, error),
    );
    return () => abort.abort();
  }, [look, pictures, widthPx]);
  return (
    <canvas
      ref={canvas}
      className={styles['sheet']}
      width={widthPx || Math.round(widthMm)}
      height={Math.round(((widthPx || widthMm) * heightMm) / widthMm)}
      style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
