import { changeMembers, type MemberChange } from '../records/change-members.ts';
import { readMembers } from '../records/collection-records.ts';
import { otherTabs } from '../records/other-tabs.ts';
import { intentRecords } from './intent-names.ts';
import { type Intent, type IntentProblem, type ListedIntent, readIntent } from './intent.ts';

/** The records of what waits, as pages keep them. */
export const intentForm = { name: intentRecords, read: readIntent };

/** Everybody's, in the order they were made, as the database has them now. */
export async function listKeptIntents(): Promise<readonly ListedIntent[]> {
  const members = await readMembers(intentForm);
  return [...(members ?? [])].flatMap(([id, { value }]) => [{ id, ...value }]);
}

/** Writes down what became of one while no page was there, which the next one is to say: of what came about no more than that needs. */
export async function settleUntold({ id }: ListedIntent, problem: IntentProblem | null): Promise<void> {
  try {
    await change(id, (intent) => intent && untold(intent, problem));
  } catch (error) {
    console.warn('What became of a change could not be put on record.', error);
    // Better that it is not told than that it is sent again.
    if (problem === null) await change(id, () => undefined);
  }
}

const untold = (intent: Intent, problem: IntentProblem | null): Intent =>
  problem === null ? { ...intent, problem: 'arrived', data: null } : { ...intent, problem, isUntold: true };

async function change(id: string, made: MemberChange<Intent>): Promise<void> {
  await changeMembers(intentForm, [id], made);
  otherTabs(intentRecords).tell();
}
