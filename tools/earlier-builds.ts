import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds before the newest have their files reachable, for tabs that stay open. */
const keptBuilds = 2;

const place = {
  newest: 'client',
  /** The one before, while the next is made; stays there when that fails. */
  aside: 'aside',
  earlier: (age: number): string => join('earlier', String(age)),
};

/** Puts the finished build in a folder aside, before another takes its place. */
export function putBuildAside(folder: string): void {
  const [newest, aside] = [join(folder, place.newest), join(folder, place.aside)];
  if (!existsSync(newest)) return;
  // What stands there after a build that failed is no build.
  if (existsSync(aside)) rmSync(newest, { recursive: true });
  else renameSync(newest, aside);
}

/**
 * Keeps the fingerprinted files of the two builds before the newest, as far as later builds have them not, in `earlier/1` and
 * `earlier/2`. A build with the very files of the one before counts as that one.
 */
export function keepEarlierBuilds(folder: string): void {
  const at = (name: string): string => join(folder, name);
  const aside = at(place.aside);
  if (!existsSync(aside)) return;
  if (!sameFiles(aside, at(place.newest))) {
    rmSync(at(place.earlier(keptBuilds)), { recursive: true, force: true });
    for (let age = keptBuilds - 1; age > 0; age -= 1) moveAssets(at(place.earlier(age)), at(place.earlier(age + 1)));
    moveAssets(aside, at(place.earlier(1)));
  }
  rmSync(aside, { recursive: true });
  const known = new Set(assetsOf(at(place.newest)));
  for (let age = 1; age <= keptBuilds; age += 1) dropKnown(at(place.earlier(age)), known);
}

/** Only these carry a hash of their content in their name. */
const assets = 'assets';

const assetsOf = (build: string): string[] => {
  const folder = join(build, assets);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

const sameFiles = (one: string, other: string): boolean => assetsOf(one).join() === assetsOf(other).join();

function moveAssets(from: string, to: string): void {
  if (!existsSync(join(from, assets))) return;
  mkdirSync(to, { recursive: true });
  renameSync(join(from, assets), join(to, assets));
}

function dropKnown(build: string, known: Set<string>): void {
  for (const name of assetsOf(build)) {
    if (known.has(name)) rmSync(join(build, assets, name));
    known.add(name);
  }
}
