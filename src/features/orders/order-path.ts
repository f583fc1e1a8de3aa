/** Where an order is shown, by the code of its links. */
export const orderPath = (deepLinkCode: string): string => `/account/order/${encodeURIComponent(deepLinkCode)}`;
