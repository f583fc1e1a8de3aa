import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PackEntry } from '../../src/offline/build-pack.ts';
import { type BuildFile, isFirst } from '../../src/offline/keep-build.ts';
import { isBuildFile } from '../../src/offline/seen-page.ts';
import { contentTypeOf } from '../../web/answers/content-types.ts';

/** Larger files are brought one by one: a round trip more is little beside their bytes, and brotli makes them smaller than a pack. */
const largestPackedBytes = 16_384;

/** Scripts, styles and fonts that come later lose little by it, and spare being written and noted before they are used. */
const largestLaterBytes = 65_536;

/** No further file is put into a pack of so many bytes: what has come of the others stays when a line breaks. */
const fullPackBytes = 400_000;

/**
 * Writes the small files of each part into further files of the build, packs, and names theirs beside each of them.
 * @param folder of the build
 */
export function packParts<Entry extends BuildFile>(entries: readonly Entry[], folder: string): (Entry & BuildFile)[] {
  const packs = new Map<string, string>();
  for (const [part, small] of Map.groupBy(entries.filter(isSmallIn(folder)), (file) => file.part))
    for (const files of fillPacks(small, folder)) {
      const pack = packOf(files, folder);
      const fingerprint = createHash('sha256').update(pack).digest('base64url').slice(0, 8);
      const name = `assets/${part.replace(' ', '-')}-${fingerprint}.pack`;
      writeFileSync(join(folder, name), pack);
      for (const { url } of files) packs.set(url, name);
    }
  return entries.map((entry) => {
    const pack = packs.get(entry.url);
    return pack === undefined ? entry : { ...entry, pack };
  });
}

function fillPacks<Entry extends BuildFile>(files: readonly Entry[], folder: string): Entry[][] {
  const filled: Entry[][] = [];
  let room = 0;
  for (const file of files) {
    if (room <= 0) {
      filled.push([]);
      room = fullPackBytes;
    }
    filled.at(-1)?.push(file);
    room -= sizeIn(folder, file);
  }
  return filled;
}

/** Its names in a line of JSON, then its files one after the other, all of it as gzip: not every host compresses what it does not know. */
function packOf(files: readonly BuildFile[], folder: string): Buffer {
  const contents = files.map(({ url }) => readFileSync(join(folder, url)));
  const entries = files.map(({ url }, index): PackEntry => [url, contentTypeOf(url), contents[index]?.length ?? 0]);
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]), { level: 9 });
}

const isSmallIn = (folder: string) => (file: BuildFile) =>
  isBuildFile(`/${file.url}`) && sizeIn(folder, file) <= (comesLater(file) ? largestLaterBytes : largestPackedBytes);

const comesLater = (file: BuildFile): boolean => !isFirst(file) && file.part !== 'engine';

const sizeIn = (folder: string, { url }: BuildFile): number => statSync(join(folder, url)).size;
