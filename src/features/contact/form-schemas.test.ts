import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { createContactFormSchema, emptyContactForm } from './contact-form-schema.ts';
import { createWithdrawalFormSchema } from './withdrawal-form-schema.ts';

const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });
const contact = createContactFormSchema(i18n);
const withdrawal = createWithdrawalFormSchema(i18n);

const complete = {
  salutationId: 'a',
  firstName: 'Clara',
  lastName: 'Wieck',
  email: 'clara@wieck.example',
  phone: '',
  subject: 'Papier',
  comment: 'Welches?',
};

function problemFields(result: ReturnType<typeof contact.safeParse>): readonly PropertyKey[] {
  return (result.error?.issues ?? []).flatMap(({ path }) => path);
}

test('a contact form needs everything but the phone number', () => {
  expect(contact.safeParse(complete).success).toBe(true);
  expect(problemFields(contact.safeParse(emptyContactForm))).toEqual([
    'salutationId',
    'firstName',
    'lastName',
    'email',
    'subject',
    'comment',
  ]);
});

test('spaces alone are nothing, and spaces around a text are not sent', () => {
  expect(problemFields(contact.safeParse({ ...complete, subject: '   ' }))).toEqual(['subject']);
  expect(contact.parse({ ...complete, email: ' clara@wieck.example ' }).email).toBe('clara@wieck.example');
});

test.each(['clara', 'clara@', 'clara@wieck', 'cla ra@wieck.example', 'clara@wieck.example.'])(
  '"%s" is no e-mail address',
  (email) => {
    expect(problemFields(contact.safeParse({ ...complete, email }))).toEqual(['email']);
  },
);

test('a withdrawal asks for name, contract and address, and nothing else is needed', () => {
  const declaration = { firstName: 'Clara', lastName: 'Wieck', email: 'clara@wieck.example', contractNumber: '10001' };
  expect(withdrawal.parse({ ...declaration, comment: '' })).toEqual({ ...declaration, comment: '' });
});
