import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What of a run of Vitest failed, a beginning of each, to be said once more at the end: what it printed lies thousands of lines above.
 * @param report its JSON report, undefined when there is none
 * @param output what it printed: errors outside of tests are in no report
 */
export function failedTests(report, output) {
  return [...(report ? failuresIn(report) : []), ...errorsBesideTests(output)];
}

function failuresIn(report) {
  return report.testResults.flatMap((file) => {
    const name = relative('.', file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [`${name}\n${beginningOf(file.message ?? '')}`];
    return tests.map((test) => `${name} › ${test.fullName}\n${beginningOf(test.failureMessages.join('\n'))}`);
  });
}

/** Such as rejections nobody waits for, and workers that ended: Vitest tells of them below this heading, and ends with an error. */
function errorsBesideTests(output) {
  const [, told] = stripVTControlCharacters(output).split(/^.* Unhandled Errors? ⎯+$/mu);
  return told === undefined ? [] : [`Beside the tests${beginningOf(told, 40)}`];
}

function beginningOf(message, lines = 12) {
  return stripVTControlCharacters(message).split('\n').slice(0, lines).join('\n');
}
