/** Whether a product is downloaded rather than shipped: 6.6 says so in `states`, 6.7 in the product's type. */
export function isDigital(states: readonly string[], type: string | null): boolean {
  return type === 'digital' || states.includes('is-download');
}
