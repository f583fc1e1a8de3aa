/** Room that is kept for the form of who orders until it is there: what follows stays below the first screen. */
export const contactFormBlockSize = 'max(48rem, 100svh)';
