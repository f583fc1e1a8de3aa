import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

/** PDFium as WebAssembly: its own memory is all it can reach, no file and no network. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>;

/** @param mostBytes the most memory it gets; what needs more fails, and PDFium with it */
export async function openPdfium(mostBytes: number): Promise<Pdfium> {
  const program = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  const wasmBinary = Uint8Array.from(withMostMemory(program, mostBytes)).buffer;
  const pdfium = await PDFiumModule({ wasmBinary, locateFile: () => '' });
  pdfium._FPDF_InitLibraryWithConfig({});
  return pdfium;
}

const pageBytes = 65_536;
const memorySection = 5;
/** One memory, which has a largest size. */
const oneBoundedMemory = [1, 1];

/**
 * A WebAssembly program says how large its memory may grow; nobody else can bound it. This one says less.
 *
 * @throws {TypeError} for a program that does not say it
 */
function withMostMemory(program: Buffer, mostBytes: number): Buffer {
  for (let at = 8; at < program.length;) {
    const size = readNumber(program, at + 1);
    if (program[at] === memorySection) return boundMemory(program, size.end, mostBytes);
    at = size.end + size.value;
  }
  throw new TypeError('The program has no memory');
}

function boundMemory(program: Buffer, at: number, mostBytes: number): Buffer {
  if (oneBoundedMemory.some((byte, index) => program[at + index] !== byte)) {
    throw new TypeError('The program has another kind of memory');
  }
  const least = readNumber(program, at + oneBoundedMemory.length);
  const most = readNumber(program, least.end);
  const pages = Math.floor(mostBytes / pageBytes);
  if (pages < least.value || pages > most.value) throw new TypeError('The program cannot do with so much memory');
  writeNumber(program, { from: least.end, to: most.end }, pages);
  return program;
}

/** LEB128: seven bits a byte, the lowest first; all but the last one have the eighth bit. */
function readNumber(program: Buffer, from: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = from; ; at += 1) {
    const byte = program.readUInt8(at);
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return { value, end: at + 1 };
  }
}

/** In the room a larger number had. */
function writeNumber(
  program: Buffer,
  { from, to }: { readonly from: number; readonly to: number },
  value: number,
): void {
  for (let at = from; at < to; at += 1) {
    const bits = Math.floor(value / 2 ** (7 * (at - from))) & 0x7f;
    program.writeUInt8(at < to - 1 ? bits | 0x80 : bits, at);
  }
}
