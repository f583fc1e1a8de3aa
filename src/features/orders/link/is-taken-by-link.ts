import { hasTaken } from '#offline/taken/taken-names.ts';
import { openTakenNotes } from '#offline/taken/taken-notes.ts';
import { linkOwner } from '#offline/taken/taking.ts';
import { orderCodeOf } from '../code-in-link.ts';

/** Whether a guest took an order along on this device by its link. */
export async function isTakenByLink(deepLinkCode: string): Promise<boolean> {
  if (!(await hasTaken())) return false;
  const takings = await openTakenNotes().takings();
  return takings.some(({ owner, path }) => owner === linkOwner && orderCodeOf(path) === deepLinkCode);
}
