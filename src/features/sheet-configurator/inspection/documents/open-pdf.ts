import { getDocument, InvalidPDFException, type PDFDocumentProxy, PermissionFlag, VerbosityLevel } from 'pdfjs-dist';
import { maxPages, maxPicturePixels } from '#print/pages/file-limit.ts';
import { bytesOf } from './file-ranges.ts';
import { NoFilterFactory, OffscreenCanvasFactory } from '../offscreen-canvas-factory.ts';
import { parserInThisThread } from '../parser-thread.ts';
import { SameOriginAssets } from './pdf-assets.ts';
import { shownPixels } from '../bounds/shrink-picture.ts';
import { UnprintableFileError } from '../bounds/unprintable-file-error.ts';

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly isEncrypted: boolean;
}

/** Opens a PDF for reading and drawing. @throws {UnprintableFileError} */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const { promise: unreadable, reject } = Promise.withResolvers<never>();
  const task = getDocument({
    ...(await bytesOf(file, reject)),
    worker: parserInThisThread(),
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    BinaryDataFactory: SameOriginAssets,
    useWorkerFetch: false,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    // Keeps pictures as raw pixels: an ImageBitmap does not tell whether it was line art.
    isOffscreenCanvasSupported: false,
    maxImageSize: maxPicturePixels,
    // JPEG 2000 is decoded no larger than it is shown.
    canvasMaxAreaInBytes: shownPixels * 4,
    // So that it says when it leaves out a picture.
    verbosity: VerbosityLevel.WARNINGS,
  });
  // Whoever waits for a page of a file that can no longer be read is told so.
  unreadable.catch(() => task.destroy());
  try {
    const document = await Promise.race([task.promise, unreadable]);
    const permissions = await document.getPermissions();
    if (permissions !== null && !permissions.includes(PermissionFlag.PRINT)) {
      throw new UnprintableFileError('printing-forbidden');
    }
    if (document.numPages > maxPages) throw new UnprintableFileError('too-many-pages');
    return { document, isEncrypted: permissions !== null };
  } catch (error) {
    await task.destroy();
    throw asUnprintable(error);
  }
}

/** Passwords and broken structures are the file's fault; anything else is ours and stays what it is. */
function asUnprintable(error: unknown): unknown {
  if (error instanceof InvalidPDFException) return new UnprintableFileError('damaged');
  // pdf.js does not export the class of this one.
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return isLocked ? new UnprintableFileError('password') : error;
}
