/** The codes of runs (ITU T.4, tables 2 and 3): 0 to 63 pixels, then 64, 128 … 1728. */
const whiteCodes = codesIn(`
  00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101
  101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 00000010 00000011 00011010
  00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010
  00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 00110011 00110100
  11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 011010010 011010011
  011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 010011000 010011001 010011010 011000 010011011`);
const blackCodes = codesIn(`
  0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 000011000
  0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000
  00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001
  000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111
  000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111
  000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111
  000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111
  0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 0000001101101
  0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 0000001110100 0000001110101 0000001110110
  0000001110111 0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 0000001100100 0000001100101`);
/** Of 1792, 1856 … 2560 pixels, for both colours. */
const longCodes = codesIn(`
  00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101
  000000010110 000000010111 000000011100 000000011101 000000011110 000000011111`);
const runCodes = [
  [...whiteCodes, ...longCodes],
  [...blackCodes, ...longCodes],
] as const;
const longestRun = 2560;

/** How far a change lies from the one above, from 3 to the left to 3 to the right. */
const verticalCodes = ['0000010', '000010', '010', '1', '011', '000011', '0000011'];
const horizontalCode = '001';
const passCode = '0001';
const endCode = '000000000001'.repeat(2);

/** Where the colour of a row changes, from white to black first. */
export type ChangesOfRow = readonly number[];

/** Codes a picture of two colours as a fax of group 4 does (ITU T.6). */
export function faxCode(rows: readonly ChangesOfRow[], width: number): Buffer {
  const bits = new Bits();
  let above: ChangesOfRow = [];
  for (const row of rows) {
    codeRow(row, above, { width, bits });
    above = row;
  }
  bits.write(endCode);
  return bits.bytes();
}

function codeRow(row: ChangesOfRow, above: ChangesOfRow, { width, bits }: { width: number; bits: Bits }): void {
  let at = -1;
  for (let colour = 0; at < width;) {
    const from = at;
    const next = row.find((change, index) => change > from && index % 2 === colour) ?? width;
    const index = above.findIndex((change, each) => change > from && each % 2 === colour);
    const [over, behind] = index === -1 ? [width, width] : [above[index] ?? width, above[index + 1] ?? width];
    const vertical = verticalCodes[next - over + 3];
    if (behind < next) {
      bits.write(passCode);
      at = behind;
    } else if (vertical !== undefined) {
      bits.write(vertical);
      at = next;
      colour = 1 - colour;
    } else {
      const end = row.find((change) => change > next) ?? width;
      bits.write(horizontalCode + runCode(next - Math.max(0, at), colour) + runCode(end - next, 1 - colour));
      at = end;
    }
  }
}

function runCode(pixels: number, colour: number): string {
  if (pixels >= longestRun + 64) return runCodeOf(longestRun, colour) + runCode(pixels - longestRun, colour);
  const rest = pixels % 64;
  return (pixels === rest ? '' : runCodeOf(pixels - rest, colour)) + runCodeOf(rest, colour);
}

function runCodeOf(pixels: number, colour: number): string {
  const code = runCodes[colour]?.[pixels < 64 ? pixels : 63 + pixels / 64];
  if (code === undefined) throw new Error(`No code for a run of ${pixels} pixels`);
  return code;
}

class Bits {
  readonly #bytes: number[] = [];
  #bits = '';

  write(bits: string): void {
    this.#bits += bits;
    for (; this.#bits.length >= 8; this.#bits = this.#bits.slice(8))
      this.#bytes.push(parseInt(this.#bits.slice(0, 8), 2));
  }

  bytes(): Buffer {
    return Buffer.from([...this.#bytes, ...(this.#bits === '' ? [] : [parseInt(this.#bits.padEnd(8, '0'), 2)])]);
  }
}

function codesIn(table: string): readonly string[] {
  return table.trim().split(/\s+/);
}
