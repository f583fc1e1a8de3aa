import { describe, expect, test } from 'vitest';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { readFormFailure, violationsOf } from './form-failure.ts';

const fields = ['email', 'comment'] as const;

function refusal(code: string | null, pointer: string | null, parameters: Record<string, unknown> = {}) {
  return new StoreApiError(400, [{ code, pointer, parameters, title: '', detail: '' }]);
}

describe('why a form could not be sent', () => {
  test.each([
    ['VIOLATION::IS_BLANK_ERROR', {}, { kind: 'required' }],
    ['VIOLATION::INVALID_FORMAT_ERROR', {}, { kind: 'email' }],
    ['VIOLATION::REGEX_FAILED_ERROR', {}, { kind: 'webAddress' }],
    ['VIOLATION::TOO_LONG_ERROR', { '{{ limit }}': '320' }, { kind: 'maxLength', max: 320 }],
    ['VIOLATION::SOMETHING_NEW', {}, { kind: 'refused' }],
  ])('%s is told at its field', (code, parameters, problem) => {
    expect(readFormFailure(refusal(code, '/email', parameters), fields)).toEqual({
      kind: 'fields',
      problems: [{ field: 'email', problem }],
    });
  });

  test('a violation of a field the form does not have concerns the whole form', () => {
    expect(readFormFailure(refusal('VIOLATION::IS_BLANK_ERROR', '/captcha'), fields)).toEqual({ kind: 'refused' });
  });

  test('one of the VAT ids, which the shop takes as a list, is told at the field of the one that forms ask for', () => {
    const error = refusal('VIOLATION::VAT_ID_FORMAT_NOT_CORRECT', '/vatIds');
    expect(readFormFailure(error, ['company', 'vatId'])).toEqual({
      kind: 'fields',
      problems: [{ field: 'vatId', problem: { kind: 'vatId' } }],
    });
  });

  test('too many messages say how long to wait', () => {
    const message = { code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', pointer: null, title: '', detail: '' };
    const error = new StoreApiError(429, [{ ...message, parameters: { seconds: 30 } }]);
    expect(readFormFailure(error, fields)).toEqual({ kind: 'tooMany', wait: 30 });
  });

  test.each([0, 408, 502, 503, 504])('status %i means that the shop was not reached', (status) => {
    expect(readFormFailure(new StoreApiError(status, []), fields)).toEqual({ kind: 'unreachable' });
  });

  test('a shop without the form, or any other mishap, refuses as a whole', () => {
    expect(readFormFailure(new StoreApiError(404, []), fields)).toEqual({ kind: 'refused' });
    expect(readFormFailure(new Error('unexpected'), fields)).toEqual({ kind: 'refused' });
  });
});

describe('violationsOf', () => {
  test.each([
    ['VIOLATION::IS_BLANK_ERROR', {}, { kind: 'required' }],
    ['VIOLATION::CITY_IS_BLANK_ERROR', {}, { kind: 'required' }],
    ['VIOLATION::ZIP_CODE_INVALID', {}, { kind: 'zipcode' }],
    ['VIOLATION::INVALID_EMAIL_FORMAT_ERROR', {}, { kind: 'email' }],
    ['VIOLATION::TOO_LONG_ERROR', { '{{ limit }}': '255' }, { kind: 'maxLength', max: 255 }],
    ['VIOLATION::TOO_LONG_ERROR', {}, { kind: 'refused' }],
    ['VIOLATION::TOO_SHORT_ERROR', { '{{ limit }}': '8' }, { kind: 'minLength', min: 8 }],
    ['VIOLATION::ENTITY_DOES_NOT_EXISTS', {}, { kind: 'choice' }],
    ['VIOLATION::SOMETHING_NEW', {}, { kind: 'refused' }],
    [null, {}, { kind: 'refused' }],
  ])('reads %s with %o', (code, parameters, problem) => {
    expect(violationsOf(refusal(code, '/city', parameters))).toEqual([{ pointer: 'city', problem }]);
  });

  test('tells each field once, in the order of the shop', () => {
    const message = { title: '', detail: '', parameters: {} };
    const error = new StoreApiError(400, [
      { ...message, code: 'VIOLATION::IS_BLANK_ERROR', pointer: '/street' },
      { ...message, code: 'VIOLATION::TOO_SHORT_ERROR', pointer: '/street' },
      { ...message, code: 'VIOLATION::IS_BLANK_ERROR', pointer: '/billingAddress/city' },
    ]);
    expect(violationsOf(error).map(({ pointer }) => pointer)).toEqual(['street', 'billingAddress/city']);
  });

  test('has nothing to say about other errors', () => {
    expect(violationsOf(refusal('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', null))).toEqual([]);
    expect(violationsOf(new TypeError('Network'))).toEqual([]);
  });
});
