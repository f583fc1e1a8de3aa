import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

function AddressForm() {
  const [attempt, setAttempt] = useState(0);
  const problems =
    attempt > 0 ? [{ fieldId: 'zip', message: 'Postleitzahl fehlt' }, { message: 'Zahlungsart fehlt' }] : [];
  return (
    <>
      <ErrorSummary heading="Bitte prüfen" problems={problems} attempt={attempt} />
      <TextField id="zip" label="Postleitzahl" />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Senden
      </button>
    </>
  );
}

function send() {
  const button = screen.getByRole('button', { name: 'Senden' });
  button.focus();
  fireEvent.click(button);
}

describe('ErrorSummary', () => {
  it('shows nothing while there are no problems', () => {
    renderUi(<AddressForm />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the focus at every attempt', () => {
    renderUi(<AddressForm />);
    send();
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Bitte prüfen' }));
    send();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leads to the field a problem is about', () => {
    renderUi(<AddressForm />);
    send();
    fireEvent.click(screen.getByRole('link', { name: 'Postleitzahl fehlt' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Postleitzahl' }));
    expect(screen.getByText('Zahlungsart fehlt').closest('a')).toBeNull();
  });
});
