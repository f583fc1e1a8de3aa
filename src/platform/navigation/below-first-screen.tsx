import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/**
 * What nobody sees at first of a page that a click leads to: it is drawn when the rest has been painted. A page that is opened, gone back
 * to, or asked for a place on it, is there as a whole.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const { location, navigationType } = use(LocationContext);
  const way: string = navigationType;
  const [isDrawn, setDrawn] = useState(way !== 'PUSH' || location.hash !== '');
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  // What follows the page is kept out of the first screen.
  return isDrawn ? children : <div style={{ blockSize: '100svh' }} />;
}

/** @returns what stops it */
function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
