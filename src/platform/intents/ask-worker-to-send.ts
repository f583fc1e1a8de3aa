import { atom } from 'jotai';
import { intentSyncTag } from '#offline/intents/intent-names.ts';
import { saveIntentTarget } from '#offline/intents/intent-target.ts';
import { askForSync } from '../install/ask-for-sync.ts';
import { shellAtom } from '../session/session-atoms.ts';

/** Has the service worker send what needs nobody's eyes, should no page be open when there is a connection again. */
export const askWorkerToSendAtom = atom(null, async (_get, set) => {
  await set(tellDestinationAtom);
  await askForSync(intentSyncTag);
});

/** Leaves the worker where changes go. */
export const tellDestinationAtom = atom(null, async (get) => {
  const shell = get(shellAtom);
  if (!shell) return;
  const { configuration, languageIds, locale } = shell;
  const languageId = languageIds[locale];
  await saveIntentTarget({
    endpoint: configuration.shopwareEndpoint,
    accessKey: configuration.shopwareAccessToken,
    ...(languageId !== undefined && { languageId }),
  });
});
