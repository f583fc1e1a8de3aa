import { createFormats } from '#platform/i18n/formats.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { ChosenFile } from '#ui/fields/files/chosen-file.ts';
import { choiceLimitsOf } from './choice-limits.ts';
import { findLeftOverAtom } from './intake/find-left-over.ts';
import { lastIntakeAtom, type Intake } from './intake/intake.ts';
import type { LeftOut } from './intake/left-out.ts';
import { leftOutWords, printsNoFiles } from './intake/left-out-words.ts';
import { takeFilesAtom } from './intake/take-files.ts';
import type { BroughtFile } from './intake/until-safe.ts';
import { chosenFilesAtom } from './jobs/chosen-files.ts';
import type { IncomingScore } from './jobs/start-jobs.ts';
import { askPrintsFilesAtom } from './intake/ask-prints-files.ts';
import { watchChecks } from './watch-checks.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

/** Where to go on with a choice of files: its only job, or the list of jobs with a summary; or what is wrong with its only file. */
export type Reception = { to: string; job: string | undefined } | { problem: string };

const listAddress = '/sheet-configuration-v3';

/** Takes files into print jobs where they were chosen: what is wrong with a single file is best said there. */
export async function receiveFiles(files: readonly ChosenFile[], shell: Shell): Promise<Reception> {
  if (!(await shell.store.set(askPrintsFilesAtom, shell.api))) return { problem: await refusal(shell) };
  const intake = await takeFiles(files, shell);
  const [refused, ...more] = intake.leftOut;
  if (refused && more.length === 0 && jobsOf(intake).length + intake.known.length === 0) {
    const { fileSize } = createFormats(shell.texts.locale, 'EUR');
    const speech = { fileSize, limits: choiceLimitsOf(shell.configuration) };
    return { problem: shell.texts._(leftOutWords(refused, speech)) };
  }
  const [job, ...others] = jobsOf(intake);
  return { to: openSummary(intake, shell), job: others.length === 0 ? job : undefined };
}

/** Files that came from outside the page, shared or opened with the application. */
export interface Arrivals {
  files: readonly ChosenFile[];
  /** Names of those that came with them and could not be read. */
  unreadable?: readonly string[];
}

/** Takes what arrived; what could not be read is told in the summary. @returns the address to go on at */
export async function receiveArrivals({ files, unreadable = [] }: Arrivals, shell: Shell): Promise<string> {
  if (!(await shell.store.set(askPrintsFilesAtom, shell.api))) {
    await tellRefusal(shell);
    return listAddress;
  }
  const intake = await takeFiles(files, shell);
  const missed = unreadable.map((name): LeftOut => ({ name, folder: '', reason: 'unreadable', size: 0 }));
  return openSummary({ ...intake, leftOut: [...missed, ...intake.leftOut] }, shell);
}

/** What became of files from the inbox, and the address to go on at; undefined when the shop prints none. */
interface SharedReception {
  address: string | undefined;
  brought: readonly BroughtFile[];
}

/** Takes what came through the inbox, and goes on with the jobs that an earlier visit made of it. */
export async function receiveShared(files: readonly IncomingScore[], shell: Shell): Promise<SharedReception> {
  const { store, configuration, api } = shell;
  if (!(await store.set(askPrintsFilesAtom, api))) {
    await tellRefusal(shell);
    return { address: undefined, brought: [] };
  }
  const left = await store.set(findLeftOverAtom, files, choiceLimitsOf(configuration));
  const taken = await takeFiles(left.untaken, shell);
  const chosen = store.get(chosenFilesAtom);
  const fresh = store.get(printJobsAtom).flatMap(({ job: { id }, shared }): BroughtFile[] => {
    const file = taken.jobs.includes(id) ? chosen.get(id) : undefined;
    return file ? [{ jobId: id, chosen: { file, folder: '', shared }, isLeftOver: false }] : [];
  });
  const known = [...left.resumed, ...taken.resumed, ...taken.known].map(({ chosen: given, jobId }): BroughtFile => ({
    chosen: given,
    jobId,
    isLeftOver: true,
  }));
  const intake = {
    ...taken,
    resumed: [...left.resumed, ...taken.resumed],
    leftOut: [...left.leftOut, ...taken.leftOut],
  };
  return { address: openSummary(intake, shell), brought: [...fresh, ...known] };
}

/** Files that were not chosen on a page have no place there where a refusal could stand. */
async function tellRefusal(shell: Shell): Promise<void> {
  shell.store.set(notifyAtom, { type: 'warning', message: await refusal(shell) });
}

async function refusal({ texts }: Shell): Promise<string> {
  await loadTexts(texts, ['uploads']);
  return texts._(printsNoFiles);
}

/** Summary and refusals have words of their own, which no page loads before. */
async function takeFiles(files: readonly ChosenFile[], shell: Shell): Promise<Intake> {
  const { store, texts, configuration } = shell;
  const [intake] = await Promise.all([
    store.set(takeFilesAtom, files, choiceLimitsOf(configuration)),
    loadTexts(texts, ['uploads']),
  ]);
  watchChecks(shell);
  return intake;
}

/** A single job is opened at once; everything else is worth a summary. */
function openSummary(intake: Intake, { store }: Shell): string {
  const [only, ...others] = jobsOf(intake);
  const isPlain = only !== undefined && others.length + intake.known.length + intake.leftOut.length === 0;
  store.set(lastIntakeAtom, isPlain ? null : intake);
  return isPlain ? `${listAddress}?job=${only}` : listAddress;
}

const jobsOf = ({ jobs, resumed }: Intake): string[] => [...jobs, ...resumed.map(({ jobId }) => jobId)];
