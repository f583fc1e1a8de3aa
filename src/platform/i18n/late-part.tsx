import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useIsHydrated } from '../session/first-view.ts';
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
 * A part of the page that is fetched when it is first drawn, together with its texts. Nothing on
 * the server and at hydration: React takes a part the server waits for in vain for an error. A part that cannot be fetched stays away: the page goes on without it.
 */
export function LatePart<Props extends object>({ load, props, areas, fallback }: LatePartProps<Props>): ReactNode {
  const { texts } = useShell();
  const isHydrated = useIsHydrated();
  const [Part] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const [component] = await Promise.all([load(), loadTexts(texts, areas ?? [])]);
        return { default: component };
      } catch (error) {
        console.error('A part of the page could not be loaded.', error);
        return { default: () => null };
      }
    }),
  );
  return isHydrated ? <Suspense fallback={fallback}>{createElement<Props>(Part, props)}</Suspense> : fallback;
}
