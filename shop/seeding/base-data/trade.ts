import type { JsonObject } from '../../base/json.ts';
import { baseIds, inThree } from './base-ids.ts';

const { currencies: currency, salutations: salutation, taxes: tax, deliveryTimes: time, units: unit } = baseIds;

/** Factors are starting values; a shop that sells in other currencies keeps them current. */
export const currencies: readonly JsonObject[] = [
  {
    id: currency.EUR,
    isoCode: 'EUR',
    symbol: '€',
    factor: 1,
    isSystemDefault: true,
    shortName: 'EUR',
    name: inThree('Euro', 'Euro', 'Euro'),
  },
  {
    id: currency.PLN,
    isoCode: 'PLN',
    symbol: 'zł',
    factor: 4.33,
    shortName: 'PLN',
    name: inThree('Złoty', 'Złoty', 'Złoty'),
  },
  {
    id: currency.GBP,
    isoCode: 'GBP',
    symbol: '£',
    factor: 0.89157,
    shortName: 'GBP',
    name: inThree('Pfund', 'Pound', 'Funt'),
  },
];

export const salutations: readonly JsonObject[] = [
  {
    id: salutation.mr,
    salutationKey: 'mr',
    displayName: inThree('Herr', 'Mr', 'Pan'),
    letterName: inThree('Sehr geehrter Herr', 'Dear Mr', 'Szanowny Panie'),
  },
  {
    id: salutation.mrs,
    salutationKey: 'mrs',
    displayName: inThree('Frau', 'Ms', 'Pani'),
    letterName: inThree('Sehr geehrte Frau', 'Dear Ms', 'Szanowna Pani'),
  },
  {
    id: salutation.notSpecified,
    salutationKey: 'not_specified',
    displayName: inThree('Keine Angabe', 'Not specified', 'Nie podano'),
    letterName: inThree('Guten Tag', 'Hello', 'Dzień dobry'),
  },
];

export const taxes: readonly JsonObject[] = [
  { id: tax[19], taxRate: 19, name: 'Standard rate', position: 1 },
  { id: tax[7], taxRate: 7, name: 'Reduced rate', position: 2 },
  { id: tax[0], taxRate: 0, name: 'Zero rate', position: 3 },
];

export const customerGroups: readonly JsonObject[] = [
  {
    id: baseIds.customerGroup,
    displayGross: true,
    name: inThree('Standard-Kundengruppe', 'Standard customer group', 'Standardowa grupa klientów'),
  },
];

const days = (id: string, min: number, max: number): JsonObject => ({
  id,
  min,
  max,
  unit: 'day',
  name: inThree(`${min}–${max} Werktage`, `${min}–${max} working days`, `${min}–${max} dni roboczych`),
});

export const deliveryTimes: readonly JsonObject[] = [
  days(time.fast, 1, 3),
  days(time.print, 3, 5),
  days(time.week, 5, 10),
];

export const units: readonly JsonObject[] = [
  { id: unit.piece, shortCode: inThree('Stk', 'pcs', 'szt.'), name: inThree('Stück', 'piece', 'sztuka') },
  { id: unit.sheet, shortCode: inThree('Bl', 'sh', 'ark.'), name: inThree('Blatt', 'sheets', 'arkuszy') },
];

export const rules: readonly JsonObject[] = [
  {
    id: baseIds.ruleAlways,
    name: 'Immer gültig',
    priority: 1,
    conditions: [{ type: 'orContainer', children: [{ type: 'andContainer', children: [{ type: 'alwaysValid' }] }] }],
  },
];
