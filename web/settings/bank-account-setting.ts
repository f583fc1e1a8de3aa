import { isIban, plainIban } from '#shop/base/iban.ts';
import type { BankAccount } from '#shop/base/shop-config.ts';
import { SettingRefused } from './setting-refused.ts';

interface BankAccountSetting {
  /** Unless it is said otherwise, the account is that of the company. */
  readonly company: string;
  readonly isDemo: boolean;
}

/**
 * The account customers pay into. The demo company has one of no bank; another company has its own or none.
 *
 * @throws {SettingRefused} for an IBAN or BIC that cannot be one, and for parts of an account without an IBAN
 */
export function bankAccountSetting(
  text: (name: string) => string | undefined,
  { company, isDemo }: BankAccountSetting,
): BankAccount | undefined {
  const iban = text('BANK_IBAN');
  const [holder, bic, bank] = [text('BANK_HOLDER'), text('BANK_BIC'), text('BANK_NAME')];
  if (iban === undefined) {
    if (holder ?? bic ?? bank) throw new SettingRefused('BANK_IBAN is missing: the other BANK_ settings belong to it.');
    return isDemo ? { ...demoAccount, holder: company } : undefined;
  }
  if (!isIban(iban)) throw new SettingRefused(`BANK_IBAN must be an IBAN whose check digits fit, not "${iban}".`);
  if (bic !== undefined && !/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(plainIban(bic))) {
    throw new SettingRefused(`BANK_BIC must be a BIC of 8 or 11 characters, not "${bic}".`);
  }
  return { holder: holder ?? company, iban: plainIban(iban), bic: bic && plainIban(bic), bank };
}

const demoAccount = { iban: 'DE36000000000000000000', bic: undefined, bank: 'Musterbank (Demo)' };
