/** What a browser says of itself and of this site in it. */
export interface Device {
  /** As an application of its own, without the browser's bars. */
  readonly isInstalled: boolean;
  /** `none`: this browser, or an address without encryption, knows no service workers. */
  readonly offline: 'ready' | 'not-yet' | 'none';
  /** Bytes; `null` where the browser does not say. */
  readonly room: { readonly used: number; readonly most: number } | null;
  /** Whether the browser promised not to clear it away by itself. */
  readonly isKept: boolean;
  readonly browser: string;
}

/** Reads it anew; what a browser refuses to say is not there. */
export async function readDevice(): Promise<Device> {
  const { serviceWorker, storage, userAgent } = navigator;
  const [estimate, isKept] = await Promise.all([
    storage?.estimate().catch(() => null),
    storage?.persisted().catch(() => false),
  ]);
  const { usage, quota } = estimate ?? {};
  return {
    isInstalled: !matchMedia('(display-mode: browser)').matches,
    offline: serviceWorker ? (serviceWorker.controller ? 'ready' : 'not-yet') : 'none',
    room: usage === undefined || quota === undefined ? null : { used: usage, most: quota },
    isKept: isKept ?? false,
    browser: userAgent,
  };
}
