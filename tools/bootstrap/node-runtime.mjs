import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { CannotGoOn, run, say } from './step.mjs';

/** The release that brings SQLite with full-text search and runs TypeScript; fetched when the machine's Node is older. */
const wantedMajor = 24;
const fetchedVersion = '24.21.0';
const folder = resolve('.runtime/node');

/**
 * The path of a Node that can run the product: the machine's own when it is new enough, else npm's package of Node,
 * kept outside node_modules so that machines with a new Node never download it.
 */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const binary = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  say(`Fetching Node ${fetchedVersion} (the machine has ${process.versions.node})`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await run(
    'npm',
    ['install', `node@${fetchedVersion}`, '--prefix', folder, '--loglevel=error'],
    {
      show: false,
      folder,
    },
  );
  if (code !== 0 || !existsSync(binary))
    throw new CannotGoOn(`Node ${fetchedVersion} could not be fetched:\n${output}`);
  return binary;
}

/** The environment in which every tool of the project finds that Node first. */
export function environmentWith(node) {
  const path = [dirname(node), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}
