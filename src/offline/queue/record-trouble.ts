/** The browser could not read or write what is on record: nothing an upload is to blame for. */
export class RecordTrouble extends Error {
  override readonly name = 'RecordTrouble';
}

/** @throws RecordTrouble when the browser refuses; whatever else the work throws */
export async function inRecords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new RecordTrouble(`The records cannot be used: ${error.message}`, { cause: error });
  }
}
