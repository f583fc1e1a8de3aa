import { equals } from '../../entities/criteria/criteria.ts';
import type { OneToMany } from '../../entities/definition.ts';

/** An entity's SEO URLs: only the canonical one of the context's channel and language, as the real shop loads them. */
export const canonicalSeoUrls: OneToMany = {
  kind: 'oneToMany',
  entity: 'seo_url',
  foreignField: 'foreignKey',
  narrowedBy: (context) => [
    equals('languageId', context.languageIds[0]),
    equals('salesChannelId', context.salesChannelId),
    equals('isCanonical', true),
    equals('isDeleted', false),
  ],
};
