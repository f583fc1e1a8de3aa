import { crc32, deflateSync } from 'node:zlib';

/** Four bytes for each pixel, red first; the last one does not count. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A PNG in sixteen greys, two pixels to a byte: enough for notes, and half as long as one in all greys. */
export function greyPng({ width, height, bytes }: Pixels): Buffer {
  const rowBytes = Math.ceil(width / 2);
  const rows = rowsOf(height, rowBytes);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (rowBytes + 1) + 1 + (x >> 1);
      const grey = sixteenth(brightness(bytes, (y * width + x) * 4));
      rows.writeUInt8(rows.readUInt8(at) | (x % 2 === 0 ? grey << 4 : grey), at);
    }
  }
  return png({ width, height, depth: 4, colourType: 0 }, rows);
}

/** A PNG in sixteen steps of each colour. */
export function colourPng({ width, height, bytes }: Pixels): Buffer {
  const rowBytes = width * 3;
  const rows = rowsOf(height, rowBytes);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = Math.floor(pixel / width) * (rowBytes + 1) + 1 + (pixel % width) * 3;
    for (let colour = 0; colour < 3; colour += 1)
      rows.writeUInt8(sixteenth(bytes[pixel * 4 + colour] ?? 0) * 17, at + colour);
  }
  return png({ width, height, depth: 8, colourType: 2 }, rows);
}

/** Whether nothing is on it. */
export const isWhite = ({ bytes }: Pixels): boolean => bytes.every((byte) => byte === 255);

/** Each row begins with the number of its filter: 0, none. */
const rowsOf = (height: number, rowBytes: number): Buffer => Buffer.alloc(height * (rowBytes + 1));

const sixteenth = (value: number): number => Math.round(value / 17);

/** As eyes weigh red, green and blue (ITU-R BT.709). */
function brightness(bytes: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

interface Head {
  readonly width: number;
  readonly height: number;
  /** Bits. */
  readonly depth: number;
  /** 0 is grey, 2 is colour. */
  readonly colourType: number;
}

/** ISO/IEC 15948. */
function png({ width, height, depth, colourType }: Head, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(depth, 8);
  head.writeUInt8(colourType, 9);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
