import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StorageErrorKind } from '#file-storage/protocol/storage-error.ts';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import type { KeepingTrouble } from './browser-keeps-atom.ts';

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

/** What keeps an upload waiting, for whatever length of time, or for its file; the other kinds are over in a moment. */
export const waitingWords: Record<string, MessageDescriptor> = {
  network: msg`Der Dateispeicher ist gerade nicht zu erreichen.`,
  busy: msg`Der Dateispeicher ist gerade überlastet.`,
  'data-cleared': msg`Die Daten dieser Seite wurden in Ihrem Browser gelöscht, mit ihnen die Kopie der Datei.`,
  'copy-damaged': msg`Die Kopie der Datei in diesem Browser ist beschädigt.`,
  'unreadable-answer': msg`Zwischen Ihnen und dem Dateispeicher antwortet etwas anderes, zum Beispiel die Anmeldeseite eines WLANs oder ein Schutzprogramm. Ihre Datei ist nicht verloren; wir versuchen es weiter.`,
};

export const unreadableFileWords = msg`Die Datei hat sich auf Ihrem Gerät geändert oder ist nicht mehr da. Bitte wählen Sie sie noch einmal.`;

/** @param limit size from which files are not taken: "300 MB" */
export const tooLargeWords = (limit: string): MessageDescriptor =>
  msg`Die Datei ist zu groß. Möglich sind ${limit}; verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.`;

export const unexpectedErrorWords = msg`Die Übertragung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.`;

const refusedWords = msg`Der Dateispeicher hat die Datei abgelehnt. Bitte versuchen Sie es noch einmal.`;

/** Every way an upload can end, in words that say what to do about it (specification §8). */
const wordsByKind: Record<
  Exclude<StorageErrorKind, 'too-large'> | 'file-changed' | 'copy-failed' | 'unexpected',
  MessageDescriptor
> = {
  unauthenticated: msg`Der Dateispeicher kennt Sie nicht mehr. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.`,
  'unauthorized-app': msg`Der Dateispeicher erkennt diese Seite nicht an. Bitte laden Sie sie neu.`,
  unauthorized: msg`Der Dateispeicher nimmt die Datei an dieser Stelle nicht an. Bitte legen Sie den Druckauftrag neu an.`,
  'quota-exceeded': msg`Für heute ist der Platz im Dateispeicher aufgebraucht. Bitte versuchen Sie es morgen noch einmal oder schreiben Sie uns.`,
  'wrong-content': msg`Das ist kein PDF und kein Bild. Bitte speichern oder exportieren Sie Ihre Noten als PDF und wählen Sie diese Datei.`,
  'storage-full': msg`Der Dateispeicher ist voll. Ihre Datei ist nicht verloren; bitte versuchen Sie es später noch einmal oder schreiben Sie uns.`,
  'object-not-found': msg`Die Datei liegt nicht mehr im Dateispeicher. Bitte übertragen Sie sie noch einmal.`,
  'no-download-url': msg`Für diese Datei gibt es keinen Link zum Herunterladen.`,
  'no-default-bucket': msg`Der Dateispeicher ist noch nicht eingerichtet. Bitte schreiben Sie uns; wir kümmern uns darum.`,
  'unsupported-environment': msg`Dieser Browser kann keine Dateien übertragen. Bitte nehmen Sie eine neuere Version oder einen anderen.`,
  canceled: msg`Die Übertragung wurde abgebrochen.`,
  'app-deleted': msg`Die Übertragung wurde beendet. Bitte laden Sie die Seite neu.`,
  'retry-limit-exceeded': msg`Der Dateispeicher war zu lange nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
  network: msg`Die Verbindung ist unterbrochen. Ihre Datei ist nicht verloren; bitte prüfen Sie das Netz und versuchen Sie es noch einmal.`,
  busy: msg`Der Dateispeicher ist gerade überlastet. Bitte versuchen Sie es in einigen Minuten noch einmal.`,
  'unreadable-answer': msg`Der Dateispeicher antwortet nicht richtig. Bitte versuchen Sie es in einigen Minuten noch einmal.`,
  'session-gone': msg`Der Dateispeicher hat die begonnene Übertragung vergessen. Bitte versuchen Sie es noch einmal; wir beginnen von vorn.`,
  'unsafe-session': msg`Der Dateispeicher nennt uns keine sichere Adresse für Ihre Datei. Bitte schreiben Sie uns; wir kümmern uns darum.`,
  'server-file-wrong-size': msg`Die Datei ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal.`,
  checksum: msg`Die Datei ist zweimal verändert angekommen. Bitte versuchen Sie es über eine andere Verbindung.`,
  'file-changed': unreadableFileWords,
  'copy-failed': msg`Dieser Browser konnte Ihre Datei nicht einlesen. Bitte laden Sie die Seite neu und wählen Sie die Datei dann noch einmal; hilft das nicht, nehmen Sie bitte einen anderen Browser.`,
  refused: refusedWords,
  'out-of-step': refusedWords,
  // Mistakes of ours, which nobody but us can mend.
  'invalid-argument': unexpectedErrorWords,
  'invalid-root-operation': unexpectedErrorWords,
  'invalid-format': unexpectedErrorWords,
  unexpected: unexpectedErrorWords,
};

/** What to do about an error, by the kind that stands in an upload's record; that may be of another version of the page. */
export const errorWords: Record<string, MessageDescriptor> = wordsByKind;

/** What to do where the browser does not keep what it was given. */
export const keepingTroubleWords: Record<KeepingTrouble, MessageDescriptor> = {
  cleared: msg`Die Daten dieser Seite wurden in Ihrem Browser gelöscht, während Dateien übertragen wurden. Was hier noch geöffnet ist, übertragen wir weiter: Bitte lassen Sie diese Seite offen. Andere Dateien wählen Sie bitte noch einmal.`,
  'keeps-nothing': msg`Ihr Browser merkt sich nichts, zum Beispiel in einem privaten Fenster. Wir übertragen Ihre Dateien trotzdem: Bitte lassen Sie diese Seite offen, bis sie bei uns sind.`,
  'no-room': msg`Ihr Browser hat keinen Platz mehr, um sich etwas zu merken. Wir übertragen Ihre Dateien trotzdem: Bitte lassen Sie diese Seite offen, bis sie bei uns sind.`,
};
