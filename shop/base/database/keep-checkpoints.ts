import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Pages of the log at which a commit copies it into the database after all: the thread is behind, or gone. */
const pagesAtMost = 8192;

/** As SQLite has it unless it is told. */
const pagesByDefault = 1000;

const everyMs = 1000;

interface CheckpointSettings {
  /** Milliseconds between two looks at the log. */
  everyMs?: number;
}

/**
 * Lets a thread copy what was committed from the log into the database file. Otherwise the commit that fills the log does
 * it, while everybody waits for the disk. What is committed is safe in the log before and after.
 *
 * @param writer the connection that writes
 * @returns what ends the thread; to be awaited before the writer is closed, which takes the log away
 */
export function keepCheckpoints(
  writer: DatabaseSync,
  path: string,
  settings: CheckpointSettings = {},
): () => Promise<void> {
  const workerData: CheckpointTask = { path, everyMs: settings.everyMs ?? everyMs };
  const thread = new Worker(new URL('checkpoint-thread.ts', import.meta.url), { workerData, execArgv: [] });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  let isStopping = false;
  copyAt(writer, pagesAtMost);
  const leaveToCommits = (): void => {
    if (writer.isOpen) copyAt(writer, pagesByDefault);
  };
  thread.once('error', (error) => {
    console.error('The thread that copies the log of the database failed.', error);
    leaveToCommits();
  });
  thread.once('exit', () => {
    if (!isStopping) leaveToCommits();
  });
  thread.unref();
  return () => {
    isStopping = true;
    // Nothing else may be left that keeps the process waiting for it.
    thread.ref();
    thread.postMessage('stop');
    return ended;
  };
}

/** What the thread is told when it starts. */
export interface CheckpointTask {
  path: string;
  everyMs: number;
}

function copyAt(writer: DatabaseSync, pages: number): void {
  writer.exec(`PRAGMA wal_autocheckpoint = ${pages}`);
}
