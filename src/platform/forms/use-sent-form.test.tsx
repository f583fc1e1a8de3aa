import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { I18n } from '@lingui/core';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { requiredEmail, requiredText } from './text-fields.ts';
import { useSentForm } from './use-sent-form.tsx';

const schema = (i18n: I18n) => z.object({ name: requiredText(i18n), email: requiredEmail(i18n) });

function SampleForm() {
  const { form, field, problems, onSubmit } = useSentForm({
    id: 'sample',
    schema,
    defaults: { name: '', email: '' },
    labels: { name: 'Name', email: 'E-Mail' },
    send: (values) => Promise.resolve(values),
    onSent: () => undefined,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      {problems}
      <TextField {...field('name')} />
      <TextField {...field('email')} />
      <button type="submit">Senden</button>
      <button type="button" onClick={() => form.reset()}>
        Von vorn
      </button>
    </form>
  );
}

const control = (label: string) => screen.getByLabelText(label);
const pass = (label: string) => {
  fireEvent.focus(control(label));
  fireEvent.blur(control(label));
};
const write = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const isRed = (label: string): boolean => control(label).getAttribute('aria-invalid') === 'true';
/** Checks answer in promises, which are all through in the next turn. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('when a field complains', () => {
  beforeEach(() => {
    cleanup();
    renderUi(inGerman(<SampleForm />, createStore()));
  });

  test('not when it is passed by without a word typed', async () => {
    pass('Name');
    pass('E-Mail');
    await settled();
    expect([isRed('Name'), isRed('E-Mail')]).toEqual([false, false]);
  });

  test('when something wrong was typed and the field is left, not before', async () => {
    pass('E-Mail');
    write('E-Mail', 'klara');
    await settled();
    expect(isRed('E-Mail')).toBe(false);
    pass('E-Mail');
    await waitFor(() => expect(isRed('E-Mail')).toBe(true));
    expect(isRed('Name')).toBe(false);
  });

  test('no longer once it is corrected', async () => {
    write('E-Mail', 'klara');
    pass('E-Mail');
    await waitFor(() => expect(isRed('E-Mail')).toBe(true));
    write('E-Mail', 'klara@example.org');
    await waitFor(() => expect(isRed('E-Mail')).toBe(false));
  });

  test('when what was typed is taken out again', async () => {
    write('Name', 'Klara');
    write('Name', '');
    pass('Name');
    await waitFor(() => expect(isRed('Name')).toBe(true));
  });

  test('with all others after an attempt to send', async () => {
    fireEvent.click(screen.getByText('Senden'));
    await waitFor(() => expect([isRed('Name'), isRed('E-Mail')]).toEqual([true, true]));
    pass('Name');
    await settled();
    expect(isRed('Name')).toBe(true);
    write('Name', 'K');
    await waitFor(() => expect(isRed('Name')).toBe(false));
  });

  test('not when the browser fills it in after it was passed by, nor when it is left then', async () => {
    pass('Name');
    pass('E-Mail');
    write('Name', 'Klara');
    write('E-Mail', 'klara@example.org');
    pass('E-Mail');
    await settled();
    expect([isRed('Name'), isRed('E-Mail')]).toEqual([false, false]);
  });

  test('when a browser filled in something wrong without telling, and the field is left', async () => {
    const email = control('E-Mail');
    if (email instanceof HTMLInputElement) email.value = 'klara';
    pass('E-Mail');
    await waitFor(() => expect(isRed('E-Mail')).toBe(true));
  });

  test('not when it is passed by after the form began anew', async () => {
    write('Name', 'Klara');
    pass('Name');
    fireEvent.click(screen.getByText('Von vorn'));
    pass('Name');
    await settled();
    expect(isRed('Name')).toBe(false);
  });
});
