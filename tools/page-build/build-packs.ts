import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PackEntry } from '../../src/offline/build-pack.ts';
import type { BuildFile } from '../../src/offline/keep-build.ts';
import { isBuildFile } from '../../src/offline/seen-page.ts';
import { contentTypeOf } from '../../web/answers/content-types.ts';

/** Larger files are brought one by one: a round trip more is little beside their bytes, and what has come of them stays. */
const largestPackedBytes = 16_384;

/**
 * Writes the small files of each part into one more file of the build, a pack, and names it beside each of them.
 * @param folder of the build
 */
export function packParts<Entry extends BuildFile>(entries: readonly Entry[], folder: string): (Entry & BuildFile)[] {
  const packs = new Map<string, string>();
  for (const [part, files] of Map.groupBy(entries.filter(isSmallIn(folder)), (file) => file.part)) {
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

/** Its names in a line of JSON, then its files one after the other, all of it as gzip: not every host compresses what it does not know. */
function packOf(files: readonly BuildFile[], folder: string): Buffer {
  const contents = files.map(({ url }) => readFileSync(join(folder, url)));
  const entries = files.map(({ url }, index): PackEntry => [url, contentTypeOf(url), contents[index]?.length ?? 0]);
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents]), { level: 9 });
}

const isSmallIn =
  (folder: string) =>
  ({ url }: BuildFile): boolean =>
    isBuildFile(`/${url}`) && statSync(join(folder, url)).size <= largestPackedBytes;
