import { useSyncExternalStore } from 'react';

/** How this browser installs the shop: it asks when it is told to, or somebody does it by hand in its share sheet. */
export type InstallWay = 'prompt' | 'share-sheet';

/** Undefined where the shop is installed, or cannot be. */
export const useInstallWay = (): InstallWay | undefined => useSyncExternalStore(followWay, installWay);

function followWay(changed: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('beforeinstallprompt', changed, { signal });
  const forget = (): void => {
    window.installPrompt = undefined;
    changed();
  };
  window.addEventListener('appinstalled', forget, { signal });
  return () => end.abort();
}

/** Has the browser ask whether to install. @returns whether that was wished */
export async function askToInstall(): Promise<boolean> {
  const { installPrompt } = window;
  if (!installPrompt) return false;
  return (await installPrompt.prompt()).outcome === 'accepted';
}

/**
 * Safari of iPhones and iPads installs, but has no question a page could ask. The browsers inside other applications, which call
 * themselves almost the same, do not; an iPad calls itself a Mac.
 */
export function isSafariOfPhone({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isPhone = /\((?:iPhone|iPad|iPod)/u.test(userAgent) || (/\(Macintosh/u.test(userAgent) && maxTouchPoints > 1);
  return isPhone && /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/u.test(userAgent);
}

function installWay(): InstallWay | undefined {
  if (window.installPrompt) return 'prompt';
  return isSafariOfPhone(navigator) ? 'share-sheet' : undefined;
}
