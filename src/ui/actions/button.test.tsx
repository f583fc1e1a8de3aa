import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { CartIcon } from '../icons/frame-icons.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

function Counter({ busy }: { busy: boolean }) {
  const [presses, setPresses] = useState(0);
  return (
    <Button busy={busy} onClick={() => setPresses(presses + 1)}>
      Gedrückt: {presses}
    </Button>
  );
}

describe('Button', () => {
  it('acts when it is pressed', () => {
    renderUi(<Counter busy={false} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Gedrückt: 1' })).toBeDefined();
  });

  it('does nothing more while busy, but stays where the focus is', () => {
    renderUi(<Counter busy />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Gedrückt: 0' });
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Gedrückt: 0' })).toBe(document.activeElement);
    expect(button).toMatchObject({ disabled: false, ariaBusy: 'true', ariaDisabled: 'true' });
  });

  it('does not send forms unless it is told to', () => {
    renderUi(
      <>
        <Button>Zurück</Button>
        <Button type="submit">Weiter</Button>
      </>,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zurück' }).type).toBe('button');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weiter' }).type).toBe('submit');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    renderUi(<IconButton label="Warenkorb öffnen" icon={<CartIcon />} />);
    expect(screen.getByRole('button', { name: 'Warenkorb öffnen' }).title).toBe('Warenkorb öffnen');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    renderUi(
      <ButtonLink to="/checkout" variant="primary">
        Zur Kasse
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Zur Kasse' }).getAttribute('href')).toBe('/checkout');
  });
});
