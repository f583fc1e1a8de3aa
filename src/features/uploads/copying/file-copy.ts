import type { IHasher } from 'hash-wasm';
import type { PartFolder } from '#offline/parts/part-files.ts';
import { partBytes } from '#offline/records/upload-record.ts';
import type { CopiedPart, CopyOrder } from './copy-messages.ts';
import { PartKeeper } from './part-keeper.ts';
import { PieceReader } from './piece-reader.ts';

interface CopyEnvironment {
  md5: IHasher;
  /** Of the copies; without one, parts are given to whoever asks for them. */
  folder: PartFolder | undefined;
}

/** One file that is copied and hashed, part by part. */
export class FileCopy {
  readonly #order: CopyOrder;
  readonly #environment: CopyEnvironment;
  readonly #reader = new PieceReader();
  #position: number;

  constructor(order: CopyOrder, environment: CopyEnvironment) {
    this.#order = order;
    this.#environment = environment;
    this.#position = goesOn(environment.md5, order) ? order.first : 0;
  }

  /** Bytes from the start that are copied; before the first part: where the copy goes on. */
  get position(): number {
    return this.#position;
  }

  /**
   * The next part of the file, also when the browser has no room for it.
   * @param keeps whether it is to be kept, or only hashed
   * @throws FileNotReadable
   */
  async next(keeps: boolean): Promise<CopiedPart> {
    const { file, id } = this.#order;
    const { md5, folder } = this.#environment;
    const start = this.#position;
    const end = Math.min(file.size, start + partBytes);
    const part = new PartKeeper();
    if (keeps) await part.open({ folder, id, start, end });
    try {
      for await (const piece of this.#reader.read(file, start, end)) {
        md5.update(piece);
        part.add(piece);
      }
    } finally {
      part.close();
    }
    this.#position = end;
    return {
      end,
      hashState: base64Of(md5.save()),
      ...part.kept,
      ...(end === file.size ? { md5: base64Of(md5.digest('binary')) } : {}),
    };
  }
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Brings the md5 to where the copy stands; false when it can only begin anew: the state is another version's, or damaged. */
function goesOn(md5: IHasher, { hashState }: CopyOrder): boolean {
  md5.init();
  if (hashState === undefined) return true;
  try {
    md5.load(bytesOf(hashState));
    return true;
  } catch (error) {
    console.warn('The checksum of a copy cannot go on; the copy begins anew.', error);
    md5.init();
    return false;
  }
}
