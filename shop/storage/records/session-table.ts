import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { endOfPrefix } from '../protocol/object-name.ts';
import { sessionFromRow, type UploadSession } from './upload-session.ts';

const totalSchema = z.object({ total: z.number() });

export function findSession(database: DatabaseSync, id: string): UploadSession | null {
  const row = database.prepare('SELECT * FROM storage_sessions WHERE id = ?').get(id);
  return row === undefined ? null : sessionFromRow(row);
}

export function putSession(database: DatabaseSync, session: UploadSession): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO storage_sessions
         (id, bucket, name, metadata, md5, declared_size, owner, received, digest_state, digest_bytes, digest_stamp,
          status, result, file_id, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      session.id,
      session.bucket,
      session.name,
      JSON.stringify(session.metadata),
      session.md5,
      session.declaredSize,
      session.owner,
      session.received,
      session.digestState,
      session.received,
      session.digestStamp,
      session.status,
      session.result,
      session.fileId,
      session.expiresAt,
    );
}

type ReceivedBytes = Pick<UploadSession, 'id' | 'received' | 'digestState' | 'digestStamp'>;

/** Writes how much of a session is on disk, and the checksums of just that. */
export function saveReceived(database: DatabaseSync, { id, received, digestState, digestStamp }: ReceivedBytes): void {
  database
    .prepare(
      'UPDATE storage_sessions SET received = ?, digest_state = ?, digest_bytes = ?, digest_stamp = ? WHERE id = ?',
    )
    .run(received, digestState, received, digestStamp, id);
}

export function countOpenSessions(database: DatabaseSync, owner: string): number {
  const row = database
    .prepare("SELECT count(*) AS total FROM storage_sessions WHERE status = 'active' AND owner = ?")
    .get(owner);
  return totalSchema.parse(row).total;
}

/** Bytes an owner announced in unfinished sessions and has not sent yet. */
export function outstandingBytes(database: DatabaseSync, owner: string): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(declared_size - received), 0) AS total
       FROM storage_sessions WHERE status = 'active' AND owner = ? AND declared_size IS NOT NULL`,
    )
    .get(owner);
  return totalSchema.parse(row).total;
}

/** Bytes unfinished sessions announced, or have where they announced nothing, for names that start with `prefix`. */
export function pendingBytes(
  database: DatabaseSync,
  place: { readonly bucket: string; readonly prefix: string },
): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(coalesce(declared_size, received)), 0) AS total
       FROM storage_sessions WHERE status = 'active' AND bucket = ? AND name >= ? AND name < ?`,
    )
    .get(place.bucket, place.prefix, endOfPrefix(place.prefix));
  return totalSchema.parse(row).total;
}

/** The same for all names. */
export function allPendingBytes(database: DatabaseSync): number {
  const row = database
    .prepare(
      `SELECT coalesce(sum(coalesce(declared_size, received)), 0) AS total
       FROM storage_sessions WHERE status = 'active'`,
    )
    .get();
  return totalSchema.parse(row).total;
}

/** Sessions that still own a file; with `expiredBy` (milliseconds since 1970) only those that expired by then. */
export function sessionsWithFile(database: DatabaseSync, expiredBy: number | null = null): UploadSession[] {
  return database
    .prepare('SELECT * FROM storage_sessions WHERE file_id IS NOT NULL AND (?1 IS NULL OR expires_at <= ?1)')
    .all(expiredBy)
    .map(sessionFromRow);
}

/** No session lives longer than till then (ms since 1970): one that would was begun before the clock was set back. */
export function endSessionsBy(database: DatabaseSync, time: number): void {
  database.prepare('UPDATE storage_sessions SET expires_at = ?1 WHERE expires_at > ?1').run(time);
}

export function forgetSessionsExpiredBefore(database: DatabaseSync, time: number): void {
  database.prepare('DELETE FROM storage_sessions WHERE expires_at <= ? AND file_id IS NULL').run(time);
}
