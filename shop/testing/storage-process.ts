/*
 * A file store in a process of its own, to be killed by tests: `node storage-process.ts {folder}` serves the folder
 * and prints its origin.
 */
import { serveForTests } from './serve.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new TypeError('Usage: storage-process.ts {folder}');
const { origin } = await serveForTests(folder, { adminToken: 'test-administrator', faults: true, minFreeBytes: 0 });
process.stdout.write(`${origin}\n`);
