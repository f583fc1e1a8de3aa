import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import type { ChosenFile } from '#ui/fields/files/chosen-file.ts';
import { sortChoice } from './sort-choice.ts';

const limits = { fileBytes: 1000, files: 5, bytes: 3000 };

const pdf = (name: string, content = name, folder = ''): ChosenFile => ({
  file: new File([`%PDF-1.7 ${content}`], name, { type: 'application/pdf' }),
  folder,
});
const file = (name: string, content: string): ChosenFile => ({ file: new File([content], name), folder: '' });

type Entries = Record<string, string | Uint8Array>;
type Options = ConstructorParameters<typeof ZipWriter>[1];

async function zip(entries: Entries, options: Options = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, ...options });
  for (const [name, content] of Object.entries(entries)) {
    await writer.add(name, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  }
  return writer.close();
}

const archive = async (entries: Entries, options?: Options): Promise<ChosenFile> => ({
  file: new File([await zip(entries, options)], 'Noten.zip'),
  folder: '',
});

const sort = async (...files: ChosenFile[]) => {
  const { scores, leftOut } = await sortChoice(files, limits);
  return {
    taken: scores.map(({ file: score, folder }) => [folder, score.name].filter((part) => part !== '').join('/')),
    leftOut: Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason])),
    scores,
  };
};

test('PDFs are taken in the order of their numbers, everything else is named with its reason', async () => {
  const { taken, leftOut } = await sort(
    pdf('10 Tuba.pdf'),
    pdf('2 Horn.pdf'),
    file('Partitur.mscz', 'PK'),
    file('seite.jpg', 'JFIF'),
    file('leer.pdf', ''),
    file('groß.pdf', `%PDF-${'x'.repeat(1000)}`),
  );
  expect(taken).toEqual(['2 Horn.pdf', '10 Tuba.pdf']);
  expect(leftOut).toEqual({
    'Partitur.mscz': 'no-pdf',
    'seite.jpg': 'picture',
    'leer.pdf': 'empty',
    'groß.pdf': 'too-large',
  });
});

test('what systems leave in folders is not worth a word', async () => {
  const { taken, leftOut } = await sort(pdf('Oboe.pdf', 'x', 'Holz'), file('.DS_Store', 'x'), file('Thumbs.db', 'x'));
  expect(taken).toEqual(['Holz/Oboe.pdf']);
  expect(leftOut).toEqual({});
});

test('files whose names begin with a dot are named; what systems put there by such names is not', async () => {
  const packed = await archive({ '.Geheim.pdf': '%PDF-1', '._Flöte.pdf': 'x', '.git/config.pdf': '%PDF-2' });
  const { taken, leftOut } = await sort(pdf('.Sonate.pdf'), pdf('._Sonate.pdf'), pdf('x.pdf', 'y', '.verlauf'), packed);
  expect(taken).toEqual([]);
  expect(leftOut).toEqual({ '.Sonate.pdf': 'hidden', '.Geheim.pdf': 'hidden' });
});

test('the same file twice in a choice is taken once', async () => {
  const { taken, leftOut } = await sort(pdf('a.pdf', 'gleich'), pdf('b.pdf', 'gleich'), pdf('c.pdf', 'anders'));
  expect(taken).toEqual(['a.pdf', 'c.pdf']);
  expect(leftOut).toEqual({ 'b.pdf': 'twice-in-choice' });
});

