import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { maxEdgeMm, maxPages, maxPicturePixels } from '#print/pages/file-limit.ts';
import type { Finding, FindingId, FindingParams } from '#print/preflight/finding.ts';
import { limitWords } from '../options/limit-words.ts';
import { pagesWords } from './pages-words.ts';

/** Puts parts of a sentence into the reader's language before they go into it. */
export interface Speech {
  say: (words: MessageDescriptor) => string;
  number: (value: number) => string;
  fileSize: (bytes: number) => string;
}

type Words<Id extends FindingId> = (params: FindingParams[Id], speech: Speech) => MessageDescriptor;

/** Tenths of a millimetre are as fine as paper is cut. */
const mm = (speech: Speech, value: number): string => speech.number(Math.round(value * 10) / 10);

const words: { readonly [Id in FindingId]: Words<Id> } = {
  'PF-01': ({ problem }) => {
    if (problem === 'no-pdf') return msg`Diese Datei ist kein lesbares PDF. Bitte exportieren Sie Ihre Noten als PDF.`;
    return problem === 'damaged'
      ? msg`Diese Datei ist beschädigt und lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal als PDF.`
      : msg`Diese Datei ist unvollständig, ihr Ende fehlt. Bitte laden oder kopieren Sie sie noch einmal ganz und wählen Sie sie dann neu.`;
  },
  'PF-02': tooMuchWords,
  'PF-03': () => msg`Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.`,
  'PF-04': () =>
    msg`Der Herausgeber hat das Drucken gesperrt. Wir heben Sperren nicht auf. Bitte fragen Sie ihn nach einer Fassung, die gedruckt werden darf.`,
  'PF-05': ({ pages, limit }, { say }) => {
    const reason = say(limitWords(limit));
    return msg`${plural(pages, { one: '# Seite lässt', other: '# Seiten lassen' })} sich so nicht binden. ${reason}`;
  },
  'PF-06': ({ pages }, { say }) => {
    const which = say(pagesWords(pages));
    return msg`Ein anderes Format: ${which}. Eingepasst werden diese Seiten anders vergrößert oder verkleinert als die übrigen.`;
  },
  'PF-07': ({ pages, problem }, { say }) => {
    const which = say(pagesWords(pages));
    if (problem === 'upside-down') return msg`Steht auf dem Kopf: ${which}.`;
    if (problem === 'unsure')
      return msg`Gedreht: ${which}. Bitte sehen Sie in der Vorschau nach, ob die Musik richtig herum steht.`;
    return msg`Liegt quer zum Blatt: ${which}. Eingepasst wird die Musik dort klein.`;
  },
  'PF-08': ({ percent, pages }, { say }) => {
    const which = say(pagesWords(pages));
    if (percent > 100) return msg`Auf ${percent} % vergrößert: ${which}.`;
    return percent >= 95
      ? msg`Auf ${percent} % verkleinert, kaum sichtbar: ${which}.`
      : msg`Auf ${percent} % verkleinert: ${which}.`;
  },
  'PF-09': ({ fonts, isMusic, pages }, { say }) => {
    const [names, which] = [fonts.join(', '), say(pagesWords(pages))];
    return isMusic
      ? msg`Eine Notenschrift fehlt in der Datei (${names}); Noten könnten als Buchstaben erscheinen: ${which}. Bitte exportieren Sie das PDF mit eingebetteten Schriften.`
      : msg`Eine Schrift fehlt in der Datei (${names}); Texte können anders aussehen: ${which}.`;
  },
  'PF-10': ({ ppi, isPoor, pages }, { say }) => {
    const which = say(pagesWords(pages));
    return isPoor
      ? msg`Der Scan hat nur ${ppi} dpi – Notenlinien werden pixelig: ${which}.`
      : msg`Der Scan hat ${ppi} dpi – feine Linien können ausfransen: ${which}.`;
  },
  'PF-11': ({ pages, savesColour }, { say }) => {
    const which = say(pagesWords(pages));
    return savesColour
      ? msg`Nur vergilbt, nicht farbig: ${which}. In Schwarz gedruckt kosten diese Seiten weniger.`
      : msg`Nur vergilbt, nicht farbig: ${which}. Wir drucken sie in Schwarz.`;
  },
  'PF-13': ({ pages, marginMm }, speech) => {
    const [which, margin] = [speech.say(pagesWords(pages)), mm(speech, marginMm)];
    return msg`Die Lochung träfe Noten: ${which}. Am Bindungsrand sind dort nur ${margin} mm frei, 10 mm wären nötig.`;
  },
  'PF-14': ({ pages, marginMm }, speech) => {
    const [which, margin] = [speech.say(pagesWords(pages)), mm(speech, marginMm)];
    return msg`Am Rand könnte etwas fehlen: ${which}. Dort sind nur ${margin} mm frei, Drucker brauchen 4 mm.`;
  },
  'PF-15': ({ pages }, { say }) => {
    const which = say(pagesWords(pages));
    return msg`Ohne Noten: ${which}. Leere Seiten kosten keinen Druck.`;
  },
  'PF-16': ({ missing }) =>
    msg`${plural(missing, {
      one: 'Für ein Heft fehlt eine Seite; wir ergänzen hinten eine leere.',
      other: 'Für ein Heft fehlen # Seiten; wir ergänzen hinten leere.',
    })}`,
  'PF-17': ({ heightMm, pages }, speech) => {
    const [which, height] = [speech.say(pagesWords(pages)), mm(speech, heightMm)];
    return msg`Notensysteme nur ${height} mm hoch, klein für den Notenständer: ${which}. Ein größeres Format hilft.`;
  },
  'PF-18': ({ count, pages, choice }, { say }) => {
    const which = say(pagesWords(pages));
    const what = say(msg`${plural(count, { one: '# Eintragung', other: '# Eintragungen' })}`);
    if (choice === 'print') return msg`Wir drucken mit, was in die Noten eingetragen ist (${what}): ${which}.`;
    return choice === 'leave-out'
      ? msg`Wir lassen weg, was in die Noten eingetragen ist (${what}): ${which}.`
      : msg`In die Noten ist etwas eingetragen, zum Beispiel Bleistiftstriche oder Kommentare (${what}): ${which}. Solange Sie nichts anderes wählen, lassen wir es weg.`;
  },
  'PF-24': ({ notice, pages }, { say }) => {
    const which = say(pagesWords(pages));
    return msg`Ein Rechtehinweis steht in den Noten (${which}): „${notice}“. Bitte prüfen Sie, ob Sie sie vervielfältigen lassen dürfen.`;
  },
  'PF-26': ({ pages, creepMm }, speech) => {
    const creep = mm(speech, creepMm);
    return msg`Bei ${pages} Seiten wandert der Inhalt zur Heftmitte hin um ${creep} mm nach außen; am Außenrand wird es knapp.`;
  },
};

