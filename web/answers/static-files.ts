import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { acceptedEncoding } from './compress.ts';
import { contentTypeOf } from './content-types.ts';

interface StaticFile {
  path: string;
  size: number;
  encodings: Map<string, { path: string; size: number }>;
}

/**
 * Lists the files of a build once; answers from the list, so that no request can name another file.
 * @param earlier folder of builds before it, each in a folder of its own: tabs that are open go on with theirs
 */
export function createStaticFiles(folder: string, earlier?: string): (request: Request) => Response | undefined {
  const files = new Map([...listBuilds(earlier), ...listFiles(folder)]);
  const contentOf = createContents();
  return (request) => {
    const { pathname } = new URL(request.url);
    const file = files.get(decodePath(pathname));
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const packed = encoding && file.encodings.get(encoding);
    const served = packed ?? file;
    const headers = new Headers({
      'content-type': contentTypeOf(pathname),
      'content-length': String(served.size),
      'cache-control': cacheControl(pathname),
      'x-content-type-options': 'nosniff',
    });
    if (file.encodings.size > 0) headers.set('vary', 'accept-encoding');
    if (packed) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : contentOf(served), { headers });
  };
}

/** Largest file that is kept in memory, in bytes; larger ones are read for every request. */
const largestKept = 256 * 1024;

/** All that is kept, in bytes: more than a build has. */
const keptInAll = 32 * 1024 * 1024;

type Content = NonNullable<ConstructorParameters<typeof Response>[0]>;

/** Contents of files, kept from the first request on: reading waits in the same queue as everything else on the disk. */
function createContents(): (file: { path: string; size: number }) => Content {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let room = keptInAll;
  return ({ path, size }) => {
    const known = kept.get(path);
    if (known) return known;
    if (size > Math.min(largestKept, room)) return Readable.toWeb(createReadStream(path));
    const content = new Uint8Array(readFileSync(path));
    room -= content.length;
    kept.set(path, content);
    return content;
  };
}

/** Files under /assets/ carry a hash of their content in their name; everything else must be asked for again. */
function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

const listBuilds = (folder: string | undefined): [string, StaticFile][] =>
  folder !== undefined && existsSync(folder)
    ? readdirSync(folder).flatMap((build) => listFiles(join(folder, build)).entries().toArray())
    : [];

function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  for (const path of paths) {
    const name = path.slice(folder.length).replaceAll('\\', '/');
    if (name.startsWith('/.vite/')) continue;
    const packed = /^(.*)\.(br|gz)$/.exec(name);
    const original = packed?.[1] === undefined ? undefined : files.get(packed[1]);
    const size = statSync(path).size;
    if (original && packed) original.encodings.set(packed[2] === 'br' ? 'br' : 'gzip', { path, size });
    else files.set(name, { path, size, encodings: new Map() });
  }
  return files;
}
