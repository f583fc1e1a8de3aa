import { isHiddenFile, isLeftBySystem } from '#ui/fields/files/hidden-file.ts';
import { inOrderOfNames } from '#ui/fields/files/in-order-of-names.ts';
import type { ChoiceLimits } from '../choice-limits.ts';
import type { IncomingScore } from '../jobs/start-jobs.ts';
import { openChoiceRoom } from './choice-room.ts';
import { refusalOf } from './file-refusal.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';
import { createSeenContent } from './seen-content.ts';

export interface SortedChoice {
  /** PDFs, in the order of their places and names. */
  scores: IncomingScore[];
  leftOut: LeftOut[];
}

/**
 * Tells the PDFs of a choice from everything else and unpacks archives. Files are looked at one after the other, so that
 * two hundred of them need no more memory than one.
 */
export async function sortChoice(files: readonly IncomingScore[], limits: ChoiceLimits): Promise<SortedChoice> {
  const room = openChoiceRoom(limits);
  const sorted: SortedChoice = { scores: [], leftOut: [] };
  const wasSeen = createSeenContent();
  const leaveOut = ({ file, folder }: IncomingScore, reason: LeftOutReason): void =>
    void sorted.leftOut.push({ name: file.name, folder, reason, size: file.size });
  const add = async (chosen: IncomingScore): Promise<void> => {
    if (await wasSeen(chosen.file)) leaveOut(chosen, 'twice-in-choice');
    else sorted.scores.push(chosen);
  };
  for (const chosen of inOrderOfNames(files, ({ folder, file }) => [folder, file.name])) {
    const { file, folder } = chosen;
    if (isLeftBySystem(file.name) || folder.split('/').some(isHiddenFile)) continue;
    if (isHiddenFile(file.name)) {
      leaveOut(chosen, 'hidden');
      continue;
    }
    if (isArchive(file)) {
      const { unpackArchive } = await import('./unpack-archive.ts');
      const { taken, leftOut } = await unpackArchive(file, room, limits.fileBytes);
      for (const score of taken) await add({ ...score, shared: chosen.shared });
      sorted.leftOut.push(...leftOut);
      continue;
    }
    const refusal = (await refusalOf(file, limits.fileBytes)) ?? room.take(file.size);
    if (refusal) leaveOut(chosen, refusal);
    else await add(chosen);
  }
  return sorted;
}

/** By name or type: also DOCX and MuseScore files are ZIP archives inside. */
const isArchive = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed';
