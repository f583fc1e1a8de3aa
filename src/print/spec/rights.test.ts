import { describe, expect, test } from 'vitest';
import { estimateRights } from './rights.ts';

describe('the rights assistant', () => {
  test('a work is free from the seventy-first year after its last author died', () => {
    expect(estimateRights({ deathYears: [1955, 1900], editionYear: null }, 2025)).toEqual({
      result: 'protected',
      freeFromYear: 2026,
    });
    expect(estimateRights({ deathYears: [1955, 1900], editionYear: null }, 2026)).toEqual({ result: 'free' });
  });

  test('a scholarly edition protects an old work for 25 years', () => {
    expect(estimateRights({ deathYears: [1750], editionYear: 2005 }, 2026)).toEqual({
      result: 'protected',
      freeFromYear: 2031,
    });
    expect(estimateRights({ deathYears: [1750], editionYear: 2000 }, 2026)).toEqual({ result: 'free' });
  });

  test('a living author has no end of term', () => {
    expect(estimateRights({ deathYears: [1827, 'living'], editionYear: null }, 2026)).toEqual({
      result: 'protected',
      freeFromYear: null,
    });
  });

  test('without all death years it stays unclear', () => {
    expect(estimateRights({ deathYears: [1827, 'unknown'], editionYear: null }, 2026)).toEqual({ result: 'unclear' });
    expect(estimateRights({ deathYears: [], editionYear: null }, 2026)).toEqual({ result: 'unclear' });
  });
});
