import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { takeLaunches } from '#platform/install/launch-queue.ts';
import { localeOfPath, pathWithoutLocale } from '#platform/configuration/locales.ts';
import { useShell } from '#platform/session/shell.ts';

/** Makes print jobs of files opened with the application, on whatever page it is; follows its shortcuts. */
export function ArrivingFiles(): null {
  const shell = useShell();
  const navigate = useNavigate();
  const take = useEffectEvent(async (opened: readonly File[], unreadable: readonly string[]) => {
    const { receiveArrivals } = await import('#features/sheet-configurator/receive-files.ts');
    const files = opened.map((file) => ({ file, folder: '' }));
    await navigate(await receiveArrivals({ files, unreadable }, shell));
  });
  const follow = useEffectEvent(({ href, pathname, search, searchParams }: URL) => {
    // The application's own icon: it comes to the front as it was left.
    if (href === location.href || searchParams.get('source') === 'app') return;
    // Another language is another document.
    if (localeOfPath(pathname) === shell.locale) void navigate(pathWithoutLocale(pathname) + search);
    else location.assign(href);
  });
  useEffect(
    () =>
      takeLaunches({
        files: (files, unreadable) => void take(files, unreadable).catch(logFailure),
        address: (address) => follow(address),
      }),
    [],
  );
  return null;
}

/** The files are still where they were opened; the page goes on without them. */
function logFailure(error: unknown): void {
  console.error('The files that were opened could not be taken.', error);
}
