/** A word of the dictionary where nothing stands before it: `lose Blätter` is `Lose Blätter`. */
export const sentenceStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
