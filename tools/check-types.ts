import { spawnSync } from 'node:child_process';

/** One compiler run per context the code runs in: page, workers, Node, tests. */
const contexts = ['page', 'worker', 'node', 'test'];

const failed = contexts.filter((context) => {
  const { status } = spawnSync('tsc', ['--project', `tsconfig.${context}.json`], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) console.log(`Type errors in: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
