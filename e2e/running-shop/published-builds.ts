import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Two builds, each in a folder that a server can be started in. */
export interface PublishedBuilds {
  readonly older: string;
  /** Has the files of the older one besides its own, as a build keeps them. */
  readonly newer: string;
  remove(): Promise<void>;
}

/** Copies the build as it is into a folder that a server can be started in. */
export async function copyBuild(place: string): Promise<void> {
  for (const part of ['client', 'server']) await cp(join('dist', part), join(place, 'dist', part), { recursive: true });
  await symlink(resolve('node_modules'), join(place, 'node_modules'));
}

/** The build as it is, and one before it whose files all have other names, as if every one of them had changed since. */
export async function publishBuilds(): Promise<PublishedBuilds> {
  const folder = await mkdtemp(join(tmpdir(), 'notenfalz-builds-'));
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')];
  for (const place of [older, newer]) await copyBuild(place);
  await renameFiles(join(older, 'dist'));
  await mkdir(join(newer, 'dist/earlier/1'), { recursive: true });
  await cp(join(older, 'dist/client/assets'), join(newer, 'dist/earlier/1/assets'), { recursive: true });
  return { older, newer, remove: () => rm(folder, { recursive: true, force: true }) };
}

const fingerprinted = /[\w.-]+-[\w-]{8}\.[a-z0-9]+/gu;

/** Gives every file with a fingerprint another one, and names it so wherever it is named; the frame is another one as well. */
async function renameFiles(build: string): Promise<void> {
  const assets = join(build, 'client/assets');
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    const other = name.replace(/.(?=[\w-]{7}\.[a-z0-9]+$)/u, (sign) => (sign === '0' ? '1' : '0'));
    if (!/\.(?:br|gz)$/u.test(name) && other !== name) names.set(name, other);
  }
  for (const [name, other] of names) await rename(join(assets, name), join(assets, other));
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(?:br|gz)$/u.test(entry.name)) await rm(path);
    else if (/\.(?:js|css|html|json)$/u.test(entry.name)) await rewrite(path, names);
  }
}

async function rewrite(path: string, names: ReadonlyMap<string, string>): Promise<void> {
  const text = await readFile(path, 'utf8');
  const renamed = text.replaceAll(fingerprinted, (name) => names.get(name) ?? name);
  const isWorker = path.endsWith('/sw.js');
  await writeFile(path, isWorker ? renamed.replaceAll(/(?<="?revision"?:")\w{2}/gu, 'zz') : renamed);
}
