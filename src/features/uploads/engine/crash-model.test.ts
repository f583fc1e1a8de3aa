import { expect, test } from 'vitest';
import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { aborted } from '#offline/queue/upload-turn.ts';
import type { UploadWish } from '#offline/upload-wish.ts';
import { mortalTab, type Death } from '#testing/uploads/mortal-tab.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser, type UploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Life {
  file: File;
  /** What the shopper wants as soon as the first bytes have arrived. */
  wish: UploadWish | undefined;
}

/** Times the shopper looks after an upload that should end by itself. */
const mostTries = 200;

const unfinished = async (database: UploadDatabase): Promise<UploadRecord[]> =>
  (await database.loadRecords()).filter(({ state }) => !isTerminal(state));

/** @returns whether the tab came to the moment of its death */
async function liveAndDie(
  { environment, openTab }: UploadBrowser,
  { file, wish }: Life,
  death: Death,
): Promise<boolean> {
  const { database } = environment;
  const { own, dead, die } = mortalTab(environment, death);
  const isOver = async (): Promise<void> => {
    const tab = await openTab(own);
    const [added] = await tab.service.add({ files: [file], folderId: 'folder' });
    if (wish && added) {
      await tab.history.was(added.id, ({ acknowledged }) => acknowledged > 0);
      void tab.service.wish(added.id, wish);
    }
    for (let tries = 0; tries < mostTries && !(await isSettled(database)); tries += 1) await rest(3);
    tab.service.close();
  };
  await Promise.race([isOver(), aborted(dead)]);
  const isDead = dead.aborted;
  die();
  return isDead;
}

const isSettled = async (database: UploadDatabase): Promise<boolean> =>
  (await unfinished(database)).every(({ state }) => state === 'paused');

/** The next visit of a shopper who wants everything to end well. */
async function visitAgain({ environment, openTab }: UploadBrowser, file: File): Promise<void> {
  const { database } = environment;
  const tab = await openTab();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const left = await unfinished(database);
    if (left.length === 0) break;
    for (const record of left) await helpOn(tab, record, file);
    await rest(3);
  }
  tab.service.close();
}

async function helpOn({ service }: UploadTab, { id, state }: UploadRecord, file: File): Promise<void> {
  if (state === 'needs-file') await service.repick(id, file);
  else if (state === 'paused' || state === 'error') await service.wish(id, 'run');
}

/** What is not as it must be, in words. */
async function complaintsAbout({ server, environment }: UploadBrowser, { file, wish }: Life): Promise<string[]> {
  const records = await environment.database.loadRecords();
  const expected = md5Of(new Uint8Array(await file.arrayBuffer()));
  const complaints = records.flatMap(({ id, path, state }) => {
    const stored = server.objects.get(path);
    if (!isTerminal(state)) return [`${id} does not end: ${state}`];
    if (state === 'canceled' && wish !== 'cancel') return [`${id} was given up by nobody`];
    const isOpen = [...server.sessions.values()].some(({ name, status }) => name === path && status === 'active');
    if (state === 'canceled' && isOpen) return [`${id} was given up, but not on the server`];
    const isAsItMust = (stored && md5Of(stored)) === (state === 'success' ? expected : undefined);
    return isAsItMust ? [] : [`${id}: ${state}, but stored is something else`];
  });
  if (records.length > 1) complaints.push('on record twice');
  if (server.objects.size > records.length) complaints.push('stored without being on record');
  return complaints;
}

/** @returns what is wrong after this death; undefined when the tab had nothing left to do by then */
async function dieOnce(life: Life, death: Death): Promise<string[] | undefined> {
  const browser = await uploadBrowser();
  const isDead = await liveAndDie(browser, life, death);
  if (isDead) await visitAgain(browser, life.file);
  const complaints = await complaintsAbout(browser, life);
  const { database } = browser.environment;
  for (const { id } of await database.loadRecords()) await database.deleteParts(id);
  return isDead ? complaints.map((complaint) => `${death.when} write ${death.write}: ${complaint}`) : undefined;
}

test.each([
  ['in one request', 100_000, undefined, ['before', 'after']],
  ['in chunks', 900_000, undefined, ['before', 'after']],
  ['from two parts', partBytes + 300_000, undefined, ['after']],
  ['and given up half-way', 900_000, 'cancel', ['before', 'after']],
  ['and paused half-way', 900_000, 'pause', ['before', 'after']],
] as const)(
  'a tab may die at any write while a file is sent %s: nothing is lost, nothing doubled',
  async (_how, size, wish, moments) => {
    const file = new File([scoreBytes(size)], 'Oper.pdf', { lastModified: 1_000 });
    const complaints: string[] = [];
    let deaths = 0;
    for (let write = 1, hasDied = true; hasDied; write += 1) {
      hasDied = false;
      for (const when of moments) {
        const found = await dieOnce({ file, wish }, { write, when });
        if (!found) continue;
        hasDied = true;
        deaths += 1;
        complaints.push(...found);
      }
    }
    expect(complaints).toEqual([]);
    expect(deaths).toBeGreaterThan(7);
  },
  60_000,
);
