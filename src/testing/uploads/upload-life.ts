import { isTerminal, type UploadState } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { scoreBytes } from './run-transfer.ts';
import { md5Of, type Fault } from '../storage/strict-storage.ts';
import { frostyTab, type FrostyTab } from './frosty-tab.ts';
import { uploadBrowser, type UploadBrowser, type UploadTab } from './upload-tabs.ts';

/** Sizes around every border: one request, one chunk, one part, a copy that grows. */
export const lifeSizes = [0, 262_144, 262_145, 900_000, partBytes, partBytes + 300_000, 2 * partBytes + 17] as const;

interface LifeTab extends UploadTab {
  frost: FrostyTab;
  /** Tells it that the network is back; it is not told while it is frozen. */
  comesOnline: () => void;
}

const files = new Map<number, { file: File; md5: string }>();

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Times the shopper looks after uploads that should end by themselves. */
const mostTries = 300;

/** What a shopper, a browser and a server can do to uploads, and what must be true whatever they do. */
export class UploadLife {
  /** What is not as it must be. */
  readonly complaints: string[] = [];
  readonly #browser: UploadBrowser;
  readonly #database: UploadDatabase;
  readonly #sizes = new Map<string, number>();
  readonly #tabs: LifeTab[] = [];
  /** Whose sign of life is the latest: nobody else may send. */
  #sender: object | undefined;
  readonly #troubles: Fault[] = [];

  private constructor(browser: UploadBrowser) {
    const { server, environment } = browser;
    const { database } = environment;
    this.#browser = browser;
    this.#database = database;
    server.fault = (command) => {
      const next = this.#troubles.shift();
      return next && !canHappen(next, command) ? { kind: 'cut-before' } : next;
    };
    // Copying takes long enough for something to happen in between.
    const savePart: UploadDatabase['savePart'] = async (...part) => {
      await rest(2);
      await database.savePart(...part);
    };
    environment.database = { ...database, savePart };
  }

  /** With one tab. */
  static async begin(steps?: () => void): Promise<UploadLife> {
    const life = new UploadLife(await uploadBrowser());
    await life.openTab(steps);
    return life;
  }

