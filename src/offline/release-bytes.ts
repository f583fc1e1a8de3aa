/** Gives memory back at once; browsers may leave it to a collection that comes hundreds of megabytes later. */
export function releaseBytes(bytes: ArrayBuffer): void {
  // Browsers before 2024 cannot.
  if ('transfer' in bytes) bytes.transfer(0);
}
