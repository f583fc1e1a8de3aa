/** What Chromium gives a page whose application is not installed yet. Not in the types of the platform. */
export interface InstallPrompt extends Event {
  /** Asks to install; works once, and only for somebody who has just pressed something. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Keeps the question whether to install for the hint of the shop: it comes once, before the code of the hint, and would be asked of everybody. */
export function keepInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    page.installPrompt = event;
  });
}
