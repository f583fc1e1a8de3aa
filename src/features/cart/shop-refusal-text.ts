import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isCartFull, isLineTooLarge } from './cart-kind.ts';
import { hasStatus, secondsToWait, StoreApiError } from '#store-api/store-api-error.ts';

/** Why a call did not work and what to do now, for calls that have no fields to blame. */
export function shopRefusalText(error: unknown): MessageDescriptor {
  if (hasStatus(error, 0))
    return msg`Keine Verbindung zum Shop. Bitte versuchen Sie es noch einmal, sobald Sie online sind.`;
  if (hasStatus(error, 408)) return msg`Der Shop antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.`;
  if (isCartFull(error)) {
    return msg`Der Warenkorb ist voll: Mehr passt nicht in eine Bestellung. Bitte bestellen Sie zuerst, was darin liegt.`;
  }
  if (isLineTooLarge(error)) {
    return msg`Dieser Auftrag hat mehr Angaben, als in eine Bestellung passen. Bitte teilen Sie ihn in mehrere Aufträge auf.`;
  }
  if (hasStatus(error, 429)) return waitText(secondsToWait(error));
  if (error instanceof StoreApiError && error.statusCode >= 500) {
    return msg`Im Shop ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.`;
  }
  return msg`Das hat nicht geklappt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.`;
}

function waitText(seconds: number | null): MessageDescriptor {
  if (seconds === null) return msg`Das waren zu viele Versuche. Bitte warten Sie eine Minute.`;
  return msg`Das waren zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`;
}