  /** Which upload that is, counted from 0 and round again. */
  idOf(which: number): string {
    return [...this.#sizes.keys()][which % this.#sizes.size] ?? '';
  }

  /** The tab that was opened last. */
  get tab(): UploadTab {
    const [latest] = this.#tabs;
    if (!latest) throw new Error('No tab is open.');
    return latest;
  }

  /** @param steps told at every step of the tab, at which it may be frozen */
  async openTab(steps: () => void = () => undefined): Promise<void> {
    const { environment, locks } = this.#browser;
    const self = {};
    const frost = frostyTab({
      ...environment,
      locks,
      steps,
      beats: () => void (this.#sender = self),
      sends: () => {
        if (this.#sender !== self) this.complaints.push('two tabs send');
      },
    });
    const listeners: (() => void)[] = [];
    const tab = await this.#browser.openTab({ ...frost.own, onReturn: (listener) => void listeners.push(listener) });
    const comesOnline = (): void => {
      if (!frost.isFrozen()) for (const listener of listeners) listener();
    };
    // What a frozen tab heard last it shows when it thaws: each tab has a past of its own.
    const ends = new Map<string, UploadState>();
    tab.history.watch((record) => this.#check(record, ends));
    this.#tabs.unshift({ ...tab, frost, comesOnline });
  }

  /** The oldest tab dies. */
  closeTab(): void {
    this.#tabs.pop()?.service.close();
  }

  /** The oldest tab is frozen until it is thawed, or dies. */
  freezeTab(): void {
    this.#tabs.at(-1)?.frost.freeze();
  }

  thawTab(): void {
    this.#tabs.at(-1)?.frost.thaw();
  }

  async wakeWorker(): Promise<void> {
    await this.#browser.wakeWorker(AbortSignal.timeout(20));
  }

  async add(size: number): Promise<void> {
    const [record] = await this.tab.service.add({ files: [fileOf(size).file], folderId: 'folder' });
    if (record) this.#sizes.set(record.id, size);
  }

  /** Whether something was added, and all of it has ended. */
  async hasArrived(): Promise<boolean> {
    const records = await this.#database.loadRecords();
    return records.length > 0 && records.every(({ state }) => isTerminal(state));
  }

  async pickAgain(id: string): Promise<void> {
    await this.tab.service.repick(id, this.#fileOf(id).file);
  }

  /** The next requests go wrong like this. */
  trouble(faults: readonly Fault[]): void {
    this.#troubles.push(...faults);
  }

  /** Without further trouble, resumes and picks again until every upload has ended; then compares what is stored. */
  async finish(): Promise<void> {
    this.#troubles.length = 0;
    if (this.#tabs.length === 0) await this.openTab();
    if (this.#tabs.length === 1) this.thawTab();
    // What a frozen tab has copied needs it no more.
    const waiting = await this.#helpWhile(({ copy }) => copy === 'complete');
    for (const { id } of waiting) this.complaints.push(`${id} is copied, and does not end`);
    this.thawTab();
    await this.#helpWhile(() => true);
    await rest(30);
    for (const record of await this.#database.loadRecords()) this.#compare(record);
    for (const { service } of this.#tabs) service.close();
  }

  /** @returns what has not ended after many tries, of the uploads that are awaited */
  async #helpWhile(isAwaited: (record: UploadRecord) => boolean): Promise<UploadRecord[]> {
    for (let tries = 0; ; tries += 1) {
      const left = (await this.#database.loadRecords()).filter(({ state }) => !isTerminal(state));
      const awaited = left.filter(isAwaited);
      if (awaited.length === 0 || tries === mostTries) return awaited;
      // Nobody waits for what is given up: after some tries only a network that is back ends its pauses.
      for (const { comesOnline } of this.#tabs) comesOnline();
      for (const { id, state } of left)
        await (state === 'needs-file' ? this.pickAgain(id) : this.tab.service.wish(id, 'run'));
      await rest(10);
    }
  }

  #fileOf(id: string): { file: File; md5: string } {
    return fileOf(this.#sizes.get(id) ?? 0);
  }

  #check({ id, state, acknowledged, sessionUrl }: UploadRecord, ends: Map<string, UploadState>): void {
    const session = this.#browser.server.sessions.get(sessionUrl ?? '');
    if (session && acknowledged > session.bytes.byteLength) this.complaints.push(`${id} claims too much`);
    const end = ends.get(id);
    if (end && end !== state) this.complaints.push(`${id} went from ${end} to ${state}`);
    if (isTerminal(state)) ends.set(id, state);
  }

  #compare(record: UploadRecord): void {
    const { id, path, state } = record;
    if (!isTerminal(state)) this.complaints.push(`does not end: ${JSON.stringify(record)}`);
    const stored = this.#browser.server.objects.get(path);
    const expected = state === 'success' ? this.#fileOf(id).md5 : undefined;
    if ((stored && md5Of(stored)) !== expected) this.complaints.push(`${id}: ${state}, but stored is something else`);
  }
}

/** Whether a server may answer a command like that: only of chunks part arrives, and what it says is gone is gone. */
function canHappen(fault: Fault, command: string): boolean {
  if (fault.kind === 'cut-within' || fault.kind === 'keep-fewer') return command === 'upload';
  return fault.kind !== 'status' || fault.status !== 404 || command !== 'DELETE';
}

function fileOf(size: number): { file: File; md5: string } {
  const known = files.get(size);
  if (known) return known;
  const bytes = scoreBytes(size);
  const made = { file: new File([bytes], `${size}.pdf`, { lastModified: 1_000 }), md5: md5Of(bytes) };
  files.set(size, made);
  return made;
}
