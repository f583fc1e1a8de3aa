/**
 * The id of the cart line a job uses for a product: md5 of job and product number, 32 hex digits (configurator rule 8.6).
 * The same job always writes the same lines, in every browser.
 */
export async function lineIdOf(jobId: string, sku: string): Promise<string> {
  const { md5 } = await import('hash-wasm');
  return md5(jobId + sku);
}
