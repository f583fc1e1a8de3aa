import { headersOfPacked, type PackedFile, readPack } from '#offline/build-pack.ts';
import type { BuildFile } from '#offline/keep-build.ts';
import { isOurs } from './our-answers.ts';
import { cacheThere, keeper } from './keep-within.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where what came with no worker lies: files by themselves, and packs. */
export const laterFiles = 'build-files';

/** A pack that was read. */
interface ReadPack {
  /** What the host says of it. */
  headers: Headers;
  bytes: ArrayBuffer;
  /** By their addresses. */
  files: ReadonlyMap<string, PackedFile>;
}

export const buildFileAddress = (file: string): string => new URL(file, self.location.href).href;

/**
 * Asks for a pack. It spares questions, no more: whatever is in its way, its files can be asked for themselves.
 * @param file of it
 * @param signal ends it
 */
export async function fetchPack(file: string, signal: AbortSignal | null = null): Promise<ReadPack | undefined> {
  try {
    const response = await fetch(new Request(buildFileAddress(file), { priority: 'low', signal }));
    return response.ok && (await isOurs(response)) ? await readAnswer(response) : undefined;
  } catch (error) {
    console.warn(`The build could not be brought in packs: ${file}`, error);
    return undefined;
  }
}

async function readAnswer(answer: Response): Promise<ReadPack> {
  const bytes = await answer.arrayBuffer();
  const files = await readPack(new Blob([bytes]).stream());
  return { headers: answer.headers, bytes, files: new Map(files.map((file) => [buildFileAddress(file.url), file])) };
}

/** A file of a pack as its host would have answered. */
export const answerOf = (file: PackedFile, { headers }: Pick<ReadPack, 'headers'>): Response =>
  new Response(file.bytes, { headers: headersOfPacked(file, headers) });

interface FoundFile {
  file: PackedFile;
  pack: ReadPack;
  /** Address of the pack. */
  at: string;
}

/** Packs as they came, each one entry of the cache: what is never used costs no writing, and what is used is taken out of them. */
class KeptPacks {
  /** Of each file of this build the pack it lies in. */
  #packOf: ReadonlyMap<string, string | undefined> = new Map();
  #own: ReadonlySet<string | undefined> = new Set();
  readonly #opened = new Map<string, Promise<ReadPack | undefined>>();

  /** All files of the build of this worker; packs of earlier ones are looked into for what its own do not have. */
  know(build: readonly BuildFile[]): void {
    this.#packOf = new Map(build.map(({ url, pack }) => [buildFileAddress(url), pack && buildFileAddress(pack)]));
    this.#own = new Set(this.#packOf.values());
  }

  /** @returns the addresses of its files, none when it cannot be had. Rejects when there is no room for it. */
  async bring(file: string, signal?: AbortSignal): Promise<Iterable<string>> {
    const pack = await fetchPack(file, signal);
    if (!pack) return [];
    const headers = headersOfPacked({ type: 'application/gzip' }, pack.headers);
    const cache = await caches.open(laterFiles);
    await orMakeRoom(cache.put(buildFileAddress(file), new Response(pack.bytes, { headers })));
    // One that was given up before is read again.
    this.#opened.delete(buildFileAddress(file));
    await keeper.stored(laterFiles, { url: buildFileAddress(file), bytes: pack.bytes.byteLength });
    return pack.files.keys();
  }

  /** The answer for a file that is in a pack on this device, whose pack counts as used. @param address of the file */
  async take(address: string): Promise<Response | undefined> {
    const found = await this.#find(address);
    if (!found) return undefined;
    // Nobody waits for the note.
    void keeper.used(laterFiles, found.at);
    return answerOf(found.file, found.pack);
  }

  /** Whether a file is in a pack on this device. @param address of the file */
  async holds(address: string): Promise<boolean> {
    return (await this.#find(address)) !== undefined;
  }

  /** Those that are in no pack on this device. @param kept addresses of what is in the cache */
  async without(files: readonly BuildFile[], kept: ReadonlySet<string>): Promise<readonly BuildFile[]> {
    const earlier = await Promise.all(this.#earlierOf(kept).map((address) => this.#open(address)));
    const isHeld = ({ url, pack }: BuildFile): boolean =>
      (pack !== undefined && kept.has(buildFileAddress(pack))) ||
      earlier.some((one) => one?.files.has(buildFileAddress(url)));
    return files.filter((file) => !isHeld(file));
  }

  async #find(address: string): Promise<FoundFile | undefined> {
    const at = this.#packOf.get(address);
    // Large files of this build are in no pack of any.
    if (at === undefined && this.#packOf.has(address)) return undefined;
    const found = at === undefined ? undefined : await this.#findIn(at, address);
    if (found) return found;
    for (const earlier of this.#earlierOf(await keptAddresses())) {
      const foundEarlier = await this.#findIn(earlier, address);
      if (foundEarlier) return foundEarlier;
    }
    return undefined;
  }

  async #findIn(at: string, address: string): Promise<FoundFile | undefined> {
    const pack = await this.#open(at);
    const file = pack?.files.get(address);
    return pack && file && { file, pack, at };
  }

  /** The device is asked every time: what it has given up is not to be had from memory for a while longer. */
  async #open(address: string): Promise<ReadPack | undefined> {
    const answer = await caches.match(address, { cacheName: laterFiles, ignoreVary: true });
    if (!answer) return undefined;
    const opening = this.#opened.get(address) ?? readKept(answer, address);
    this.#opened.set(address, opening);
    return opening;
  }

  #earlierOf(kept: ReadonlySet<string>): readonly string[] {
    return [...kept].filter((address) => address.endsWith('.pack') && !this.#own.has(address));
  }
}

export const packs = new KeptPacks();

/** Where a device has no room for what is put away, some is made for the next time. Rejects all the same. */
export async function orMakeRoom(putting: Promise<unknown>): Promise<void> {
  try {
    await putting;
  } catch (error) {
    await keeper.halve();
    throw error;
  }
}

/** Of the build, by itself or in packs; what comes with the worker lies elsewhere. */
export async function keptAddresses(): Promise<Set<string>> {
  const kept = (await (await cacheThere(laterFiles))?.keys()) ?? [];
  return new Set(kept.map(({ url }) => url));
}

/** One that cannot be read, because the device lost a part of it, is given up. */
async function readKept(answer: Response, address: string): Promise<ReadPack | undefined> {
  try {
    return await readAnswer(answer);
  } catch (error) {
    console.warn(`What is kept of the build is damaged: ${address}`, error);
    await (await cacheThere(laterFiles))?.delete(address);
    return undefined;
  }
}
