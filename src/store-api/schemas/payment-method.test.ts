import { expect, test } from 'vitest';
import { firstLineOf } from './payment-method.ts';

test.each([
  ['Sie überweisen vorab.<br>IBAN: DE36 0000', 'Sie überweisen vorab.'],
  ['<p>Sie <b>überweisen</b> vorab.</p>\n<p>IBAN: DE36 0000</p>', 'Sie überweisen vorab.'],
  ['\nSie überweisen vorab.\nIBAN: DE36 0000', 'Sie überweisen vorab.'],
  ['Ohne Umbruch', 'Ohne Umbruch'],
  ['', ''],
])('the first line of %j is %j', (description, line) => expect(firstLineOf({ description })).toBe(line));
