import { createStore } from 'jotai';
import type { Configuration } from '#platform/configuration/configuration.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';

interface ShellParts {
  configuration: Configuration;
  locale: Locale;
  languageIds: Partial<Record<Locale, string>>;
  api: StoreApi;
  terms?: Shell['terms'];
  /** Of a page that has begun with it already. */
  store?: Shell['store'];
}

/** Puts together what one page or request stands on, texts of the shell included. */
export async function createShell(parts: ShellParts): Promise<Shell> {
  const texts = createTexts(parts.locale);
  await loadTexts(texts, ['shell']);
  const shell: Shell = { store: createStore(), ...parts, texts };
  shell.store.set(shellAtom, shell);
  return shell;
}
