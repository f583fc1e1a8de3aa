// oxlint-disable-next-line no-restricted-imports -- what the server sent stands until its code is there
import { createElement, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactElement, RefObject } from 'react';
import type { BroughtPart } from './brought-part.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';

/**
 * A part of a page that nobody uses first, below its first screen. It stands as the server sent it, and comes alive when its code
 * is there, which is asked for once the rest of the page is alive. Where the code cannot be had, it goes on standing: links work
 * without it. Of a page that a click leads to it is drawn last.
 */
export function standingPart<Props extends object>(load: () => Promise<ComponentType<Props>>): BroughtPart<Props> {
  let brought: ComponentType<Props> | undefined;
  const bring = async (): Promise<void> => {
    brought ??= await load();
  };
  const Late = lazy(async () => ({ default: await soonerOrLater(load) }));
  const Part = (props: Props): ReactElement => {
    const [Drawn] = useState<ComponentType<Props>>(() => brought ?? Late);
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} style={boxless} data-standing="">
        <BelowFirstScreen>
          <Suspense fallback={null}>
            {createElement(Drawn, props)}
            <Alive place={place} />
          </Suspense>
        </BelowFirstScreen>
      </div>
    );
  };
  // What is drawn anew before it is alive would lose what the server sent.
  return { bring, Part: memo(Part) };
}

/** The part keeps the place that it would have without the element around it. */
const boxless = { display: 'contents' } as const;

/** Says to what notes early presses (`src/early.ts`) that this part hears them from now on. */
function Alive({ place }: { place: RefObject<HTMLDivElement | null> }): null {
  useEffect(() => {
    place.current?.removeAttribute('data-standing');
    place.current?.dispatchEvent(new Event('alive', { bubbles: true }));
  }, [place]);
  return null;
}

/** Code that cannot be had now is asked for again when the device is back in the network. */
async function soonerOrLater<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page stands without its code.', error);
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return soonerOrLater(load);
  }
}
