import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { slowPagesIn } from '../../running-shop/slow-pages.ts';

type Launch = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** A browser with a profile on disk, which outlives the browser's end. */
export class BrowserProfile {
  readonly folder: string;
  readonly #launch: Launch;
  #context: BrowserContext | undefined;

  private constructor(folder: string, launch: Launch) {
    this.folder = folder;
    this.#launch = launch;
  }

  static async create(launch: Launch): Promise<BrowserProfile> {
    const folder = await mkdtemp(join(tmpdir(), 'notenfalz-profile-'));
    // What installing the shop writes for the menus of the system goes there as well.
    const environment = Object.entries({ ...process.env, HOME: folder, XDG_DATA_HOME: join(folder, 'share') });
    const env = Object.fromEntries(
      environment.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    return new BrowserProfile(folder, { ...launch, env });
  }

  /** Starts the browser on its profile and shows an address. */
  async open(address: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.folder, this.#launch);
    slowPagesIn(this.#context);
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(address);
    return page;
  }

  /** As a person quits the browser. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** SIGKILL for all processes of the browser at once, as when the battery dies. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#context?.once('close', resolve));
    for (const pid of await this.#processes()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Its parent took it along.
      }
    }
    await ended;
    this.#context = undefined;
    // A killed browser leaves its lock; the next one would take the profile for one in use on another machine.
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      await rm(join(this.folder, name), { force: true });
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #processes(): Promise<number[]> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const mine = await Promise.all(
      pids.map(async (pid) => {
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        return command.includes(this.folder) ? [pid] : [];
      }),
    );
    return mine.flat();
  }
}
