import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { affectedTests } from './changed/affected-tests.ts';

/** Says as JSON what `npm test -- changed` is to run. Everything that is built or served may break any journey. */
const served = /^(?:src|sw|web|shop|public|locales)\/|^(?:index\.html|manifest\.webmanifest|vite\.config\.ts)$/;
const ofTests = /\.test\.tsx?$|(?:^|\/)testing\/|\.md$/;

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/** Where the branch left `main`; on `main` itself, the commit before the last one. */
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
const tests = affectedTests(changed, { files, aliases });
const isServed = changed.some((file) => served.test(file) && !ofTests.test(file));
const specs = (isServed ? files : tests).filter((file) => file.endsWith('.spec.ts'));
console.log(
  JSON.stringify({ since, changed, isServed, specs, tests: tests.filter((file) => !file.endsWith('.spec.ts')) }),
);
