/** Resolves when the messages that have arrived have been read: promises alone would never let a thread get to them. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
