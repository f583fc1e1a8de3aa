import { parentPort } from 'node:worker_threads';
import { threadName } from '../../base/threads/processor-wait.ts';
import { drawInvoiceNow, type InvoicePaper } from './invoice-paper.ts';
import { giveWay } from '../../base/threads/give-way.ts';

giveWay();
parentPort?.on('message', (paper: InvoicePaper) => parentPort?.postMessage(drawInvoiceNow(paper)));
parentPort?.postMessage(threadName());
