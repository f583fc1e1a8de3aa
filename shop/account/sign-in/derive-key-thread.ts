import { parentPort } from 'node:worker_threads';
import { threadName } from '../../base/threads/processor-wait.ts';
import { deriveKeyNow, type KeySource } from './derive-key.ts';
import { giveWay } from '../../base/threads/give-way.ts';

giveWay();
parentPort?.on('message', (source: KeySource) => parentPort?.postMessage(deriveKeyNow(source)));
parentPort?.postMessage(threadName());
