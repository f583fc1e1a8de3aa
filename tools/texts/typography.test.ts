import { expect, test } from 'vitest';
import { typographicFaults, type TextLanguage } from './typography.ts';

test.each<[fault: string, language: TextLanguage, text: string]>([
  ['a line may break after §', 'de-DE', '§ 53'],
  ['a line may break between a name and its number', 'de-DE', 'Humoresken op. 101'],
  ['a line may break between a name and its number', 'pl-PL', 'Inwencje BWV 772'],
  ['a line may break between a name and its number', 'de-DE', 'Marsch Nr. 3'],
  ['a line may break between a name and its number', 'pl-PL', 'ust. {number}'],
  ['a line may break between a number and its unit', 'en-GB', 'Weight 3.4 kg'],
  ['a line may break between a number and its unit', 'de-DE', 'nur {margin} mm frei'],
  ['a line may break between a number and its unit', 'de-DE', 'ab 60 € Warenwert'],
  ['a line may break inside a measure', 'de-DE', '25 × 32\u00A0cm'],
  ['a hyphen stands for a minus sign', 'en-GB', 'now -9%'],
  ['a hyphen stands for a minus sign', 'de-DE', '-{share} zum Preis'],
  ['three dots stand for …', 'de-DE', 'und so weiter...'],
  ['two spaces follow each other', 'en-GB', 'one.  Two'],
  ['an abbreviation lacks its no-break space', 'de-DE', 'z.B. ein Brief'],
  ['an abbreviation lacks its no-break space', 'de-DE', 'z. B. ein Brief'],
  ['quotation marks are not „…“', 'de-DE', 'mit „Bearbeiten”'],
  ['quotation marks are not “…”', 'en-GB', 'with "Edit"'],
  ['quotation marks are not „…”', 'pl-PL', 'przyciskiem „Edytuj“'],
  ['an apostrophe is straight', 'en-GB', "Brahms's own"],
  ['a space stands before %', 'pl-PL', '10\u00A0% dla chórów'],
])('%s is a fault in %s: %s', (fault, language, text) => {
  expect(typographicFaults(text, language)).toEqual([fault]);
});

test.each<[language: TextLanguage, text: string]>([
  ['de-DE', 'Humoresken op.\u00A0101, 25\u00A0×\u00A032\u00A0cm, §\u00A0312g Abs.\u00A02 Nr.\u00A01 BGB'],
  ['de-DE', 'z.\u00A0B. „Mondschein“, −9\u00A0%, 1,3\u00A0kg, ab 20 Exemplaren, NF-1001, +49 30 23125 120'],
  ['en-GB', '<a href="/en-GB/shipping">10% off</a> for “Messiah”, Op.\u00A09 No.\u00A02'],
  ['pl-PL', 'z „Mesjasza”, 10% taniej, [dostawa](/pl-PL/shipping "x")'],
])('what is set well is no fault in %s: %s', (language, text) => {
  expect(typographicFaults(text, language)).toEqual([]);
});
