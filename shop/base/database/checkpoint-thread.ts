import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointTask } from './keep-checkpoints.ts';

/** Copies the log of a database again and again, as far as nobody reads it; see `keepCheckpoints`. */
const { path, everyMs }: CheckpointTask = workerData;
const database = new DatabaseSync(path);
const timer = setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
