import type { Settings } from './settings.ts';

/** What an owner should know of settings that are missing, when the embedded shop starts; a line each. */
export function missingSettings({ shopwareEndpoint, seller }: Pick<Settings, 'shopwareEndpoint' | 'seller'>): string[] {
  if (shopwareEndpoint !== undefined || seller.bankAccount !== undefined) return [];
  return ['BANK_IBAN is not set: payment in advance is not offered, and invoices name no account to pay into.'];
}
