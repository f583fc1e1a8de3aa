import { parentPort } from 'node:worker_threads';
import { THREAD_READY } from '../../base/threads/thread-pool.ts';
import { drawInvoiceNow, type InvoicePaper } from './invoice-paper.ts';

parentPort?.on('message', (paper: InvoicePaper) => parentPort?.postMessage(drawInvoiceNow(paper)));
parentPort?.postMessage(THREAD_READY);
