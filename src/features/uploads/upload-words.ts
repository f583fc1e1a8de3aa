import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { UploadState } from '#file-storage/upload-machine.ts';

/** Each state in words, with what happens next. */
export const stateWords: Record<UploadState, MessageDescriptor> = {
  queued: msg`Wartet auf die Übertragung`,
  uploading: msg`Wird übertragen`,
  waiting: msg`Unterbrochen – wir machen von selbst weiter`,
  verifying: msg`Wird geprüft`,
  pausing: msg`Wird angehalten`,
  paused: msg`Angehalten`,
  canceling: msg`Wird abgebrochen`,
  canceled: msg`Abgebrochen`,
  'needs-file': msg`Bitte wählen Sie die Datei noch einmal; wir machen dort weiter, wo wir waren.`,
  error: msg`Nicht übertragen`,
  success: msg`Übertragen und geprüft`,
};

export const unreadableFileWords = msg`Die Datei hat sich auf Ihrem Gerät geändert oder ist nicht mehr da. Bitte wählen Sie sie noch einmal.`;

/** What to do about an error, by its kind (specification §8). */
export const errorWords: Record<string, MessageDescriptor> = {
  unauthenticated: msg`Der Dateispeicher kennt Sie nicht mehr. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.`,
  'unauthorized-app': msg`Der Dateispeicher erkennt diese Seite nicht an. Bitte laden Sie sie neu.`,
  unauthorized: msg`Der Dateispeicher nimmt die Datei an dieser Stelle nicht an. Bitte legen Sie den Druckauftrag neu an.`,
  'quota-exceeded': msg`Für heute ist der Platz im Dateispeicher aufgebraucht. Bitte versuchen Sie es morgen noch einmal oder schreiben Sie uns.`,
  'too-large': msg`Die Datei ist zu groß. Möglich sind 300 MB; verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.`,
  'file-changed': unreadableFileWords,
  checksum: msg`Die Datei ist zweimal verändert angekommen. Bitte versuchen Sie es über eine andere Verbindung.`,
  refused: msg`Der Dateispeicher hat die Datei abgelehnt. Bitte versuchen Sie es noch einmal.`,
};

export const unexpectedErrorWords = msg`Die Übertragung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.`;
