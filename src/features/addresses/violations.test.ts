import { describe, expect, it } from 'vitest';
import { StoreApiError } from '#store-api/store-api-error.ts';
import { violationsOf } from './violations.ts';

const refusal = (...violations: [code: string | null, pointer: string | null][]) =>
  new StoreApiError(
    400,
    violations.map(([code, pointer]) => ({ code, title: '', detail: '', pointer, parameters: {} })),
  );

describe('violationsOf', () => {
  it.each([
    ['VIOLATION::IS_BLANK_ERROR', 'required'],
    ['VIOLATION::CITY_IS_BLANK_ERROR', 'required'],
    ['VIOLATION::ZIP_CODE_INVALID', 'zipcode'],
    ['VIOLATION::INVALID_EMAIL_FORMAT_ERROR', 'email'],
    ['VIOLATION::TOO_LONG_ERROR', 'too-long'],
    ['VIOLATION::ENTITY_DOES_NOT_EXISTS', 'choice'],
    ['VIOLATION::SOMETHING_NEW', 'refused'],
    [null, 'refused'],
  ])('reads %s as "%s"', (code, problem) => {
    expect(violationsOf(refusal([code, '/city']))).toEqual([{ pointer: 'city', problem }]);
  });

  it('tells each field once, in the order of the shop', () => {
    const error = refusal(
      ['VIOLATION::IS_BLANK_ERROR', '/street'],
      ['VIOLATION::TOO_SHORT_ERROR', '/street'],
      ['VIOLATION::IS_BLANK_ERROR', '/billingAddress/city'],
    );
    expect(violationsOf(error).map(({ pointer }) => pointer)).toEqual(['street', 'billingAddress/city']);
  });

  it('has nothing to say about other errors', () => {
    expect(violationsOf(refusal(['CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', null]))).toEqual([]);
    expect(violationsOf(new TypeError('Network'))).toEqual([]);
  });
});
