import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Objects of a file in the order of their numbers; a number may be given out before its object is known. */
export class PdfObjects {
  readonly #bodies: Buffer[] = [];

  reserve(): number {
    return this.#bodies.push(Buffer.alloc(0));
  }

  set(reserved: number, body: string): void {
    this.#bodies[reserved - 1] = Buffer.from(body, 'latin1');
  }

  add(body: string): number {
    return this.#bodies.push(Buffer.from(body, 'latin1'));
  }

  addStream(content: Buffer | string, entries = ''): number {
    return this.#addBytes(deflateSync(content), `/Filter /FlateDecode ${entries}`);
  }

  /** A stream that programs find without unpacking anything. */
  addPlainStream(content: string, entries: string): number {
    return this.#addBytes(Buffer.from(content), entries);
  }

  #addBytes(content: Buffer, entries: string): number {
    const head = `<< /Length ${content.length} ${entries} >>\nstream\n`;
    return this.#bodies.push(Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]));
  }

  /** The whole file: header, objects, cross-reference table, trailer. The same objects make the same file. */
  write(root: number, info: number): Buffer {
    // Four bytes beyond ASCII tell programs that the file is binary.
    const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const rows: string[] = [];
    for (const [index, body] of this.#bodies.entries()) {
      rows.push(`${String(length).padStart(10, '0')} 00000 n \n`);
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
      parts.push(part);
      length += part.length;
    }
    const size = rows.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
    const id = `<${createHash('md5').update(Buffer.concat(parts)).digest('hex')}>`;
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R /ID [${id} ${id}] >>\nstartxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(table + trailer)]);
  }
}

/** Text in hexadecimal digits of UTF-16, without the mark that says so. */
export const utf16 = (text: string): string => Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex');
