import { openPartFile, type PartFolder } from '#offline/parts/part-files.ts';
import { partBytes } from '#offline/records/upload-record.ts';
import type { CopiedPart } from './copy-messages.ts';

/** Where the pieces of a part go. */
interface Target {
  /** @throws DOMException when the browser cannot keep it, mostly for want of room */
  add(piece: Uint8Array): void;
  /** @throws DOMException */
  close(): void;
  bytes?: ArrayBuffer;
}

interface PartPlace {
  /** Of the copies; without one, parts are given to whoever asks for them. */
  folder: PartFolder | undefined;
  /** Upload the part belongs to. */
  id: string;
  /** Bytes of the file, `end` exclusive. */
  start: number;
  end: number;
}

/**
 * Keeps one part of a copy as long as the browser lets it: its refusal ends the keeping, not the reading. Without being
 * opened it keeps nothing.
 */
export class PartKeeper {
  #target: Target | undefined;
  #lost: 'full' | 'no' = 'no';

  async open({ folder, id, start, end }: PartPlace): Promise<void> {
    try {
      // An empty file has no part.
      const file = folder && start < end ? await openPartFile(folder, id, start / partBytes) : undefined;
      this.#target = file ?? collect(end - start);
    } catch (error) {
      this.#refuse(error);
    }
  }

  add(piece: Uint8Array): void {
    try {
      this.#target?.add(piece);
    } catch (error) {
      const refused = this.#target;
      this.#refuse(error);
      closeRefused(refused);
    }
  }

  close(): void {
    try {
      this.#target?.close();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Where the part is, once it is closed. */
  get kept(): Pick<CopiedPart, 'kept' | 'bytes'> {
    if (!this.#target) return { kept: this.#lost };
    const { bytes } = this.#target;
    return bytes ? { kept: 'given', bytes } : { kept: 'file' };
  }

  /** @throws whatever is no refusal of the browser */
  #refuse(error: unknown): void {
    if (!(error instanceof DOMException)) throw error;
    console.warn('The browser keeps no copy of the file.', error);
    this.#target = undefined;
    this.#lost = error.name === 'QuotaExceededError' ? 'full' : 'no';
  }
}

function closeRefused(target: Target | undefined): void {
  try {
    target?.close();
  } catch {
    // What it refused is told already.
  }
}

function collect(length: number): Target {
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
