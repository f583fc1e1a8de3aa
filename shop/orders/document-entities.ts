import { type EntityDefinition, liveVersion } from '../entities/definition.ts';
import { boolean, customFields, id, json, string, translatedCustomFields } from '../entities/fields.ts';
import { toOne } from '../entities/to-one.ts';

/** Invoices and other papers of an order. */
export const documentEntities: readonly EntityDefinition[] = [
  {
    name: 'document',
    fields: {
      orderId: id(),
      documentTypeId: id(),
      documentMediaFileId: id(),
      fileType: string({ default: 'pdf' }),
      config: json({ empty: {} }),
      /** Only sent documents show up in the customer's account. */
      sent: boolean({ default: false }),
      static: boolean({ default: false }),
      deepLinkCode: string(),
      documentNumber: string(),
      customFields,
    },
    associations: { documentType: toOne('document_type', 'documentTypeId') },
    constants: {
      orderVersionId: liveVersion,
      order: null,
      referencedDocumentId: null,
      referencedDocument: null,
      dependentDocuments: null,
      documentMediaFile: null,
    },
    indexes: [['orderId']],
  },
  {
    name: 'document_type',
    fields: { name: string({ translated: true }), technicalName: string(), customFields: translatedCustomFields },
    associations: {},
    constants: { translations: null },
  },
];
