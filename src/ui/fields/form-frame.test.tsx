import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { FormFrame } from './form-frame.tsx';

test('what is typed never gets into the address, also when the form is sent before a script listens', () => {
  const send = vi.fn<(method: string) => void>();
  renderUi(
    <FormFrame onSubmit={({ currentTarget }) => send(currentTarget.method)}>
      <input name="password" defaultValue="geheim" />
      <button>Anmelden</button>
    </FormFrame>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(send.mock.calls).toEqual([['dialog']]);
});
