import { expect, test } from 'vitest';
import { consentTo, everything, isDue, onlyNecessary, readConsentChoice } from './consent.ts';

const day = 24 * 60 * 60 * 1000;

test('accepting allows all categories, refusing none but the necessary, choosing the chosen ones', () => {
  expect(Object.values(everything)).toEqual([true, true, true, true, true]);
  expect(onlyNecessary).toEqual({
    necessary: true,
    functional: false,
    statistic: false,
    marketing: false,
    unclassified: false,
  });
  expect(consentTo(['statistic'])).toEqual({ ...onlyNecessary, statistic: true });
});

test.each([
  { said: 'no', consent: onlyNecessary, days: 181, due: false },
  { said: 'no', consent: onlyNecessary, days: 184, due: true },
  { said: 'yes', consent: everything, days: 360, due: false },
  { said: 'yes', consent: everything, days: 367, due: true },
  { said: 'yes, by a clock that was ahead', consent: everything, days: -4000, due: false },
])('after $days days, $said: asked again is $due', ({ consent, days, due }) => {
  expect(isDue({ consent, chosenAt: 0 }, days * day)).toBe(due);
});

test('a kept choice allows what it names as allowed, and never less than the necessary', () => {
  const kept = { consent: { necessary: false, functional: true, statistic: 'yes', spying: true }, chosenAt: 7 };
  expect(readConsentChoice(kept)).toEqual({ consent: consentTo(['functional']), chosenAt: 7 });
});

test.each([
  undefined,
  null,
  'all',
  {},
  { chosenAt: 1 },
  { consent: null, chosenAt: 1 },
  { consent: {}, chosenAt: '1' },
])('%o is no choice', (record) => {
  expect(readConsentChoice(record)).toBeUndefined();
});
