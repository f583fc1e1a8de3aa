import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { PasswordField } from './password-field.tsx';

it('uncovers and covers the password and keeps what was typed', () => {
  renderUi(<PasswordField label="Passwort" autoComplete="current-password" showLabel="Zeigen" hideLabel="Verbergen" />);
  const field = screen.getByLabelText<HTMLInputElement>('Passwort');
  fireEvent.change(field, { target: { value: 'geheim' } });
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  expect(field).toMatchObject({ type: 'text', value: 'geheim' });
  fireEvent.click(screen.getByRole('button', { name: 'Verbergen' }));
  expect(field.type).toBe('password');
});
