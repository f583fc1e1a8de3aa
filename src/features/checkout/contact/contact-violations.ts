import type { AddressField } from '#features/addresses/address-values.ts';
import type { FieldProblem } from '#platform/forms/field-problem.ts';
import { violationsOf } from '#platform/forms/form-failure.ts';
import type { ContactField } from './contact-values.ts';

/** Which call was refused: each names its fields differently. */
export type ContactCall = 'registration' | 'profile' | 'billing' | 'shipping';

export interface ContactViolation {
  /** Undefined when the form has no such field. */
  readonly field: ContactField | undefined;
  readonly problem: FieldProblem;
}

/** The shop refused some of the fields. */
export class ContactRefusedError extends Error {
  override readonly name = 'ContactRefusedError';
  readonly violations: readonly ContactViolation[];

  constructor(violations: readonly ContactViolation[], options: ErrorOptions) {
    super('The shop refused fields of the contact form.', options);
    this.violations = violations;
  }
}

const addressFields: Readonly<Record<AddressField, true>> = {
  firstName: true,
  lastName: true,
  street: true,
  zipcode: true,
  city: true,
  countryId: true,
  countryStateId: true,
  additionalAddressLine1: true,
  company: true,
  department: true,
  phoneNumber: true,
  salutationId: true,
};

/** The only place that knows how the shop's names of fields and the form's belong together. */
export function fieldOf(pointer: string, call: ContactCall): ContactField | undefined {
  const [first = '', second] = pointer.split('/');
  if (first === 'email' || first === 'password' || first === 'vatId') return first;
  if (first === 'billingAddress' && second !== undefined) return inAddress('billing', second);
  if (first === 'shippingAddress' && second !== undefined) return inAddress('shipping', second);
  return inAddress(call === 'shipping' ? 'shipping' : 'billing', first);
}

function inAddress(address: 'billing' | 'shipping', name: string): ContactField | undefined {
  return isAddressField(name) ? `${address}.${name}` : undefined;
}

const isAddressField = (name: string): name is AddressField => Object.hasOwn(addressFields, name);

/** Passes a call's answer on. @throws {ContactRefusedError} when it was refused because of fields */
export async function reportingFields<Answer>(call: ContactCall, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const violations = violationsOf(error);
    if (violations.length === 0) throw error;
    throw new ContactRefusedError(
      violations.map(({ pointer, problem }) => ({ field: fieldOf(pointer, call), problem })),
      { cause: error },
    );
  }
}
