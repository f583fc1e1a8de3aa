import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioCardGroup } from './radio-card-group.tsx';
import { RadioGroup } from './radio-group.tsx';

const bindings = [
  { value: 'staple', label: 'Klammer', description: 'Bis 48 Seiten', price: '+ 0,90 €' },
  { value: 'coil', label: 'Spiralbindung', mark: 'Empfohlen' },
  { value: 'fold', label: 'Leporello', description: 'Nicht über 8 Seiten', disabled: true },
] as const;
type Binding = (typeof bindings)[number]['value'];

function BindingChoice() {
  const [binding, setBinding] = useState<Binding>('staple');
  return (
    <>
      <RadioCardGroup legend="Bindung" options={bindings} value={binding} onValueChange={setBinding} />
      <output>{binding}</output>
    </>
  );
}

describe('RadioCardGroup', () => {
  it('is a radio group whose cards are named by their label and described by text and price', () => {
    renderUi(<BindingChoice />);
    expect(screen.getByRole('radiogroup', { name: 'Bindung' })).toBeDefined();
    const staple = screen.getByRole<HTMLInputElement>('radio', { name: 'Klammer' });
    expect(staple.checked).toBe(true);
    const described = staple.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Bis 48 Seiten', '+ 0,90 €']);
  });

  it('reports the chosen value', () => {
    renderUi(<BindingChoice />);
    fireEvent.click(screen.getByRole('radio', { name: 'Spiralbindung Empfohlen' }));
    expect(screen.getByRole('status').textContent).toBe('coil');
  });

  it('does not offer what cannot be chosen', () => {
    renderUi(<BindingChoice />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Leporello' }).disabled).toBe(true);
  });
});

describe('RadioGroup', () => {
  it('announces its error with the group and puts the given id on the first radio', () => {
    renderUi(
      <RadioGroup
        legend="Ausgabe"
        id="sides"
        name="sides"
        error="Bitte wählen Sie."
        options={[
          { value: 'duplex', label: 'Doppelseitig' },
          { value: 'simplex', label: 'Einseitig' },
        ]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Ausgabe' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Bitte wählen Sie.',
    );
    expect(screen.getByRole('radio', { name: 'Doppelseitig' }).id).toBe('sides');
  });
});

describe('Checkbox', () => {
  it('is toggled by its label and says what is wrong', () => {
    renderUi(<Checkbox label="Einverstanden" error="Bitte zustimmen." />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Einverstanden' });
    fireEvent.click(screen.getByText('Einverstanden'));
    expect(box.checked).toBe(true);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Bitte zustimmen.');
  });
});
