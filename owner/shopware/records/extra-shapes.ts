import type { RecordShape } from './record-shape.ts';

/** What of shipping and content is kept, by entity; names of the fields from the Admin API's public schema. */
export const extraShapes: Readonly<Record<string, RecordShape>> = {
  delivery_time: { fields: words('id min max unit'), texts: ['name'] },
  rule: {
    fields: words('id name description priority'),
    // The shop gives all conditions of a rule in one list; `parentId` tells what stands inside what.
    lists: { conditions: { fields: words('id parentId type value position') } },
  },
  shipping_method: {
    fields: words('id technicalName active position taxType taxId deliveryTimeId availabilityRuleId'),
    texts: words('name description trackingUrl'),
    lists: {
      prices: {
        fields: words('id ruleId calculation calculationRuleId quantityStart quantityEnd'),
        parts: { currencyPrice: { fields: words('currencyId gross net linked') } },
      },
      salesChannels: { fields: ['id'] },
    },
  },
  cms_page: {
    fields: words('id type config cssClass'),
    texts: ['name'],
    lists: {
      sections: {
        fields: words(
          'id type position name sizingMode mobileBehavior backgroundColor backgroundMediaId backgroundMediaMode cssClass visibility',
        ),
        lists: { blocks: block() },
      },
    },
  },
  category: {
    fields: words('id parentId afterCategoryId type active visible cmsPageId displayNestedProducts'),
    texts: words(
      'name description metaTitle metaDescription keywords linkType internalLink externalLink linkNewTab slotConfig',
    ),
  },
};

function block(): RecordShape {
  return {
    fields: words(
      'id type position sectionPosition name marginTop marginBottom marginLeft marginRight backgroundColor backgroundMediaId backgroundMediaMode cssClass visibility',
    ),
    lists: { slots: { fields: words('id type slot'), texts: ['config'] } },
  };
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
