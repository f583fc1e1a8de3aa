import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { messageIntent, sendKeptMessage } from '#offline/intents/contact-message.ts';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#offline/intents/intent.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';

const sendMessageAtom: IntentKind['send'] = atom(null, (get, _set, intent: ListedIntent) =>
  sendKeptMessage(get(storeApiAtom), intent),
);

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
