import type { Fault } from './fault.ts';

/** A fault that a request has met. */
export interface MetFault extends Fault {
  /** Ends its slowness: `always` is until the faults are forgotten, also for what is under way then. */
  until?: AbortSignal;
}

/** The faults that wait for their requests. */
export interface FaultPlan {
  add(faults: readonly Fault[]): void;
  clear(): void;
  /** What is still to come. */
  pending(): readonly Fault[];
  /** Takes the faults that meet this request, merged; the earliest wins where two set the same trouble. */
  take(request: { readonly method: string; readonly url: string; readonly headers: Headers }): MetFault;
}

export function createFaultPlan(): FaultPlan {
  let waiting: Fault[] = [];
  let forgotten = new AbortController();
  return {
    add(faults) {
      waiting = [...waiting, ...faults];
    },
    clear() {
      waiting = [];
      forgotten.abort();
      forgotten = new AbortController();
    },
    pending: () => waiting,
    take(request) {
      const address = readableAddress(request.url);
      let met: MetFault = {};
      waiting = waiting.flatMap((fault) => {
        if (!isMatch(fault, request, address)) return [fault];
        const skip = fault.skip ?? 0;
        if (skip > 0) return [{ ...fault, skip: skip - 1 }];
        const left = fault.count ?? 1;
        if (left === 'always' && met.bytesPerSecond === undefined) met.until = forgotten.signal;
        met = { ...fault, ...met };
        if (left === 'always') return [fault];
        return left > 1 ? [{ ...fault, count: left - 1 }] : [];
      });
      return met;
    },
  };
}

function isMatch({ match = {} }: Fault, request: { method: string; headers: Headers }, address: string): boolean {
  const { method, command, address: part } = match;
  return (
    (method === undefined || method === request.method) &&
    (command === undefined || command === request.headers.get('x-goog-upload-command')) &&
    (part === undefined || address.includes(part))
  );
}

function readableAddress(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURIComponent(pathname + search);
  } catch {
    return pathname + search;
  }
}
