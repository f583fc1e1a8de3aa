import type { ManyToOne } from './definition.ts';

/** An association by the id that the entity itself keeps in a field. */
export const toOne = (entity: string, localField: string): ManyToOne => ({ kind: 'manyToOne', entity, localField });
