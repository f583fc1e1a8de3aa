/**
 * Does the work of one transaction and waits until it is on the disk.
 * @throws what the work or the transaction throws; the other one's reason is heard as well, and told to nobody
 */
export async function inStep<Result>(step: { done: Promise<void> }, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), step.done]);
  return result;
}
