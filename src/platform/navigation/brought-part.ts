import { createElement, lazy, useState, type ComponentType, type JSXElementConstructor } from 'react';

/** A part of a page whose code is a file of its own. */
export interface BroughtPart<Props extends object> {
  /** Drawn at once where the code has been brought, as on the server and at hydration; elsewhere the page waits for it. */
  Part: JSXElementConstructor<Props>;
  /** @throws when the code cannot be had; it is asked for again next time */
  bring: () => Promise<void>;
}

/** Keeps the code of a part apart from that of its page. */
export function broughtPart<Props extends object>(load: () => Promise<ComponentType<Props>>): BroughtPart<Props> {
  let brought: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await load() }));
  return {
    bring: async () => {
      brought ??= await load();
    },
    // One and the same as long as it is shown: another would begin anew.
    Part: function Part(props) {
      const [Drawn] = useState<ComponentType<Props>>(() => brought ?? Late);
      return createElement(Drawn, props);
    },
  };
}
