/** Ends the work on an entry of the inbox: whoever waits for it is next. */
export type Release = () => void;

/** The right to work on an entry of the inbox, which ends with the tab; undefined while another one has it. */
export const holdFreeEntry = (id: string): Promise<Release | undefined> => hold(id, { ifAvailable: true });

/** The same, as soon as whoever has it is done, or gone. */
export const holdEntryInTurn = (id: string): Promise<Release | undefined> => hold(id, {});

/** Browsers without locks have no other way in for shared files than one page. */
function hold(id: string, options: LockOptions): Promise<Release | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const { promise, resolve, reject } = Promise.withResolvers<Release | undefined>();
  const keep = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock) {
      resolve(undefined);
      return undefined;
    }
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    resolve(release);
    return released;
  };
  navigator.locks.request(lockOf(id), options, keep).catch(reject);
  return promise;
}

const lockOf = (id: string): string => `shared-file-${id}`;
