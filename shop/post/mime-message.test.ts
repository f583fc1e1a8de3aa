import { expect, test } from 'vitest';
import { html, SafeHtml } from './html.ts';
import { encodeHeaderText, mimeMessage, showInstead } from './mime-message.ts';

const envelope = {
  from: { name: 'Notenfalz', address: 'shop@notenfalz.example' },
  date: new Date('2026-11-21T08:05:00Z'),
  id: 'abc',
};
const mail = {
  to: 'max@example.test',
  locale: 'de-DE' as const,
  subject: 'Ihre Bestellung',
  text: 'Grüße',
  html: html`<p>${'Grüße & <mehr>'}</p>`,
};
const bodies = (message: string) =>
  [...message.matchAll(/base64\r\n\r\n([\s\S]*?)\r\n--/g)].map((match) =>
    Buffer.from(match[1] ?? '', 'base64').toString('utf8'),
  );

test('a mail carries its text and its escaped HTML as alternatives', () => {
  expect(bodies(mimeMessage(mail, envelope))).toEqual(['Grüße', '<p>Grüße &amp; &lt;mehr&gt;</p>']);
});

test('a subject with umlauts survives as encoded words that stay short', () => {
  const subject = 'Überlänge für Böhmische Chöre – '.repeat(5);
  const words = encodeHeaderText(subject).split('\r\n ');
  const decoded = words.map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString('utf8'));
  expect(decoded.join('')).toBe(subject);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
});

test('a line break in an address cannot add headers', () => {
  const message = mimeMessage({ ...mail, replyTo: 'a@example.test>\r\nBcc: <all@example.test' }, envelope);
  expect(message.split('\r\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
});

test('attachments follow the text with their names', () => {
  const attachments = [{ name: 'Rechnung Nr. 1.pdf', mimeType: 'application/pdf', content: Buffer.from('%PDF') }];
  const message = mimeMessage({ ...mail, attachments }, envelope);
  expect(message).toContain("filename*=UTF-8''Rechnung%20Nr.%201.pdf");
  expect(bodies(message)).toContain('%PDF');
});

test('another version of its page comes with its pictures, as if it had been written so', () => {
  const picture = (id: string) => ({ id, mimeType: 'image/png', content: Buffer.from(id) });
  const attachments = [{ name: 'AGB.html', mimeType: 'text/html', content: Buffer.from('§ 1') }];
  const written = (page: string, ids: readonly string[]) =>
    mimeMessage({ ...mail, html: new SafeHtml(page), attachments, pictures: ids.map(picture) }, envelope);
  const change = { id: envelope.id, instead: '<p>', page: '<p><img>', pictures: [picture('b'), picture('c')] };
  expect(showInstead(written('<p>', ['a']), change)).toBe(written('<p><img>', ['a', 'b', 'c']));
  expect(() => showInstead(written('<b>', ['a']), change)).toThrow(TypeError);
});
