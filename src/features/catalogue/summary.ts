/** Search engines and messengers show about as many characters of a description. */
const longest = 160;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The beginning of a text or of HTML as plain text, cut between words; `undefined` when there is none. */
export function summaryOf(html: string | null): string | undefined {
  const text = (html ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text === '' ? undefined : text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 2))} …`;
}
