import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../web/testing/free-port.ts';

/** A whole shop of its own for a test: the web server as it runs in production, with its own data folder and port. */
export class ShopProcess {
  readonly origin: string;
  readonly folder: string;
  /** May read and write everything in the file store. */
  readonly adminToken = 'administrator-of-this-test';
  /** The folder the server is started in, with its build; another one is taken at the next `run`. */
  builtIn = process.cwd();
  readonly #port: number;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#settings = settings;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** @param settings environment variables beyond those of every test */
  static async start(settings: Readonly<Record<string, string>> = {}, builtIn = process.cwd()): Promise<ShopProcess> {
    const shop = new ShopProcess(await mkdtemp(join(tmpdir(), 'notenfalz-e2e-')), await freePort(), settings);
    shop.builtIn = builtIn;
    await shop.run();
    return shop;
  }

  /** Starts the server on the same data, for example after `kill`. */
  async run(): Promise<void> {
    const environment = {
      ...process.env,
      // What Node has compiled serves a hundred starts of the same build; one in another folder would leave its own behind.
      ...(this.builtIn === process.cwd() && { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') }),
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      DATA_DIR: this.folder,
      RATE_LIMITS: 'off',
      FAULT_SWITCHES: 'on',
      STORAGE_ADMIN_TOKEN: this.adminToken,
      ...this.#settings,
    };
    const server = spawn(process.execPath, [resolve('web/main.ts')], {
      cwd: this.builtIn,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (line: Buffer) => {
        if (line.includes('is ready')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready.`)));
    });
  }

  /** SIGKILL: nothing gets a chance to tidy up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** The process stands still: the system goes on taking connections for it, and nothing is answered. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    // One that stands still would never hear of it.
    this.goOn();
    await ended;
  }
}
