/** Readers look for the header within the first kilobyte: some scanners write something in front of it. */
const searchedBytes = 1024;

/** True when a file begins like a PDF. Cheap enough to be asked before pdf.js is loaded. */
export async function looksLikePdf(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, searchedBytes).arrayBuffer());
  return new TextDecoder('latin1').decode(bytes).includes('%PDF-');
}
