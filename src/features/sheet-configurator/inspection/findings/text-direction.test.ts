import { expect, test } from 'vitest';
import { type PlacedText, turnToUpright } from './text-direction.ts';

/** Text along a baseline that rises by so many degrees. */
function text(str: string, degrees = 0): PlacedText {
  const angle = (degrees * Math.PI) / 180;
  return {
    str,
    transform: [12 * Math.cos(angle), 12 * Math.sin(angle), -12 * Math.sin(angle), 12 * Math.cos(angle), 0, 0],
  };
}

test('text that stands upright needs no turn', () => {
  expect(turnToUpright([text('Alle Vögel sind schon da')], 0)).toBe(0);
});

test('a page its file turns to the side is turned back', () => {
  expect(turnToUpright([text('Alle Vögel sind schon da')], 90)).toBe(270);
  expect(turnToUpright([text('Alle Vögel sind schon da')], 270)).toBe(90);
  expect(turnToUpright([text('Alle Vögel sind schon da')], 180)).toBe(180);
});

test('text that runs upwards on a page its file turns is upright, and is when the file does not turn it sideways', () => {
  expect(turnToUpright([text('Alle Vögel sind schon da', 90)], 90)).toBe(0);
  expect(turnToUpright([text('Alle Vögel sind schon da', 90)], 0)).toBe(90);
});

test('a line along the edge does not outweigh the lyrics', () => {
  expect(turnToUpright([text('Alle Vögel sind schon da'), text('Verlag 12', 90)], 0)).toBe(0);
});

test('nothing is said without enough text, or without a main direction', () => {
  expect(turnToUpright([text('p'), text('17')], 0)).toBeNull();
  expect(turnToUpright([text('aufwärts und', 90), text('waagerecht so')], 0)).toBeNull();
  expect(turnToUpright([text('quer über die ganze Seite', 45)], 0)).toBeNull();
});
