import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Intent, IntentProblem } from '#platform/intents/intent.ts';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import { cartIntentKinds as kinds, cartIntentOf } from './later/cart-intents.ts';
import { sendCartIntentAtom } from './later/send-cart-intents.ts';
import { showCartIntentsAtom } from './later/show-cart-intents.ts';

const nameOf = ({ subject }: Intent, i18n: I18n): string => (subject === '' ? i18n._(msg`Druckauftrag`) : subject);

function wordsOf(intent: Intent, i18n: I18n): string {
  const name = nameOf(intent, i18n);
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-add') {
    const { quantity } = wished.data;
    return i18n._(msg`„${name}“, Menge ${quantity}, kommt in den Warenkorb`);
  }
  if (wished?.kind === 'cart-quantity') {
    const { quantity } = wished.data;
    return i18n._(msg`„${name}“ bekommt die Menge ${quantity}`);
  }
  if (wished?.kind === 'cart-code') {
    const { code } = wished.data;
    return i18n._(msg`Gutscheincode „${code}“ wird eingelöst`);
  }
  return i18n._(msg`„${name}“ wird aus dem Warenkorb genommen`);
}

function failedWordsOf(intent: Intent, problem: IntentProblem, i18n: I18n): string {
  const name = nameOf(intent, i18n);
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-code') {
    const { code } = wished.data;
    return i18n._(msg`Der Gutscheincode „${code}“ gilt für diesen Warenkorb nicht, oder es gibt ihn nicht.`);
  }
  const said = {
    gone: msg`„${name}“ ist nicht mehr erhältlich. Was Sie vorgemerkt hatten, ging deshalb nicht.`,
    less: msg`Von „${name}“ war nicht so viel zu haben, wie Sie vorgemerkt hatten. Im Warenkorb liegt, was möglich ist.`,
    refused: msg`Was Sie für „${name}“ vorgemerkt hatten, hat der Shop nicht angenommen. Bitte versuchen Sie es noch einmal.`,
  };
  return i18n._(said[problem]);
}

const cartKind: IntentKind = {
  send: sendCartIntentAtom,
  name: nameOf,
  words: wordsOf,
  done: (_intent, i18n) => i18n._(msg`Ihr Warenkorb ist jetzt, wie Sie ihn vorgemerkt haben.`),
  failed: failedWordsOf,
};

interface LaterCart {
  /** Every change of the cart. */
  readonly kinds: IntentKinds;
  readonly showAtom: typeof showCartIntentsAtom;
}

/** What waits of the cart, for whoever follows what waits. */
export const laterCart: LaterCart = {
  kinds: new Map(kinds.map((kind) => [kind, cartKind])),
  showAtom: showCartIntentsAtom,
};
