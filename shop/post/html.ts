/** HTML that is safe to send: made by {@link html}, so every value in it is escaped. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Insertable = SafeHtml | string | number | null | undefined | false | readonly Insertable[];

/** Template tag: escapes every inserted value except other `html`; lists are joined, null and false vanish. */
export function html(strings: TemplateStringsArray, ...values: readonly Insertable[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, part, index) => text + part + insert(values[index]), ''));
}

function insert(value: Insertable): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(insert).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
