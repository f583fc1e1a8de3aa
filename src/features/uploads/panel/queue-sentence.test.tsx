import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { QueueSentence } from './queue-sentence.tsx';
import type { QueueSummary } from './queue-summary.ts';
import type { RemainingTime } from './upload-pace.ts';

const moving: QueueSummary = {
  files: 38,
  done: 3,
  bytes: 210_000_000,
  acknowledged: 41_000_000,
  bytesLeft: 169_000_000,
  moving: 35,
  paused: 0,
  failed: 0,
  lost: 0,
};

function say(change: Partial<QueueSummary>, time?: RemainingTime, isOnline = true): string {
  const { container } = render(
    inGerman(<QueueSentence summary={{ ...moving, ...change }} time={time} isOnline={isOnline} />),
  );
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

test('how many files, how many bytes, how long', () => {
  expect(say({}, { kind: 'about', seconds: 118 })).toBe('3 von 38 Dateien, 41 MB von 210 MB, noch etwa 2 Minuten');
  expect(say({}, { kind: 'about', seconds: 20 })).toContain(', weniger als eine Minute');
  expect(say({}, { kind: 'about', seconds: 5400 })).toContain(', noch etwa 1,5 Stunden');
});

test('what is not known is not said', () => {
  expect(say({}, { kind: 'measuring' })).toBe('3 von 38 Dateien, 41 MB von 210 MB');
  expect(say({}, { kind: 'unknown' })).toContain(', Restzeit unbekannt');
});

test('that no byte moves is said', () => {
  expect(say({}, { kind: 'interrupted' })).toContain(', unterbrochen, es geht von selbst weiter');
});

test('what the queue waits for comes before any time', () => {
  expect(say({}, undefined, false)).toContain('keine Verbindung, es geht weiter, sobald Sie online sind');
  expect(say({ moving: 0, paused: 35 })).toContain(', angehalten');
  expect(say({ failed: 2 }, { kind: 'about', seconds: 60 })).toContain(', 2 fehlgeschlagen');
  expect(say({ lost: 1 })).toContain(', 1 Datei bitte noch einmal wählen');
});

test('at the end everything is there', () => {
  expect(say({ done: 38 })).toBe('Alle 38 Dateien sind bei uns');
  expect(say({ files: 1, done: 1 })).toBe('Die Datei ist bei uns');
});
