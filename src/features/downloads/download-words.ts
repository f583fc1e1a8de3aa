import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { StorageError, type StorageErrorKind } from '#file-storage/protocol/storage-error.ts';

export const noDownloadWords = msg`Für diese Datei gibt es keinen Link zum Herunterladen.`;

export const unreachableWords = msg`Ihre Dateien sind nicht verloren. Bitte prüfen Sie Ihre Verbindung.`;
const laterWords = msg`Ihre Dateien sind nicht verloren. Bitte versuchen Sie es in einigen Minuten noch einmal.`;
const reloadWords = msg`Der Dateispeicher erkennt diese Seite nicht an. Bitte laden Sie sie neu.`;
const notSetUpWords = msg`Der Dateispeicher ist noch nicht eingerichtet. Bitte schreiben Sie uns; wir kümmern uns darum.`;

/** What to do when files cannot be listed (specification §8); every other kind is a matter of time. */
const wordsByKind: Partial<Record<StorageErrorKind, MessageDescriptor>> = {
  network: unreachableWords,
  'retry-limit-exceeded': unreachableWords,
  unauthenticated: reloadWords,
  'unauthorized-app': reloadWords,
  'app-deleted': reloadWords,
  unauthorized: msg`Diese Dateien sind nicht für Sie freigegeben. Bitte prüfen Sie die Adresse.`,
  'object-not-found': msg`Die Datei ist nicht mehr da.`,
  'quota-exceeded': msg`Für heute ist das Kontingent des Dateispeichers aufgebraucht. Bitte versuchen Sie es morgen noch einmal oder schreiben Sie uns.`,
  'no-download-url': noDownloadWords,
  'no-default-bucket': notSetUpWords,
  'unsupported-environment': msg`Dieser Browser kann keine Dateien laden. Bitte nehmen Sie eine neuere Version oder einen anderen.`,
};

/** What to say to an error of the file storage, or to any other. */
export function downloadErrorWords(error: unknown): MessageDescriptor {
  return (error instanceof StorageError ? wordsByKind[error.kind] : undefined) ?? laterWords;
}
