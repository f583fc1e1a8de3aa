import { useEffect, useState, type ReactElement } from 'react';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';

/** A price that changes with every press of a button is read once it has settled (A11Y-26). */
const settledMs = 900;

export function SpokenPrice({ words }: { words: string }): ReactElement {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), settledMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{spoken}</output>
    </VisuallyHidden>
  );
}
