const told = Promise.withResolvers<void>();

/** Resolves when a newer version of the shop runs in another tab, and this one cannot go on beside it. */
export const newerVersionRuns: Promise<void> = told.promise;

/** Offers to reload into the newer version, as soon as there is a page that can offer it. */
export const tellOfNewerVersion = (): void => told.resolve();
