import { useEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { PrintPage } from '#print/print-job.ts';
import type { PrintJobSpec } from '#print/print-spec.ts';
import { drawSheet } from './draw-sheet.ts';
import { usePreview } from './preview-context.ts';
import { sheetLook } from './sheet-look.ts';
import styles from './sheet-canvas.module.css';

interface SheetCanvasProps {
  page: PrintPage;
  spec: PrintJobSpec;
  widthPx: number;
  /** Left out where the surroundings say what is seen. */
  label?: string;
}

/** One page on its paper. Drawn when it comes into view. */
export function SheetCanvas({ page, spec, widthPx, label }: SheetCanvasProps): ReactElement {
  const { pictures, sizes } = usePreview();
  const canvas = useRef<HTMLCanvasElement>(null);
  const visible = useIsVisible(canvas);
  const look = useMemo(() => sheetLook(page, spec, sizes), [page, spec, sizes]);
  const heightPx = Math.round((widthPx * look.sheet.heightMm) / look.sheet.widthMm);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !visible) return undefined;
    const tone = getComputedStyle(canvas.current).getPropertyValue(look.toneVariable);
    const number = look.print?.page.page;
    const there = number === undefined ? undefined : pictures?.peek(number, widthPx);
    drawSheet(context, there, look, tone);
    if (there || number === undefined || !pictures) return undefined;
    const abort = new AbortController();
    pictures.get(number, widthPx, abort.signal).then(
      (picture) => drawSheet(context, picture, look, tone),
      (error: unknown) => abort.signal.aborted || console.error(`Page ${number} could not be drawn.`, error),
    );
    return () => abort.abort();
  }, [visible, look, pictures, widthPx]);
  return (
    <canvas
      ref={canvas}
      className={styles['sheet']}
      width={widthPx}
      height={heightPx}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

/** True from the moment the element first comes near the visible part of the page. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current || visible) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setVisible(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, visible]);
  return visible;
}
