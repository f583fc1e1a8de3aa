/** The picked file is not the one the upload was started with. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
}
