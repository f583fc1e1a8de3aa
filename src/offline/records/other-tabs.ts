export interface OtherTabs {
  /** Tells them that something was changed. */
  tell: () => void;
  /** @returns stops listening */
  hear: (listener: () => void) => () => void;
}

/** The other tabs of this browser that show the same. They are told what this one changed; it is deaf to its own words. */
export function otherTabs(name: string): OtherTabs {
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(`state:${name}`));
  return {
    tell: () => channel().postMessage('changed'),
    hear: (listener) => {
      channel().addEventListener('message', listener);
      return () => channel().removeEventListener('message', listener);
    },
  };
}
