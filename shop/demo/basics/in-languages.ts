/** A text in every language of the shop, keyed the way upsert payloads take it. */
export type Texts = Readonly<Record<Language, string>>;

export const demoLanguages = ['de-DE', 'en-GB', 'pl-PL'] as const;

export type Language = (typeof demoLanguages)[number];

export function inLanguages(german: string, english: string, polish: string): Texts {
  return { 'de-DE': german, 'en-GB': english, 'pl-PL': polish };
}

/** The same words in every language: names, numbers, paths. */
export function everywhere(text: string): Texts {
  return inLanguages(text, text, text);
}

/** Builds one text per language from other texts. */
export function combined(build: (language: Language) => string): Texts {
  return inLanguages(build('de-DE'), build('en-GB'), build('pl-PL'));
}
