import { parentPort } from 'node:worker_threads';
import { THREAD_READY } from '../../base/threads/thread-pool.ts';
import { deriveKeyNow, type KeySource } from './derive-key.ts';

parentPort?.on('message', (source: KeySource) => parentPort?.postMessage(deriveKeyNow(source)));
parentPort?.postMessage(THREAD_READY);
