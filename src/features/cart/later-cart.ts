import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Intent, IntentProblem } from '#offline/intents/intent.ts';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import { createFormats } from '#platform/i18n/formats.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { cartIntentKinds as kinds, cartIntentOf, estimatedCents, type JobWish } from './later/cart-intents.ts';
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
  if (wished?.kind === 'cart-job') return jobWords(name, wished.data, i18n);
  return i18n._(msg`„${name}“ wird aus dem Warenkorb genommen`);
}

function jobWords(name: string, { lines, isThere }: JobWish, i18n: I18n): string {
  const { copies } = readJobSpec(lines.map(({ payload }) => readPrintJob(payload)).find(isLead));
  if (isThere) return i18n._(msg`Druckauftrag „${name}“ bekommt ${copies} Exemplare`);
  return i18n._(msg`Druckauftrag „${name}“, Exemplare: ${copies}, kommt in den Warenkorb`);
}

function doneWordsOf(intent: Intent, i18n: I18n): string {
  const wished = cartIntentOf(intent);
  if (wished?.kind !== 'cart-job') return i18n._(msg`Ihr Warenkorb ist jetzt, wie Sie ihn vorgemerkt haben.`);
  const name = nameOf(intent, i18n);
  const { cost } = wished.data;
  const estimate = estimatedCents(wished.data);
  if (!cost || cost.cents === estimate) return i18n._(msg`„${name}“ liegt im Warenkorb, wie Sie es vorgemerkt haben.`);
  const { price } = createFormats(i18n.locale, cost.currency);
  const now = price(cost.cents / 100);
  const before = price(estimate / 100);
  return i18n._(msg`„${name}“ liegt im Warenkorb und kostet ${now}. Geschätzt waren ${before}.`);
}

function failedWordsOf(intent: Intent, problem: IntentProblem, i18n: I18n): string {
  const name = nameOf(intent, i18n);
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-code') {
    const { code } = wished.data;
    return i18n._(msg`Der Gutscheincode „${code}“ gilt für diesen Warenkorb nicht, oder es gibt ihn nicht.`);
  }
  if (wished?.kind === 'cart-job' && problem === 'gone') {
    return wished.data.isThere
      ? i18n._(
          msg`„${name}“ liegt nicht mehr so im Warenkorb, wie Sie es kannten. Die Zahl der Exemplare blieb deshalb, wie sie ist.`,
        )
      : i18n._(
          msg`„${name}“ ist in dieser Ausführung nicht mehr erhältlich. Bitte öffnen Sie den Druckauftrag und wählen Sie eine andere.`,
        );
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
  done: doneWordsOf,
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
