import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Encrypts the strings and streams of one object. */
type Cipher = (object: number, bytes: Buffer) => Buffer;

interface PdfOptions {
  /** Entries of the trailer beyond size and root. */
  trailer?: string;
  cipher?: Cipher;
}

/** An object of a PDF: its text, or a dictionary with a stream. */
export type PdfObject = string | { dictionary: string; stream: Buffer };

/** Puts objects 1, 2, 3 … together as a PDF; the first is its catalogue. */
export function pdf(objects: readonly PdfObject[], { trailer = '', cipher }: PdfOptions = {}): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const write = (content: Buffer | string): void => {
    const bytes = Buffer.from(content);
    pieces.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') write(object);
    else {
      const stream = cipher ? cipher(index + 1, object.stream) : object.stream;
      write(`<<${object.dictionary}/Length ${stream.length}>>\nstream\n`);
      write(stream);
      write('\nendstream');
    }
    write('\nendobj\n');
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  write(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''));
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(pieces);
}

interface Page {
  /** In points. */
  width?: number;
  height?: number;
  content?: string;
  /** Entries of its resources; objects from `firstResource` on can be named there. */
  resources?: string;
}

/** The number of the first object that `more` brings. */
export const firstResource = 5;

/** A PDF of one page, with further objects behind it. */
export function onePage(page: Page, more: readonly PdfObject[] = [], options: PdfOptions = {}): Buffer {
  const { width = 595, height = 842, content = '', resources = '' } = page;
  return pdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<${resources}>>/Contents 4 0 R>>`,
      { dictionary: '', stream: Buffer.from(content) },
      ...more,
    ],
    options,
  );
}

/** Five systems of five lines. */
const staves = Array.from({ length: 25 }, (_, line) => {
  const y = 750 - Math.floor(line / 5) * 130 - (line % 5) * 5;
  return `60 ${y} m 535 ${y} l S`;
}).join('\n');

export const goodPage = `0.5 w\n${staves}\n60 750 m 60 730 l S`;

/** Many pages that all show the same. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    { dictionary: '', stream: Buffer.from(goodPage) },
    ...Array.from(
      { length: count },
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 3 0 R>>',
    ),
  ]);
}

/** A grey picture of one value: a thousandth of its pixels in bytes. */
export function picturePage(width: number, height: number): Buffer {
  return pageWithPicture({
    dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
    stream: deflateSync(Buffer.alloc(width * height, 200)),
  });
}

const pageWithPicture = (picture: PdfObject): Buffer =>
  onePage({ content: 'q 500 0 0 500 40 40 cm /Im Do Q', resources: `/XObject<</Im ${firstResource} 0 R>>` }, [picture]);

const deviceSpace = { 1: '/DeviceGray', 3: '/DeviceRGB' };

interface JpegKind {
  colours?: 1 | 3;
  /** Progressive: from coarse to fine. */
  hasPasses?: boolean;
}

/** A JPEG of one value: nothing but zeros behind its header, two bits for each of its blocks of 8 by 8 pixels. */
export function jpegPage(width: number, height: number, { colours = 3, hasPasses = false }: JpegKind = {}): Buffer {
  const segment = (marker: number, ...content: number[]): Buffer =>
    Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
  const word = (value: number): number[] => [value >> 8, value & 255];
  const onlyCode = [1, ...Array.from({ length: 15 }, () => 0), 0];
  const components = [1, 2, 3].slice(0, colours);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * components.length;
  const stream = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(
      hasPasses ? 0xc2 : 0xc0,
      8,
      ...word(height),
      ...word(width),
      colours,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ),
    segment(0xc4, 0x00, ...onlyCode),
    segment(0xc4, 0x10, ...onlyCode),
    segment(0xda, colours, ...components.flatMap((id) => [id, 0]), 0, hasPasses ? 0 : 63, 0),
    Buffer.alloc(Math.ceil((blocks * 2) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
  const dictionary = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${deviceSpace[colours]}/BitsPerComponent 8/Filter/DCTDecode`;
  return pageWithPicture({ dictionary, stream });
}

/** A form that unpacks to so many bytes of nothing. */
export const unpackingForm = (bytes: number): Buffer => packedForm(Buffer.alloc(bytes, ' '));

/** One line of so many corners. */
export const longPath = (corners: number): Buffer =>
  packedForm(Buffer.from(`0 0 m\n${'1 1 l 2 2 l\n'.repeat(corners / 2)}S`));

/** One word of so many letters. */
export const longWord = (letters: number): Buffer => packedForm(Buffer.from(`BT (${'a'.repeat(letters)}) Tj ET`));

function packedForm(content: Buffer): Buffer {
  const packed = deflateSync(content);
  return onePage({ content: `${goodPage}\n/F Do`, resources: `/XObject<</F ${firstResource} 0 R>>` }, [
    { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Filter/FlateDecode', stream: packed },
  ]);
}

/** Forms that draw the next one ten times each: ten to the power of their number of strokes. */
export function nestedForms(levels: number): Buffer {
  const form = (level: number): PdfObject => ({
    dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${
      level < levels ? `/Resources<</XObject<</F ${firstResource + level} 0 R>>>>` : ''
    }`,
    stream: Buffer.from(level < levels ? '/F Do '.repeat(10) : '0 0 m 9 9 l S'),
  });
  return onePage(
    { content: '/F Do', resources: `/XObject<</F ${firstResource} 0 R>>` },
    Array.from({ length: levels }, (_, index) => form(index + 1)),
  );
}

/** A form that draws itself. */
export const endlessForm = (): Buffer =>
  onePage({ content: `${goodPage}\n/F Do`, resources: `/XObject<</F ${firstResource} 0 R>>` }, [
    {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</F ${firstResource} 0 R>>>>`,
      stream: Buffer.from('/F Do /F Do'),
    },
  ]);

/** What readers fill passwords up with (PDF 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const fileId = Buffer.from('6e6f74656e66616c7a2e6578616d706c', 'hex');

export const permissions = { all: -4, noPrinting: -4 - 4 - 2048, noCopying: -4 - 16 } as const;

/** A page encrypted with RC4 and 128 bits; without a user password anybody may open it. */
export function encryptedPage(userPassword: string, allowed: number): Buffer {
  const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(allowed);
  const owner = rc4Rounds(repeatedMd5(padded('verlag')), padded(userPassword));
  const key = repeatedMd5(Buffer.concat([padded(userPassword), owner, flags, fileId]));
  const user = Buffer.concat([rc4Rounds(key, md5(Buffer.concat([padding, fileId]))), Buffer.alloc(16)]);
  const cipher: Cipher = (object, bytes) => {
    const number = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
    return rc4(md5(Buffer.concat([key, number])), bytes);
  };
  const entries = `/Filter/Standard/V 2/R 3/Length 128/P ${allowed}/O<${owner.toString('hex')}>/U<${user.toString('hex')}>`;
  const id = fileId.toString('hex');
  return onePage({ content: goodPage }, [], { trailer: `/Encrypt<<${entries}>>/ID[<${id}><${id}>]`, cipher });
}

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest();

function repeatedMd5(bytes: Buffer): Buffer {
  let digest = md5(bytes);
  for (let round = 0; round < 50; round += 1) digest = md5(digest);
  return digest;
}

function rc4Rounds(key: Buffer, bytes: Buffer): Buffer {
  let result = bytes;
  for (let round = 0; round < 20; round += 1) result = rc4(Buffer.from(key.map((byte) => byte ^ round)), result);
  return result;
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
