import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ChoiceLimits } from '../choice-limits.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';

interface Speech {
  fileSize: (bytes: number) => string;
  limits: ChoiceLimits;
}

type Words = (file: { name: string; size: string; limit: string; all: string; files: number }) => MessageDescriptor;

const words: Record<LeftOutReason, Words> = {
  'too-large': ({ name, size, limit }) =>
    msg`${name} hat ${size}, möglich sind ${limit}. Bitte verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.`,
  empty: ({ name }) => msg`${name} ist leer. Bitte wählen Sie eine andere Datei.`,
  hidden: ({ name }) =>
    msg`${name} ist eine versteckte Datei: Ihr Name beginnt mit einem Punkt. Bitte benennen Sie sie um und wählen Sie sie noch einmal.`,
  picture: ({ name }) => msg`${name} ist ein Bild. Bitte speichern Sie es als PDF und wählen Sie die neue Datei.`,
  'no-pdf': ({ name }) => msg`${name} ist kein lesbares PDF. Bitte exportieren Sie Ihre Noten als PDF.`,
  unreadable: ({ name }) =>
    msg`${name} lässt sich nicht lesen. Bitte prüfen Sie, ob die Datei noch da ist, und wählen Sie sie noch einmal.`,
  'archive-damaged': ({ name }) =>
    msg`${name} lässt sich nicht vollständig auspacken. Bitte packen Sie das Archiv selbst aus und wählen Sie die PDFs.`,
  'archive-encrypted': ({ name }) =>
    msg`${name} ist im Archiv mit einem Passwort geschützt. Bitte packen Sie es selbst aus und wählen Sie die PDFs.`,
  'archive-suspicious': ({ name }) =>
    msg`${name} würde ausgepackt ungewöhnlich groß. Bitte packen Sie das Archiv selbst aus und wählen Sie die PDFs.`,
  'archive-without-pdf': ({ name }) => msg`In ${name} liegt kein PDF. Bitte exportieren Sie Ihre Noten als PDF.`,
  'archive-in-archive': ({ name }) => msg`${name} ist ein Archiv im Archiv. Bitte wählen Sie es für sich.`,
  'twice-in-choice': ({ name }) => msg`${name} war in der Auswahl zweimal dabei.`,
  'too-many': ({ name, files }) =>
    msg`${name} wäre mehr als ${files} Dateien auf einmal. Bitte wählen Sie die Datei danach.`,
  'too-much': ({ name, all }) => msg`${name} passt nicht mehr in ${all} auf einmal. Bitte wählen Sie die Datei danach.`,
};

/** What became of a file that was not taken, and what to do about it. */
export function leftOutWords({ name, size, reason }: LeftOut, { fileSize, limits }: Speech): MessageDescriptor {
  return words[reason]({
    name,
    size: fileSize(size),
    limit: fileSize(limits.fileBytes),
    all: fileSize(limits.bytes),
    files: limits.files,
  });
}

/** What somebody is told who brings a file nevertheless. */
export const printsNoFiles = msg`Dieser Shop druckt zurzeit nicht nach Dateien. Ihre Datei wurde nicht übernommen.`;
