import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CannotGoOn, run, say } from './step.mjs';

const stampFile = 'node_modules/.installed-for';

/** Refuses what cannot work, before anything is downloaded. */
export function checkTools() {
  const nodeMajor = Number(process.versions.node.split('.')[0]);
  if (nodeMajor < 20) throw new CannotGoOn(`Node 20 or newer is needed, this is ${process.versions.node}.`);
  const npm = npmMajor();
  if (npm !== undefined && npm < 10) {
    throw new CannotGoOn(`npm 10 or newer is needed, this is npm ${npm}; "npm install --global npm@11" brings it.`);
  }
}

/** npm tells its version to the scripts it runs: "npm/11.19.1 node/v20.20.2 linux x64". */
function npmMajor() {
  const version = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  say('Installing packages (about a minute)');
  const { code, output } = await run('npm', ['ci', '--no-progress', '--loglevel=error'], { show: false });
  if (code !== 0) throw new CannotGoOn(`npm could not install the packages:\n${output}`);
  writeFileSync(stampFile, wanted);
  say('Packages installed');
}
