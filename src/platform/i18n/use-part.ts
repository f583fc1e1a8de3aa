import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useShell } from '../session/shell.ts';
import { loadTexts, type TextArea } from './texts.ts';

/**
 * A part of the page that is fetched when it is first drawn, together with the texts it speaks. Only for what is not there at
 * hydration; it belongs into a Suspense boundary. A part that cannot be fetched stays away: the page goes on without it.
 */
export function usePart<Props extends object>(
  areas: readonly TextArea[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const { texts } = useShell();
  const [Part] = useState(() =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        const [component] = await Promise.all([load(), loadTexts(texts, areas)]);
        return { default: component };
      } catch (error) {
        console.error('A part of the page could not be loaded.', error);
        return { default: () => null };
      }
    }),
  );
  return Part;
}
