import { atom } from 'jotai';

/** `changed`: somebody logged in, or changed who or how they are. `left`: somebody logged out. */
export type SessionNews = 'changed' | 'left';

export interface SessionTabs {
  tell: (news: SessionNews) => void;
  /** @returns stops listening */
  hear: (listener: (news: SessionNews) => void) => () => void;
}

/** The other tabs of this browser, which share the session: they are told what this one did, and it is deaf to its own words. */
export const sessionTabsAtom = atom((): SessionTabs => {
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel('session'));
  return {
    tell: (news) => channel().postMessage(news),
    hear: (listener) => {
      const hearNews = ({ data }: MessageEvent<unknown>): void => {
        if (data === 'changed' || data === 'left') listener(data);
      };
      channel().addEventListener('message', hearNews);
      return () => channel().removeEventListener('message', hearNews);
    },
  };
});

/** How often a customer left on this page, here or in another tab. */
export const departuresAtom = atom(0);