test('beyond the limits of a choice files are left out, and the limit is named', async () => {
  const many = await sort(...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
  expect(many.leftOut).toEqual({ '6.pdf': 'too-many' });
  const large = (name: string) => pdf(name, name + 'x'.repeat(900));
  const much = await sort(...['1', '2', '3', '4'].map((name) => large(`${name}.pdf`)));
  expect(much.leftOut).toEqual({ '4.pdf': 'too-much' });
});

test('an archive gives its PDFs with the folders they lay in, and their bytes', async () => {
  const { taken, scores, leftOut } = await sort(
    await archive({
      'Stimmen/Holz/Flöte 1.pdf': '%PDF-1.4 Flöte',
      '__MACOSX/Stimmen/._Flöte 1.pdf': 'x',
      'Stimmen/.DS_Store': 'x',
      'lies mich.txt': 'x',
      'Bilder/Titel.png': 'x',
      'mehr.zip': 'PK',
    }),
  );
  expect(taken).toEqual(['Noten.zip/Stimmen/Holz/Flöte 1.pdf']);
  expect(await scores[0]?.file.text()).toBe('%PDF-1.4 Flöte');
  expect(scores[0]?.file.type).toBe('application/pdf');
  expect(leftOut).toEqual({ 'lies mich.txt': 'no-pdf', 'Titel.png': 'picture', 'mehr.zip': 'archive-in-archive' });
});

test('names in an archive never lead out of it', async () => {
  const { taken } = await sort(
    await archive({
      '../../etc/a.pdf': '%PDF-1',
      'C:\\Noten\\b.pdf': '%PDF-2',
      '/c.pdf': '%PDF-3',
      'x\u202Efdp.pdf': '%PDF-4',
    }),
  );
  expect(taken).toEqual(['Noten.zip/etc/a.pdf', 'Noten.zip/Noten/b.pdf', 'Noten.zip/c.pdf', 'Noten.zip/xfdp.pdf']);
});

test('names without the UTF-8 mark are read as old DOS names', async () => {
  const bytes = new Uint8Array(await (await zip({ 'Fl_te.pdf': '%PDF-1' })).arrayBuffer());
  const marked = bytes.map((byte, index) => (byte === 0x5f && bytes[index - 1] === 0x6c ? 0x94 : byte));
  // Bit 11 of the flags, in the local header (offset 6) and in the central directory (offset 8 after "PK\1\2").
  const central = marked.findIndex(
    (byte, index) => byte === 0x50 && marked[index + 2] === 1 && marked[index + 3] === 2,
  );
  for (const at of [7, central + 9]) marked[at] = (marked[at] ?? 0) & ~0x08;
  const { taken } = await sort({ file: new File([marked], 'alt.zip'), folder: '' });
  expect(taken).toEqual(['alt.zip/Flöte.pdf']);
});

test('an encrypted entry says so, the others are taken', async () => {
  const { leftOut } = await sort(await archive({ 'geheim.pdf': '%PDF-1' }, { password: 'x', zipCrypto: true }));
  expect(leftOut).toEqual({ 'geheim.pdf': 'archive-encrypted' });
});

test('an archive is judged by what its files would be, before anything is unpacked', async () => {
  const { leftOut } = await sort(await archive({ 'groß.pdf': `%PDF-${'x'.repeat(2000)}` }));
  expect(leftOut).toEqual({ 'groß.pdf': 'too-large' });
});

test('what unpacks to hundreds of times its size is not unpacked', async () => {
  const bomb = await archive({ 'bombe.pdf': new Uint8Array(25_000_000) });
  const { leftOut } = await sortChoice([bomb], { fileBytes: 300_000_000, files: 200, bytes: 2_000_000_000 });
  expect(leftOut.map(({ reason }) => reason)).toEqual(['archive-suspicious']);
});

test('an entry that lies about its size is not believed', async () => {
  const bytes = new Uint8Array(await (await zip({ 'a.pdf': `%PDF-${'x'.repeat(500)}` })).arrayBuffer());
  const lie = (at: number): void => new DataView(bytes.buffer).setUint32(at, 50, true);
  const central = bytes.findIndex((byte, index) => byte === 0x50 && bytes[index + 2] === 1 && bytes[index + 3] === 2);
  lie(22);
  lie(central + 24);
  const { taken, leftOut } = await sort({ file: new File([bytes], 'Lüge.zip'), folder: '' });
  expect(taken).toEqual([]);
  expect(Object.values(leftOut)).toEqual(['archive-damaged']);
});

test('a damaged archive and one without PDFs are told apart', async () => {
  const whole = await zip({ 'a.pdf': '%PDF-1' });
  expect((await sort({ file: new File([whole.slice(0, 40)], 'halb.zip'), folder: '' })).leftOut).toEqual({
    'halb.zip': 'archive-damaged',
  });
  expect((await sort(await archive({}))).leftOut).toEqual({ 'Noten.zip': 'archive-without-pdf' });
});
