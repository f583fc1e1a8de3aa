import * as z from 'zod/mini';
import { parseJson } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import type { ShownPage } from './mail.ts';
import { withoutScores } from './mail-parts.ts';
import type { StoredMail } from './mail-table.ts';
import { type MailPicture, showInstead } from './mime-message.ts';
import type { PagePicture } from './pictures/draw-page.ts';
import { pageOfFileSchema } from './pictures/page-of-file.ts';
import { drawPagePicture } from './pictures/page-picture.ts';

/** A mail as somebody gets to see it. */
export interface IllustratedMail {
  readonly html: string;
  readonly message: string;
  /** Of pages; the mark of the shop is not among them. */
  readonly pictures: readonly MailPicture[];
}

/**
 * The mail with the pages it shows, drawn from their files now: notes are kept in no mail, and whoever gets it after a file
 * has gone gets it without that picture.
 *
 * @param mayDraw asked before each picture
 */
export async function illustrate(shop: Shop, mail: StoredMail, mayDraw: () => boolean): Promise<IllustratedMail> {
  const pages = pagesSchema.parse(parseJson(mail.pages));
  const pictures: MailPicture[] = [];
  for (const page of pages) {
    const drawn = await drawShownPage(shop, page, mayDraw);
    if (drawn !== null) pictures.push({ id: page.id, mimeType: 'image/png', content: drawn.content });
  }
  const shown = new Set(pictures.map(({ id }) => id));
  const ids = pages.map(({ id }) => id);
  const html = withoutScores(
    mail.html,
    ids.filter((id) => !shown.has(id)),
  );
  if (pictures.length === 0) return { html, message: mail.message, pictures };
  const instead = withoutScores(mail.html, ids);
  return { html, message: showInstead(mail.message, { id: mail.id, instead, page: html, pictures }), pictures };
}

const pagesSchema = z.array(z.extend(pageOfFileSchema, { id: z.string(), file: z.string(), generation: z.number() }));

/** The picture of a page; null when its file is gone or another one, lies elsewhere, or cannot be drawn. */
export async function drawShownPage(
  { uploads }: Shop,
  { file, generation, ...page }: Omit<ShownPage, 'id'>,
  mayDraw: () => boolean,
): Promise<PagePicture | null> {
  const stored = uploads?.find(file);
  return stored?.generation === generation ? drawPagePicture({ path: stored.path, page }, { mayDraw }) : null;
}
