import { isTerminal, type UploadState } from '#file-storage/upload-machine.ts';
import { partBytes, type UploadRecord } from '#offline/upload-record.ts';
import { scoreBytes } from './run-transfer.ts';
import { md5Of, type Fault } from './strict-storage.ts';
import { uploadBrowser, type UploadTab } from './upload-tabs.ts';

/** Sizes around every border: one request, one chunk, one part, a copy that grows. */
export const lifeSizes = [0, 262_144, 262_145, 900_000, partBytes, partBytes + 300_000, 2 * partBytes + 17] as const;

const files = new Map<number, { file: File; md5: string }>();

function fileOf(size: number): { file: File; md5: string } {
  const known = files.get(size);
  if (known) return known;
  const bytes = scoreBytes(size);
  const made = { file: new File([bytes], `${size}.pdf`, { lastModified: 1_000 }), md5: md5Of(bytes) };
  files.set(size, made);
  return made;
}

/** What a shopper, a browser and a server can do to uploads, and what must be true whatever they do. */
export interface UploadLife {
  /** Ids in the order they were added. */
  readonly ids: readonly string[];
  add(size: number): Promise<void>;
  /** One of the open tabs. */
  tab(): UploadTab;
  openTab(): Promise<void>;
  /** The oldest tab dies; without any the next step opens one. */
  closeTab(): void;
  wakeWorker(): Promise<void>;
  repick(id: string): Promise<void>;
  /** The next requests go wrong like this. */
  trouble(faults: readonly Fault[]): void;
  /** Without further trouble, resumes and picks again until every upload has ended. */
  finish(): Promise<void>;
  /** What is not as it must be. */
  complaints(): string[];
}

/** Times the shopper looks after uploads that should end by themselves. */
const mostTries = 300;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function uploadLife(): Promise<UploadLife> {
  const browser = await uploadBrowser();
  const { server, surroundings } = browser;
  const { database } = surroundings;
  const sizes = new Map<string, number>();
  const ends = new Map<string, UploadState>();
  const complaints: string[] = [];
  const tabs: UploadTab[] = [];
  const troubles: Fault[] = [];
  server.fault = (command) => {
    const next = troubles.shift();
    const isPart = next?.kind === 'cut-within' || next?.kind === 'keep-fewer';
    return isPart && command !== 'upload' ? { kind: 'cut-before' } : next;
  };
  // Copying takes long enough for something to happen in between.
  surroundings.database = {
    ...database,
    savePart: async (...part) => {
      await rest(2);
      await database.savePart(...part);
    },
  };
  const watch = ({ id, state, acknowledged, sessionUrl }: UploadRecord): void => {
    const session = server.sessions.get(sessionUrl ?? '');
    if (session && acknowledged > session.bytes.byteLength) complaints.push(`${id} claims too much`);
    const end = ends.get(id);
    if (end && end !== state) complaints.push(`${id} went from ${end} to ${state}`);
    if (isTerminal(state)) ends.set(id, state);
  };
  const openTab = async (): Promise<void> => {
    const tab = await browser.openTab();
    tab.history.watch(watch);
    tabs.unshift(tab);
  };
  await openTab();
  const tab = (): UploadTab => {
    const [latest] = tabs;
    if (!latest) throw new Error('No tab is open.');
    return latest;
  };
  const repick = async (id: string): Promise<void> => {
    await tab().service.repick(id, fileOf(sizes.get(id) ?? 0).file);
  };
  return {
    get ids() {
      return [...sizes.keys()];
    },
    add: async (size) => {
      const [record] = await tab().service.add({ files: [fileOf(size).file], folderId: 'folder' });
      if (record) sizes.set(record.id, size);
    },
    tab,
    openTab,
    closeTab: () => tabs.pop()?.service.close(),
    wakeWorker: async () => void (await browser.wakeWorker(AbortSignal.timeout(20))),
    repick,
    trouble: (faults) => void troubles.push(...faults),
    finish: async () => {
      troubles.length = 0;
      if (tabs.length === 0) await openTab();
      for (let tries = 0; tries < mostTries; tries += 1) {
        const left = (await database.loadRecords()).filter(({ state }) => !isTerminal(state));
        if (left.length === 0) break;
        for (const { id, state } of left) await (state === 'needs-file' ? repick(id) : tab().service.wish(id, 'run'));
        await rest(10);
      }
      for (const record of await database.loadRecords()) {
        if (!isTerminal(record.state)) complaints.push(`does not end: ${JSON.stringify(record)}`);
      }
      for (const { id, path, state } of await database.loadRecords()) {
        const stored = server.objects.get(path);
        const expected = state === 'success' ? fileOf(sizes.get(id) ?? 0).md5 : undefined;
        if ((stored && md5Of(stored)) !== expected) complaints.push(`${id}: ${state}, but stored is something else`);
      }
      for (const each of tabs) each.service.close();
    },
    complaints: () => complaints,
  };
}
