import { createElement, startTransition, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useShell } from '../session/shell.ts';
import { loadTexts, type TextsArea } from './texts.ts';

interface LatePartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Texts it speaks beside those of the page. */
  areas?: readonly TextsArea[];
  /** Stands in its place until it is there. */
  fallback?: ReactNode;
}

/**
 * A part of the page that is fetched when it is first drawn, together with its texts. Nothing on the server and at hydration: it
 * would have to be what the server sent. A part that cannot be fetched stays away: the page goes on without it.
 *
 * No `Suspense`: React shows what was waited for there 300 ms after the last thing that had to wait, however soon it is there.
 */
export function LatePart<Props extends object>({ load, props, areas, fallback }: LatePartProps<Props>): ReactNode {
  const { texts } = useShell();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [bring] = useState(() => () => Promise.all([load(), loadTexts(texts, areas ?? [])]));
  useLayoutEffect(() => {
    void bring()
      .catch((error: unknown): [() => null] => {
        console.error('A part of the page could not be loaded.', error);
        return [() => null];
      })
      .then(([part]) => startTransition(() => setPart(() => part)));
  }, [bring]);
  return Part ? createElement<Props>(Part, props) : fallback;
}
