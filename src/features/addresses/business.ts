import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '#platform/forms/field-problem.ts';
import type { Country } from '#store-api/schemas/country.ts';

/** What the shop is told of who orders for a company: its VAT id belongs to the customer, not to an address. Nothing for others. */
export function businessInputOf(company: string, vatId: string) {
  if (company === '') return {};
  return { accountType: 'business' as const, company, ...(vatId && { vatIds: [vatId] }) };
}

/** Whether a company of this country has to give its VAT id; its form is for the shop to judge. */
export function vatIdProblem(country: Country | undefined, company: string, vatId: string): FieldProblem | null {
  const isMissing = company.trim() !== '' && country?.vatIdRequired === true && vatId.trim() === '';
  return isMissing ? { kind: 'own', text: msg`Bitte geben Sie die Umsatzsteuer-Identifikationsnummer ein.` } : null;
}
