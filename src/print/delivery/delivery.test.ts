import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import { inBerlin } from './calendar-date.ts';
import { cheapestClassInTime, concertOutlook } from './concert-date.ts';
import { deliveryRange } from './delivery.ts';
import { finishingDays } from './finishing-days.ts';
import { easterSunday, germanHolidays, isWorkingDay } from './german-holidays.ts';

const at = (berlinTime: string) => new Date(`${berlinTime}+01:00`);

describe('holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
  ])('Easter %d is on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  test('are nine days a year, the movable ones by Easter', () => {
    expect([...germanHolidays(2026)]).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-10-03',
      '2026-12-25',
      '2026-12-26',
    ]);
  });
});

describe('delivery', () => {
  test('standard takes three to four working days', () => {
    expect(deliveryRange('standard', at('2026-11-23T15:00:00'))).toEqual({ from: '2026-11-26', to: '2026-11-27' });
    expect(deliveryRange('standard', at('2026-11-26T15:00:00'))).toEqual({ from: '2026-12-01', to: '2026-12-02' });
  });

  test('ordered on a Saturday starts on Monday', () => {
    expect(deliveryRange('standard', at('2026-11-21T12:00:00'))).toEqual({ from: '2026-11-26', to: '2026-11-27' });
  });

  test('express arrives the next working day when paid before eleven', () => {
    expect(deliveryRange('express', at('2026-11-23T10:59:00')).to).toBe('2026-11-24');
    expect(deliveryRange('express', at('2026-11-23T11:00:00')).to).toBe('2026-11-25');
    expect(deliveryRange('express', at('2026-11-21T09:00:00')).to).toBe('2026-11-24');
    expect(deliveryRange('express', at('2026-11-21T12:00:00')).to).toBe('2026-11-24');
  });

  test('skips Christmas and New Year', () => {
    expect(deliveryRange('standard', at('2026-12-23T09:00:00'))).toEqual({ from: '2026-12-29', to: '2026-12-30' });
    expect(deliveryRange('saver', at('2026-12-23T09:00:00')).to).toBe('2027-01-05');
  });

  test('counts German days, whatever the clock of the reader says', () => {
    expect(inBerlin(new Date('2026-06-30T22:30:00Z'))).toEqual({ date: '2026-07-01', hour: 0 });
  });

  test('thick coils and large runs take two days more', () => {
    expect(finishingDays({ rows: [printRow(24)] })).toBe(0);
    expect(finishingDays({ rows: [printRow(420, { binding: 'coil' })] })).toBe(2);
    expect(finishingDays({ rows: [printRow(2, {}, { copies: 501 })] })).toBe(2);
    expect(deliveryRange('standard', at('2026-11-23T15:00:00'), 2).to).toBe('2026-12-01');
  });

  test('always arrives on working days and never in the past', () => {
    const instant = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.constantFrom('saver', 'standard', 'express'), (paidAt, deliveryClass) => {
        const { from, to } = deliveryRange(deliveryClass, paidAt);
        expect(isWorkingDay(from) && isWorkingDay(to)).toBe(true);
        expect(from > inBerlin(paidAt).date && from <= to).toBe(true);
      }),
    );
  });
});

describe('a concert date', () => {
  test('is green with two days to spare, amber without, red when too late', () => {
    expect(concertOutlook('2026-12-01', '2026-12-03')).toBe('green');
    expect(concertOutlook('2026-12-02', '2026-12-03')).toBe('amber');
    expect(concertOutlook('2026-12-03', '2026-12-03')).toBe('red');
  });

  test('gets the cheapest class that arrives two days before', () => {
    const paidAt = at('2026-11-23T09:00:00');
    expect(cheapestClassInTime('2026-12-20', paidAt)).toBe('saver');
    expect(cheapestClassInTime('2026-11-29', paidAt)).toBe('standard');
    expect(cheapestClassInTime('2026-11-26', paidAt)).toBe('express');
    expect(cheapestClassInTime('2026-11-24', paidAt)).toBeUndefined();
  });
});
