import type { AdminApi } from '../admin/admin-api.ts';
import { madeId, mark } from './made-id.ts';
import { alwaysRuleKey } from './print-product.ts';
import { ruleRecord } from './rule-record.ts';
import type { ShopFacts } from './shop-facts.ts';

/** A record as the Admin API takes it. */
export interface MadeRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A record print products need, with its words for the owner. */
export interface BaseRecord {
  readonly entity: string;
  readonly record: MadeRecord;
  readonly words: string;
}

/** What has to be there before the products; taxes only where the shop has none of that rate. */
export function baseRecords(taxPercents: readonly number[], { taxIds }: ShopFacts): readonly BaseRecord[] {
  const percents = [...new Set(taxPercents)].filter(
    (percent) => !taxIds.has(percent) || taxIds.get(percent) === taxId(percent),
  );
  return [
    { entity: 'custom_field_set', record: markSet, words: `custom field ${mark}, which marks what this command made` },
    ...percents.map((percent) => ({
      entity: 'tax',
      record: { id: taxId(percent), name: `${percent} %`, taxRate: percent },
      words: `VAT of ${percent} %`,
    })),
    { entity: 'rule', record: rule, words: `rule “${rule.name}”, which the graduated prices hang on` },
  ];
}

/** Those of the records that are not in the shop yet. */
export async function missingRecords(api: AdminApi, records: readonly BaseRecord[]): Promise<readonly BaseRecord[]> {
  const missing = await Promise.all(
    records.map(async (each) => {
      const found = await api.search(each.entity.replaceAll('_', '-'), { ids: [each.record.id] });
      return found.length === 0 ? [each] : [];
    }),
  );
  return missing.flat();
}

const taxId = (percent: number): string => madeId(`tax ${percent}`);

const markSet = {
  id: madeId('custom field set'),
  name: 'notenfalz',
  active: true,
  config: { label: { 'de-DE': 'Notenfalz', 'en-GB': 'Notenfalz' } },
  customFields: [
    {
      id: madeId('custom field mark'),
      name: mark,
      type: 'bool',
      active: true,
      config: {
        type: 'checkbox',
        componentName: 'sw-field',
        customFieldType: 'checkbox',
        customFieldPosition: 1,
        label: { 'de-DE': 'Von der Einrichtung angelegt', 'en-GB': 'Made by the set-up' },
      },
    },
  ],
  relations: [{ id: madeId('custom field relation product'), entityName: 'product' }],
};

const rule = ruleRecord({
  key: alwaysRuleKey,
  name: 'Notenfalz: gilt immer',
  description: 'Staffelpreise der Druckprodukte',
  conditions: [{ type: 'alwaysValid' }],
});
