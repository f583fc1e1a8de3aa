import { isTerminal, isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { needsNoPage } from '#offline/queue/continue-uploads.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

interface LeaveEnvironment {
  /** Whether only this tab can bring the bytes of an upload. */
  holds: (record: UploadRecord) => boolean;
  /** Whether what is known of an upload is on record. */
  isKept: (id: string) => boolean;
  /** Whether leaving the page is to be confirmed. */
  setLeaveWarning: (isOn: boolean) => void;
  /** Asks the service worker to go on when the pages are closed. */
  askForHelp: () => void;
}

/** Knows what becomes of the uploads when this tab is left. */
export class LeaveWatch {
  readonly #environment: LeaveEnvironment;
  /** Uploads that would stop if this tab were closed. */
  readonly #atRisk = new Set<string>();
  /** Uploads that the service worker could go on with. */
  readonly #helpable = new Set<string>();

  constructor(environment: LeaveEnvironment) {
    this.#environment = environment;
  }

  /** To be told of every change of a record. */
  notice(records: readonly UploadRecord[]): void {
    const { setLeaveWarning, askForHelp } = this.#environment;
    const neededHelp = this.#helpable.size > 0;
    for (const record of records) {
      mark(this.#atRisk, record.id, this.#wouldStop(record));
      mark(this.#helpable, record.id, needsNoPage(record));
    }
    setLeaveWarning(this.#atRisk.size > 0);
    if (!neededHelp && this.#helpable.size > 0) askForHelp();
  }

  /** Asks again, if there is something to help with: the page may end, or the help that was given waits for its last turn. */
  askForHelp(): void {
    if (this.#helpable.size > 0) this.#environment.askForHelp();
  }

  #wouldStop(record: UploadRecord): boolean {
    const { id, state, copy } = record;
    const isWanted = !isTerminal(state) && state !== 'canceling';
    if (!this.#environment.isKept(id)) return isWanted;
    return (copy === 'growing' ? isWanted : isUnderWay(state)) && this.#environment.holds(record);
  }
}

function mark(marked: Set<string>, id: string, isMarked: boolean): void {
  if (isMarked) marked.add(id);
  else marked.delete(id);
}
