import type { AcceptedDifference } from './accepted-difference.ts';

/** Where our answers about catalogue, content and context differ from the recorded ones on purpose. */
export const catalogueDifferences: readonly AcceptedDifference[] = [
  {
    reason: 'The recorded shop was reachable under ten origins, ours under one.',
    pattern: /^(sales_channel\.domains\.length|array_struct\.redirectUrl) \|/,
  },
  {
    reason: 'Names, descriptions and salutations of our base data are our own texts.',
    pattern:
      /^(tax\.name|payment_method\.(translated\.)?description|salutation\.(translated\.)?letterName|cms_page\.(translated\.)?name|product_sorting\.(translated\.)?label) \|/,
  },
  {
    reason: 'Our countries stand in an order of their own, check their postcodes and use shorter patterns.',
    pattern: /^country\.(position|checkPostalCodePattern|defaultPostalCodePattern) \|/,
  },
  {
    reason: 'Only Germany has states here; the recorded shop also listed British counties.',
    pattern: /^country\.states \| list \| \[\]$/,
  },
  {
    reason: 'Tax-free deliveries abroad are not set up for countries here.',
    pattern: /^shopware_core_framework_data_abstraction_layer_tax_free_config\.enabled \| true \| false$/,
  },
  {
    reason: 'The recorded shop left the key out where a language has no format of its own; clients read `translated`.',
    pattern: /^country\.addressFormat \| missing \| null$/,
  },
  {
    reason: 'A fresh shop of the recorded kind brings rules of its own; ours has the one tier prices hang on.',
    pattern: /^(context\.ruleIds\.length|sales_channel_context\.areaRuleIds\.shipping) \|/,
  },
  {
    reason: 'The list of languages in the message is sorted by ids, which differ.',
    pattern: /^errors\[\]\.detail \| "Provided language/,
    recordings: /^033/,
  },
  {
    reason: 'File type number and hash of pictures are internals of the media library.',
    pattern: /^media\.metaData\.(type|hash) \| .* \| missing$/,
  },
  {
    reason: 'Margins of our default layouts are our own.',
    pattern: /^cms_block\.(margin(Top|Bottom|Left|Right)|backgroundMediaMode) \|/,
    recordings: /^(050|07\d|08\d|262)/,
  },
  {
    reason: 'Categories inside the product of a page element also get their SEO URLs; the real shop forgets them.',
    pattern: /^category\.seoUrls \| null \| list$/,
  },
  {
    reason: 'MySQL keeps ratings as 32-bit numbers and shows their noise.',
    pattern: /^rating_aggregation\.max \| "3\.1666667461395264" \| "3\.16667"$/,
  },
  {
    reason: 'Thirty products score the same; which ten of them come first is chance.',
    pattern:
      /^(product|media|seo_url|calculated_price|cart_tax_calculated|calculated_cheapest_price|product_manufacturer|product_media)\./,
    recordings: /^106/,
  },
  {
    reason: 'Recorded after orders these tests do not place.',
    pattern: /^product\.(sales|stock|availableStock) \|/,
    recordings: /^26\d/,
  },
];
