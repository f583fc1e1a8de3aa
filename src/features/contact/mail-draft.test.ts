import { expect, test } from 'vitest';
import { mailDraftAddress } from './mail-draft.ts';

test('a draft carries its text with line breaks the way mail programs read them', () => {
  expect(mailDraftAddress({ to: 'shop@notenfalz.example', subject: 'Frage & Gruß', body: 'eins\nzwei' })).toBe(
    'mailto:shop@notenfalz.example?subject=Frage%20%26%20Gru%C3%9F&body=eins%0D%0Azwei',
  );
});

test('a text too long for a mail address is left to the reader', () => {
  const address = mailDraftAddress({ to: 'shop@notenfalz.example', subject: 'Frage', body: 'lang '.repeat(500) });
  expect(address).toBe('mailto:shop@notenfalz.example?subject=Frage');
});
