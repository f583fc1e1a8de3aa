import { existsSync } from 'node:fs';
import { CannotGoOn, run, say } from './step.mjs';

const debianChromium = '/usr/bin/chromium';

/**
 * A Chromium for the journeys: Debian's (installed when missing and we are root), elsewhere the one Playwright fetches.
 * @returns the path of the binary, or undefined for Playwright's own
 */
export async function ensureBrowser(environment) {
  if (existsSync(debianChromium)) return debianChromium;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from Debian (a minute or two)');
    await run('apt-get', ['update', '-qq'], { show: false });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      show: false,
      environment: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0 && existsSync(debianChromium)) return debianChromium;
    throw new CannotGoOn(`Chromium could not be installed:\n${output}`);
  }
  say('Fetching the browser of Playwright');
  const { code, output } = await run('playwright', ['install', 'chromium'], { environment, show: false });
  if (code !== 0) throw new CannotGoOn(`No browser for the journeys; install Chromium and run again.\n${output}`);
  return undefined;
}
