import type { UploadDatabase, UploadTarget } from './upload-database.ts';
import { StagedBytesMissing } from './parts/upload-parts.ts';
import type { UploadRecord } from './records/upload-record.ts';
import type { Lease } from './records/upload-upgrades.ts';

/** For browsers that keep nothing: records live as long as the page, and there is no copy of a file. */
export function keepUploadsInMemory(): UploadDatabase {
  return { ...recordsInMemory(), ...leasesInMemory(), ...noParts, ...lifeInMemory() };
}

type Records = Pick<UploadDatabase, 'loadRecords' | 'loadRecord' | 'changeRecord' | 'changeRecords' | 'deleteRecords'>;

function recordsInMemory(): Records {
  const kept = new Map<string, UploadRecord>();
  const inOrder = (): UploadRecord[] => [...kept.values()].toSorted((a, b) => a.position - b.position);
  return {
    loadRecords: async () => inOrder(),
    loadRecord: async (id) => kept.get(id),
    changeRecord: async (id, change) => {
      const record = kept.get(id);
      const next = record && change(record);
      if (next) kept.set(id, next);
      return next;
    },
    changeRecords: async (change) => {
      const next = change(inOrder());
      for (const record of next) kept.set(record.id, record);
      return next;
    },
    deleteRecords: async (isToGo) => {
      for (const record of inOrder()) if (isToGo(record)) kept.delete(record.id);
    },
  };
}

type Leases = Pick<UploadDatabase, 'takeLease' | 'dropLease' | 'loadLease' | 'changeLease'>;

/** Of one page alone: nobody else can take one. */
function leasesInMemory(): Leases {
  const held = new Map<string, Lease>();
  return {
    takeLease: async (name, lease, now) => {
      const other = held.get(name);
      if (other && other.owner !== lease.owner && other.until > now) return false;
      held.set(name, lease);
      return true;
    },
    dropLease: async (name, owner) => {
      if (held.get(name)?.owner === owner) held.delete(name);
    },
    loadLease: async (name) => held.get(name),
    changeLease: async (name, change) => {
      const next = change(held.get(name));
      if (next) held.set(name, next);
      return next !== undefined;
    },
  };
}

const noParts: Pick<
  UploadDatabase,
  'savePart' | 'countParts' | 'readPart' | 'deleteParts' | 'deleteOrphanParts' | 'hasCopiesInReach'
> = {
  savePart: () => Promise.reject(new DOMException('This browser keeps nothing.', 'NotAllowedError')),
  countParts: async () => 0,
  readPart: (id, index) => Promise.reject(new StagedBytesMissing(`Part ${index} of ${id} was not kept`)),
  deleteParts: async () => undefined,
  deleteOrphanParts: async () => undefined,
  hasCopiesInReach: async () => true,
};

type Life = Pick<
  UploadDatabase,
  'isLasting' | 'loadEpoch' | 'onLoss' | 'outdated' | 'close' | 'saveTarget' | 'loadTarget' | 'deleteUnreadable'
>;

function lifeInMemory(): Life {
  let target: UploadTarget | undefined;
  return {
    isLasting: false,
    loadEpoch: async () => 'this page',
    onLoss: () => undefined,
    outdated: new Promise(() => undefined),
    close: () => undefined,
    saveTarget: async (given) => void (target = given),
    loadTarget: async () => target,
    deleteUnreadable: async () => undefined,
  };
}
