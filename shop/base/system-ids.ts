/** Shopware's fixed ids: the same in every installation. */
export const systemLanguage = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
/** Euro; prices without a currency of their own are converted from it. */
export const systemCurrency = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';
/** Type of channels with SEO URLs. */
export const storefrontType = '8a243080f92e4c719546314b577cf82b';
/** Type of headless channels. */
export const headlessType = 'f183ee5650cf4bdb8a774337575067a6';
