import { html, SafeHtml } from './html.ts';

/**
 * What mails are made of. Styles stand on the elements, because some programs drop all others; classes only change
 * colours in the dark, where a program asks for that. No part is wider than a phone, none loads anything.
 */

/** Colours of the storefront, by day and by night. */
export const mailColours = {
  paper: ['#f5f1e8', '#171512'],
  surface: ['#fffdf9', '#211e1a'],
  ink: ['#1b1915', '#f2ecdf'],
  muted: ['#5d564a', '#b5ab9a'],
  line: ['#d9d1c1', '#3b352c'],
  accent: ['#17503f', '#9fcbb4'],
  accentInk: ['#fdfaf2', '#0c2119'],
} as const;

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";

export const mailTitle = (text: string): SafeHtml =>
  html`<h1 class="ink" style="margin:0 0 16px;font:normal 24px/1.25 ${raw(serif)};color:${day('ink')}">
    ${unparted(text)}
  </h1>`;

const day = (name: keyof typeof mailColours): string => mailColours[name][0];

/**
 * Large letters on a phone part "E-Mail" behind its hyphen, and in Polish leave a word of one letter at the end of a line,
 * where it never stands.
 */
const unparted = (text: string) =>
  text
    .replaceAll(/(?<=(?:^|\s)\p{L}) /gu, '\u00A0')
    .split(/(?<!\S)(\p{L}-\p{L}+)/u)
    .map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part));

export const mailHeading = (text: string): SafeHtml =>
  html`<h2 class="ink" style="margin:28px 0 8px;font:normal 18px/1.3 ${raw(serif)};color:${day('ink')}">${text}</h2>`;

/** Breaks lines where the text does. */
export const mailParagraph = (text: string): SafeHtml => html`<p style="margin:0 0 12px">${lines(text)}</p>`;

const lines = (text: string) => text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);

/** Words that are not ours, behind a line. */
export const mailQuote = (paragraphs: readonly string[]): SafeHtml =>
  html`<blockquote class="line" style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid ${day('line')}">
    ${paragraphs.map(mailParagraph)}
  </blockquote>`;

export interface MailScore {
  readonly id: string;
  /** What stands in its place where pictures are not shown. */
  readonly alt: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A page of music with something beside it, or above it on a phone: what is beside gets no narrower than a phone. Without
 * its picture (`withoutScores`) it takes the whole width.
 */
export const mailScore = ({ id, alt, width, height }: MailScore, beside: SafeHtml): SafeHtml =>
  html`<div style="overflow:hidden">
    ${raw(placeOf(id).begin)}
    <div style="float:left;margin:4px 20px 12px 0">
      <img
        class="line muted"
        src="cid:${id}"
        width="${width}"
        height="${height}"
        alt="${alt}"
        style="display:block;border:1px solid ${day('line')};background:#ffffff;font-size:13px;line-height:1.4;color:${day('muted')}"
      />
    </div>
    ${raw(placeOf(id).end)}
    <div style="overflow:hidden;min-width:270px">${beside}</div>
  </div>`;

/** What is put into a mail is escaped: nobody else can write a comment. */
const placeOf = (id: string) => ({ begin: `<!--${id}-->`, end: `<!--/${id}-->` });

/** The HTML of a mail without these pictures of pages. */
export function withoutScores(mailHtml: string, ids: readonly string[]): string {
  return ids.map(placeOf).reduce((left, { begin, end }) => {
    const [from, to] = [left.indexOf(begin), left.indexOf(end)];
    return from < 0 || to < from ? left : left.slice(0, from) + left.slice(to + end.length);
  }, mailHtml);
}

/** Small and quiet. */
export const mailRemark = (text: string): SafeHtml =>
  html`<p class="muted" style="margin:0 0 12px;font-size:13px;line-height:1.5;color:${day('muted')}">
    ${lines(text)}
  </p>`;

/** A link as a button; a cell carries its colour, because one program draws no padding of links. */
export const mailButton = ({ label, url }: MailLink): SafeHtml =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">
    <tr>
      <td class="button" bgcolor="${day('accent')}" style="background:${day('accent')};border-radius:4px">
        <a
          class="button"
          href="${url}"
          style="display:inline-block;padding:12px 20px;color:${day('accentInk')};text-decoration:none;font-weight:bold"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A link among words. */
export const mailLink = ({ label, url }: MailLink): SafeHtml =>
  html`<a class="accent" href="${url}" style="color:${day('accent')}">${label}</a>`;

/** Facts under their names, one below the other. */
export const mailFacts = (facts: readonly MailFact[]): SafeHtml =>
  html`${facts.map(
    ({ name, value }) =>
      html`<p style="margin:0 0 12px">
        <span class="muted" style="font-size:13px;color:${day('muted')}">${name}</span><br />${lines(value)}
      </p>`,
  )}`;

export interface MailFact {
  readonly name: string;
  readonly value: string;
}

export interface MailAmount {
  readonly name: string;
  /** Below the name, small. */
  readonly details?: readonly string[];
  readonly amount: string;
  readonly strong?: boolean;
}

/** What costs how much, amounts below each other; names wrap, amounts do not. */
export const mailAmounts = (amounts: readonly MailAmount[]): SafeHtml =>
  html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 8px">
    ${amounts.map(amountRow)}
  </table>`;

const amountRow = ({ name, details = [], amount, strong = false }: MailAmount): SafeHtml => {
  const weight = strong ? ';font-weight:bold' : '';
  const cell = `padding:7px 0;vertical-align:top;border-bottom:1px solid ${day('line')}${weight}`;
  const small = `font-size:13px;font-weight:normal;line-height:1.45;color:${day('muted')}`;
  return html`<tr>
    <td class="line" style="${cell}">
      ${name}${details.length > 0 && html`<br /><span class="muted" style="${small}">${lines(details.join('\n'))}</span>`}
    </td>
    <td class="line" align="right" style="${cell};padding-left:12px;white-space:nowrap">${amount}</td>
  </tr>`;
};

/** Fonts hold quotes, which would end a style that is escaped as text; they are ours. */
function raw(text: string): SafeHtml {
  return new SafeHtml(text);
}
