import { StorageError } from './storage-error.ts';

/** Times without a byte of progress after which a full storage is taken at its word; up to then it may make room. */
export const triesWhenFull = 6;

/** 507 Insufficient Storage, said by the storage itself. */
export const isFull = ({ kind, status }: StorageError): boolean => kind === 'busy' && status === 507;

/** The error that ends trying. As the quota of a bucket, it is nothing the shopper's file is to blame for (specification §8). */
export function storageFull({ message, status, about }: StorageError): StorageError {
  return new StorageError('storage-full', message, { status, about });
}
