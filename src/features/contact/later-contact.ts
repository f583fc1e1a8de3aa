import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#platform/intents/intent-atoms.ts';
import { sendContactMessageAtom } from './contact-atoms.ts';
import { keptMessageOf, messageIntent } from './later/waiting-message.ts';

/** An answer that was lost leaves the message waiting: the shop would rather read it twice than not at all. */
const sendMessageAtom: IntentKind['send'] = atom(null, async (_get, set, intent: ListedIntent) => {
  const kept = keptMessageOf(intent);
  if (kept) await set(sendContactMessageAtom, kept.message, kept.place);
  return null;
});

const messageKind: IntentKind = {
  send: sendMessageAtom,
  name: ({ subject }) => subject,
  words: ({ subject }, i18n) => i18n._(msg`Ihre Nachricht „${subject}“ geht an den Shop`),
  done: ({ subject }, i18n) => i18n._(msg`Ihre Nachricht „${subject}“ ist angekommen.`),
  failed: ({ subject }, _problem, i18n) =>
    i18n._(
      msg`Ihre Nachricht „${subject}“ hat der Shop nicht angenommen. Sie ist noch da, auf der Seite, auf der Sie sie geschrieben haben.`,
    ),
};

/** Messages to the shop, for whoever follows what waits. */
export const laterContact: IntentKinds = new Map([[messageIntent, messageKind]]);