/** A finding in words: what it is, what follows, what helps. */
export const findingWords = ({ id, params }: Finding, speech: Speech): MessageDescriptor => tell(id, params, speech);

const tell = <Id extends FindingId>(id: Id, params: FindingParams[Id], speech: Speech): MessageDescriptor =>
  words[id](params, speech);

function tooMuchWords(params: FindingParams['PF-02'], { fileSize, number }: Speech): MessageDescriptor {
  if (params.of === 'bytes') {
    const [size, limit] = [fileSize(params.bytes), fileSize(params.maxBytes)];
    return msg`Die Datei hat ${size}, möglich sind ${limit}. Bitte verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.`;
  }
  if (params.of === 'pages') {
    const limit = number(maxPages);
    return msg`Die Datei hat mehr als ${limit} Seiten. Bitte teilen Sie sie auf mehrere Dateien auf.`;
  }
  const { of, page } = params;
  if (page === undefined) {
    return msg`Diese Datei ist zu aufwendig: Unsere Prüfung wird mit ihr nicht fertig. Bitte exportieren Sie sie noch einmal als PDF.`;
  }
  if (of === 'edge') {
    const meters = number(maxEdgeMm / 1000);
    return msg`Seite ${page} ist länger als ${meters} Meter. Bitte verkleinern Sie die Seite oder nehmen Sie sie aus der Datei.`;
  }
  if (of === 'work') {
    return msg`Seite ${page} ist zu aufwendig: Unsere Prüfung wird mit ihr nicht fertig. Bitte exportieren Sie das PDF noch einmal, die Bilder am besten als JPEG mit 300 dpi.`;
  }
  const megapixels = number(maxPicturePixels / 1_000_000);
  return msg`Ein Bild auf Seite ${page} hat mehr als ${megapixels} Megapixel. Bitte verkleinern Sie es und exportieren Sie das PDF noch einmal.`;
}
