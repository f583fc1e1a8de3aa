import { type EntityDefinition, liveVersion } from '../entities/definition.ts';
import { boolean, customFields, id, integer, json, list, number, string } from '../entities/fields.ts';
import { toOne } from '../entities/to-one.ts';

/** Lines of orders and the files bought with them. */
export const orderLineEntities: readonly EntityDefinition[] = [
  {
    name: 'order_line_item',
    fields: {
      orderId: id(),
      /** Id of the line in the cart. */
      identifier: string(),
      /** Product id, or the code of a promotion. */
      referencedId: string(),
      productId: id(),
      promotionId: id(),
      quantity: integer(),
      unitPrice: number(),
      totalPrice: number(),
      /** The whole calculated price; the Store API shows unit and total price only. */
      price: json({ visibility: 'forbidden' }),
      label: string(),
      description: string(),
      good: boolean({ default: true }),
      removable: boolean({ default: true }),
      coverId: id(),
      stackable: boolean({ default: true }),
      position: integer({ default: 1 }),
      priceDefinition: json(),
      payload: json(),
      parentId: id(),
      type: string(),
      states: list({ empty: [] }),
      customFields,
    },
    associations: {
      cover: toOne('media', 'coverId'),
      product: { ...toOne('product', 'productId'), offeredIn: '6.7' },
      downloads: {
        kind: 'oneToMany',
        entity: 'order_line_item_download',
        foreignField: 'orderLineItemId',
        sort: 'position',
        absent: [],
      },
    },
    constants: {
      versionId: liveVersion,
      orderVersionId: liveVersion,
      productVersionId: liveVersion,
      parentVersionId: liveVersion,
      parent: null,
      children: null,
      orderDeliveryPositions: null,
    },
    indexes: [['orderId'], ['productId'], ['promotionId']],
  },
  {
    name: 'order_line_item_download',
    fields: {
      orderLineItemId: id(),
      mediaId: id(),
      position: integer({ default: 0 }),
      /** Becomes true when the order is paid. */
      accessGranted: boolean({ default: false }),
      customFields,
    },
    associations: { media: toOne('media', 'mediaId') },
    constants: { versionId: liveVersion, orderLineItemVersionId: liveVersion, orderLineItem: null },
    indexes: [['orderLineItemId']],
  },
];
