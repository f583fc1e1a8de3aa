import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { inGerman } from '#testing/in-german.tsx';
import { PaymentRedirect } from './payment-redirect.tsx';

function Page() {
  const [left, setLeft] = useState(false);
  const [leave] = useState(() => () => setLeft(true));
  return left ? <p>Zahlungsseite</p> : <PaymentRedirect method="Karte" leave={leave} />;
}

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
};

describe('the way to the payment page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    renderUi(inGerman(<Page />));
  });
  afterEach(() => vi.useRealTimers());

  it('is taken after five seconds, not before', () => {
    pass(4);
    expect(screen.queryByText('Zahlungsseite')).toBeNull();
    pass(1);
    expect(screen.getByText('Zahlungsseite')).toBeDefined();
  });

  it('is taken at once when asked', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt weiter' }));
    expect(screen.getByText('Zahlungsseite')).toBeDefined();
  });

  it('waits when it has been stopped, and goes on when asked', () => {
    pass(2);
    fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
    pass(60);
    expect(screen.queryByText('Zahlungsseite')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Jetzt weiter' }));
    expect(screen.getByText('Zahlungsseite')).toBeDefined();
  });
});
