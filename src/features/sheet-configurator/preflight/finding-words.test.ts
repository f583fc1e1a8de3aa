import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { failureFinding } from '#print/preflight/file-findings.ts';
import { chooseMarks } from '#print/pages/page-edits.ts';
import { preflightRow } from '#print/preflight/preflight.ts';
import type { Fix } from '#print/preflight/finding.ts';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import { inspectionFailures } from '#print/pages/inspection-failure.ts';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import { findingWords, type Speech } from './finding-words.ts';
import { fixWords } from './fix-words.ts';
import { pagesWords } from './pages-words.ts';

const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });
const say = (words: MessageDescriptor): string => i18n._(words);
const speech: Speech = {
  say,
  number: (value) => value.toLocaleString('de-DE'),
  fileSize: (bytes) => `${bytes / 1e6} MB`,
};

const wordsFor = (row: ReturnType<typeof printRow>, pages: readonly InspectedPage[]): readonly string[] =>
  preflightRow(row, new Map([['score', { pages, encrypted: false }]])).map((finding) =>
    say(findingWords(finding, speech)),
  );

test('a page can be named, several, or very many', () => {
  expect(say(pagesWords([4]))).toBe('Seite 4');
  expect(say(pagesWords([4, 7, 9]))).toBe('Seiten 4, 7, 9');
  expect(say(pagesWords([1, 2, 3, 4, 5, 6]))).toBe('6 Seiten (1, 2, 3, 4, 5 …)');
});

test('a file that cannot be printed is told why and what to do', () => {
  const words = inspectionFailures.map((failure) =>
    say(findingWords(failureFinding({ failure, page: 3 }, 412_000_000), speech)),
  );
  expect(words).toContain(
    'Die Datei hat 412 MB, möglich sind 300 MB. Bitte verkleinern Sie eingescannte Seiten oder teilen Sie die Datei.',
  );
  expect(words.join(' ')).toContain('Der Herausgeber hat das Drucken gesperrt. Wir heben Sperren nicht auf.');
  expect(words.join(' ')).toContain('Die Datei hat mehr als 1.000 Seiten.');
  expect(words.join(' ')).toContain('Seite 3 ist länger als 2 Meter.');
  expect(words.join(' ')).toContain('Ein Bild auf Seite 3 hat mehr als 200 Megapixel.');
  expect(new Set(words).size).toBe(inspectionFailures.length);
  expect(words.every((sentence) => sentence.endsWith('.'))).toBe(true);
});

test('what was measured is said with its numbers and pages', () => {
  const scan = inspectedPage({
    bitonalPpi: 140,
    staffHeightMm: 5.21,
    rightsNotice: '© 2019 Verlag',
    missingFonts: ['Maestro'],
  });
  const words = wordsFor(printRow(2), [scan, inspectedPage()]);
  expect(words).toContain('Der Scan hat nur 140 dpi – Notenlinien werden pixelig: Seite 1.');
  expect(words).toContain(
    'Notensysteme nur 5,2 mm hoch, klein für den Notenständer: Seite 1. Ein größeres Format hilft.',
  );
  expect(words.join(' ')).toContain('„© 2019 Verlag“');
  expect(words.join(' ')).toContain('Eine Notenschrift fehlt in der Datei (Maestro)');
});

test('pages that do not go into a binding say the limit', () => {
  const [words] = wordsFor(printRow(118, { binding: 'stapled' }), []);
  expect(words).toBe('118 Seiten lassen sich so nicht binden. Klammern nur bis 64 Seiten bei 90 g/m².');
});

test('a single page is spoken of as one', () => {
  const words = wordsFor(printRow(1, { binding: 'leporello' }), []);
  expect(words).toContainEqual(expect.stringMatching(/^1 Seite lässt sich so nicht binden\. ./));
});

test('a booklet says how many empty pages are added', () => {
  expect(wordsFor(printRow(filePages(7)), [])).toContain(
    'Für ein Heft fehlt eine Seite; wir ergänzen hinten eine leere.',
  );
  expect(wordsFor(printRow(filePages(6)), [])).toContain('Für ein Heft fehlen 2 Seiten; wir ergänzen hinten leere.');
});

test('every fix says what it does', () => {
  const fixes: readonly Fix[] = [
    { action: 'change-spec', spec: { binding: 'coil' } },
    { action: 'change-spec', spec: { paper: '80w' } },
    { action: 'scale-pages', pages: [2], percent: 96 },
    { action: 'change-spec', spec: { fit: { mode: 'fit' } } },
    { action: 'change-spec', spec: { colour: 'mixed' } },
    { action: 'split-volumes', beforePage: 5 },
    { action: 'turn-pages', turns: [{ page: 2, by: 90 }], way: 'proposed' },
    { action: 'turn-pages', turns: [{ page: 2, by: 270 }], way: 'other' },
    { action: 'choose-marks', pages: [2], marks: 'print' },
    { action: 'choose-marks', pages: [2], marks: 'leave-out' },
  ];
  expect(fixes.map((fix) => say(fixWords(fix, speech)))).toEqual([
    'Spiralbindung wählen',
    '80 g/m² weiß wählen',
    'Um 4 % verkleinern',
    'Alle Seiten einpassen',
    'Diese Seiten in Schwarz drucken',
    'In zwei Bände teilen',
    'Drehen',
    'Andersherum drehen',
    'Mitdrucken',
    'Weglassen',
  ]);
});

test('what was written into the notes is asked about, with what happens meanwhile, and told afterwards', () => {
  const marked = inspectedPage({ marks: { count: 14, ink: 'colour', tintOnly: false, margins: null } });
  const words = (choice?: 'print' | 'leave-out') => {
    const { pages } = printRow(1);
    return wordsFor(printRow(choice ? chooseMarks(pages, [1], choice) : pages), [marked])[0];
  };
  expect(words()).toContain('(14 Eintragungen): Seite 1. Solange Sie nichts anderes wählen, lassen wir es weg.');
  expect(words('print')).toBe('Wir drucken mit, was in die Noten eingetragen ist (14 Eintragungen): Seite 1.');
  expect(words('leave-out')).toBe('Wir lassen weg, was in die Noten eingetragen ist (14 Eintragungen): Seite 1.');
});
