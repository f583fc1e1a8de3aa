import { parentPort } from 'node:worker_threads';
import { threadReady } from '../../base/threads/thread-pool.ts';
import { drawInvoiceNow, type InvoicePaper } from './invoice-paper.ts';
import { giveWay } from '../../base/threads/give-way.ts';

giveWay();
parentPort?.on('message', (paper: InvoicePaper) => parentPort?.postMessage(drawInvoiceNow(paper)));
parentPort?.postMessage(threadReady);
