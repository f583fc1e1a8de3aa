import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as z from 'zod/mini';

/**
 * Annotations somebody laid over a finished page: pencil marks, comments, stamps, markers (preflight PF-18). Links and
 * pop-ups are not seen on paper; what stands in form fields belongs to the print.
 */
const markTypes = new Set(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink FileAttachment Redact'.split(
    ' ',
  ),
);

const annotationSchema = z.object({ id: z.string(), subtype: z.string() });

/** Leaves the marks of a page out wherever it is drawn without them, and says how many there are. */
export async function setMarksAside(page: PDFPageProxy, document: PDFDocumentProxy): Promise<number> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const marks = annotations.flatMap((each) => annotationSchema.safeParse(each).data ?? []).filter(isMark);
  for (const { id } of marks) document.annotationStorage.setValue(id, { noView: true });
  return marks.length;
}

const isMark = ({ subtype }: { subtype: string }): boolean => markTypes.has(subtype);
