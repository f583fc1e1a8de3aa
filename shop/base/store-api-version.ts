/** Versions of the Store API the shop can speak; 6.6 is the one its answers were recorded from. */
export const storeApiVersions = ['6.6', '6.7'] as const;
export type StoreApiVersion = (typeof storeApiVersions)[number];
