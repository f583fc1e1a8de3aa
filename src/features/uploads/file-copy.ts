import type { IHasher } from 'hash-wasm';
import { openPartFile, type PartFolder } from '#offline/part-files.ts';
import { partBytes } from '#offline/upload-record.ts';
import type { CopiedPart, CopyOrder } from './copy-messages.ts';
import { PieceReader } from './piece-reader.ts';

interface CopySurroundings {
  md5: IHasher;
  /** Of the copies; without one, parts are given to whoever asks for them. */
  folder: PartFolder | undefined;
}

/** Where the pieces of a part go. */
interface PartKeeper {
  /** @throws DOMException when the browser cannot keep it, mostly for want of room */
  add(piece: Uint8Array): void;
  /** @throws DOMException */
  close(): void;
  bytes?: ArrayBuffer;
}

/** One file that is copied and hashed, part by part. */
export class FileCopy {
  readonly #order: CopyOrder;
  readonly #surroundings: CopySurroundings;
  readonly #reader = new PieceReader();
  #position: number;

  constructor(order: CopyOrder, surroundings: CopySurroundings) {
    const { md5 } = surroundings;
    this.#order = order;
    this.#surroundings = surroundings;
    this.#position = order.first;
    md5.init();
    if (order.hashState !== undefined) md5.load(bytesOf(order.hashState));
  }

  /**
   * The next part of the file, also when the browser has no room for it.
   * @param keeps whether it is to be kept, or only hashed
   * @throws FileNotReadable
   */
  async next(keeps: boolean): Promise<CopiedPart> {
    const { file } = this.#order;
    const { md5 } = this.#surroundings;
    const start = this.#position;
    const end = Math.min(file.size, start + partBytes);
    let keeper = keeps ? await this.#openKeeper(start, end) : undefined;
    try {
      for await (const piece of this.#reader.read(file, start, end)) {
        md5.update(piece);
        if (keeper && !isDone(() => keeper?.add(piece))) keeper = closed(keeper);
      }
    } catch (error) {
      closed(keeper);
      throw error;
    }
    if (keeper && !isDone(() => keeper?.close())) keeper = undefined;
    this.#position = end;
    return {
      end,
      hashState: base64Of(md5.save()),
      ...keptBy(keeper),
      ...(end === file.size ? { md5: base64Of(md5.digest('binary')) } : {}),
    };
  }

  async #openKeeper(start: number, end: number): Promise<PartKeeper | undefined> {
    const { folder } = this.#surroundings;
    // An empty file has no part.
    if (!folder || start === end) return collect(end - start);
    try {
      return (await openPartFile(folder, this.#order.id, start / partBytes)) ?? collect(end - start);
    } catch (error) {
      noteRefusal(error);
      return undefined;
    }
  }
}

function collect(length: number): PartKeeper {
  const bytes = new ArrayBuffer(length);
  let position = 0;
  return {
    bytes,
    add: (piece) => {
      new Uint8Array(bytes).set(piece, position);
      position += piece.byteLength;
    },
    close: () => undefined,
  };
}

function keptBy(keeper: PartKeeper | undefined): Pick<CopiedPart, 'kept' | 'bytes'> {
  if (!keeper) return { kept: 'no' };
  return keeper.bytes ? { kept: 'given', bytes: keeper.bytes } : { kept: 'file' };
}

/** Whether the browser did it. */
function isDone(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    noteRefusal(error);
    return false;
  }
}

/** Closes what is given up already. */
function closed(keeper: PartKeeper | undefined): undefined {
  isDone(() => keeper?.close());
}

/** @throws whatever is no refusal of the browser */
function noteRefusal(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
  console.warn('The browser keeps no copy of the file.', error);
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
