import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { affectedTests, reachingFiles } from './changed/affected-tests.ts';

/** Says as JSON what `npm test -- changed` is to run, and how much it leaves out. What is built or served may break any journey. */
const served =
  /^(?:src|sw|web|shop|public|locales)\/|^(?:index\.html|manifest\.webmanifest|(?:vite|lingui)\.config\.ts|package(?:-lock)?\.json)$/;
const builders = ['vite.config.ts', 'tools/build.ts'];
const ofTests = /\.test\.tsx?$|(?:^|\/)testing\/|\.md$/;

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/** Where the branch left `main`; on `main` itself its last commit, or the one before when the working tree is as committed. */
function lastKnownGood(): string {
  const [head = ''] = git('rev-parse', 'HEAD');
  for (const trunk of ['main', 'origin/main']) {
    try {
      const [base = head] = git('merge-base', 'HEAD', trunk);
      if (base !== head) return base;
    } catch {
      // There is no such branch.
    }
  }
  if (git('status', '--porcelain').length > 0) return head;
  return git('rev-list', '--max-count=2', 'HEAD').at(-1) ?? head;
}

const since = lastKnownGood();
const untracked = git('ls-files', '--others', '--exclude-standard');
const gone = new Set(git('ls-files', '--deleted'));
const files = [...new Set([...git('ls-files'), ...untracked])].filter((file) => !gone.has(file));
const changed = [...new Set([...git('diff', '--name-only', since), ...untracked])];
const imports: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const aliases = Object.fromEntries(
  Object.entries(imports.imports).map(([name, path]) => [name.replace('*', ''), path.replace(/^\.\/|\*$/g, '')]),
);
const affected = affectedTests(changed, { files, aliases });
const ofProduct = changed.filter((file) => !ofTests.test(file));
const reached = reachingFiles(ofProduct, { files, aliases });
const isServed = ofProduct.some((file) => served.test(file)) || builders.some((file) => reached.has(file));
const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
const specs = (isServed ? files : affected).filter(isSpec);
const tests = affected.filter((file) => !isSpec(file));
/** How many files of tests and journeys cannot notice the change. */
const leftOut = {
  tests: files.filter((file) => /\.test\.tsx?$/.test(file)).length - tests.length,
  specs: files.filter(isSpec).length - specs.length,
};
const sizes = isServed || reached.has('tools/check-sizes.ts');
console.log(JSON.stringify({ since, changed, sizes, specs, tests, leftOut }));
