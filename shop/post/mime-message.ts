import type { Attachment, Mail } from './mail.ts';

export interface Envelope {
  readonly from: { readonly name: string; readonly address: string };
  readonly date: Date;
  /** Unique within the shop; becomes part of the message id and of the boundaries. */
  readonly id: string;
}

/** A picture the HTML shows by `cid:` and its id. */
export interface MailPicture {
  readonly id: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** What becomes a message: a mail with everything its HTML shows. */
export type WrittenMail = Mail & { readonly pictures?: readonly MailPicture[] };

const crlf = '\r\n';

/** Header text; other than ASCII as encoded words of at most 75 characters (RFC 2047), never split inside a character. */
export function encodeHeaderText(text: string): string {
  const oneLine = text.replaceAll(/[\r\n\t]+/g, ' ');
  if (/^[\x20-\x7e]*$/.test(oneLine)) return oneLine;
  const words: string[] = [];
  let word = '';
  for (const character of oneLine) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(`${crlf} `);
}

/**
 * The mail as an RFC 5322 message: plain text and HTML, with its pictures, as alternatives, attachments after them, CRLF
 * line ends.
 */
export function mimeMessage(mail: WrittenMail, { from, date, id }: Envelope): string {
  const alternatives = multipart('alternative', `text-${id}`, [
    textPart('plain', mail.text),
    withPictures(textPart('html', mail.html.text), mail.pictures ?? [], id),
  ]);
  const attachments = mail.attachments ?? [];
  const content =
    attachments.length === 0
      ? alternatives
      : multipart('mixed', `mixed-${id}`, [alternatives, ...attachments.map(attachmentPart)]);
  const domain = from.address.split('@')[1] ?? 'localhost';
  const headers = [
    `From: ${encodeHeaderText(from.name)} <${addressOnly(from.address)}>`,
    `To: <${addressOnly(mail.to)}>`,
    ...(mail.replyTo === undefined ? [] : [`Reply-To: <${addressOnly(mail.replyTo)}>`]),
    `Subject: ${encodeHeaderText(mail.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
  ];
  return [...headers, content, ''].join(crlf);
}

/** Another version of the page a message shows, with the pictures only that one has. */
export interface OtherPage {
  /** Id of the message. */
  readonly id: string;
  readonly instead: string;
  readonly page: string;
  readonly pictures: readonly MailPicture[];
}

/** @throws {TypeError} for a message that does not show the page `instead` of which there is another one */
export function showInstead(message: string, { id, instead, page, pictures }: OtherPage): string {
  const [before, rest] = splitAt(message, textPart('html', instead));
  const end = `--page-${id}--`;
  const [between, after] = splitAt(rest, end);
  const more = pictures.map((picture) => `--page-${id}${crlf}${picturePart(picture)}${crlf}`);
  return [before, textPart('html', page), between, ...more, end, after].join('');
}

function splitAt(text: string, part: string): readonly [string, string] {
  const at = text.indexOf(part);
  if (at < 0) throw new TypeError('The message has no such part');
  return [text.slice(0, at), text.slice(at + part.length)];
}

// A line break in an address would let the sender of a contact form write headers of its own.
const addressOnly = (address: string): string => address.replaceAll(/[\r\n<>]/g, '');

function base64Lines(content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
  return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join(crlf);
}

function part(headers: readonly string[], body: string): string {
  return [...headers, '', body].join(crlf);
}

function textPart(type: 'plain' | 'html', content: string): string {
  const headers = [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64'];
  return part(headers, base64Lines(content));
}

/** RFC 2387: the pictures belong to the page that shows them. */
function withPictures(page: string, pictures: readonly MailPicture[], id: string): string {
  if (pictures.length === 0) return page;
  return multipart('related', `page-${id}`, [page, ...pictures.map(picturePart)]);
}

function picturePart({ id, mimeType, content }: MailPicture): string {
  const headers = [
    `Content-Type: ${mimeType}`,
    `Content-ID: <${id}>`,
    'Content-Disposition: inline',
    'Content-Transfer-Encoding: base64',
  ];
  return part(headers, base64Lines(content));
}

function attachmentPart({ name, mimeType, content }: Attachment): string {
  const headers = [
    `Content-Type: ${mimeType}`,
    `Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Transfer-Encoding: base64',
  ];
  return part(headers, base64Lines(content));
}

function multipart(kind: 'alternative' | 'mixed' | 'related', boundary: string, parts: readonly string[]): string {
  const body = [...parts.map((content) => `--${boundary}${crlf}${content}`), `--${boundary}--`].join(crlf);
  return part([`Content-Type: multipart/${kind}; boundary="${boundary}"`], body);
}
