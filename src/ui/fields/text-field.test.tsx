import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { NativeTextArea } from './native-text-area.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

describe('TextField', () => {
  it('is named by its label and described by hint and error', () => {
    renderUi(<TextField label="Postleitzahl" labelNote="freiwillig" hint="5 Ziffern" error="Es fehlt eine Ziffer." />);
    const field = screen.getByRole('textbox', { name: 'Postleitzahl freiwillig' });
    expect(descriptionOf(field)).toBe('5 Ziffern | Es fehlt eine Ziffer.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not invalid and not described without texts', () => {
    renderUi(<TextField label="Ort" />);
    const field = screen.getByRole('textbox', { name: 'Ort' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('passes on what forms and browsers need', () => {
    renderUi(<TextField label="E-Mail" id="email" type="email" name="email" autoComplete="email" maxLength={80} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' });
    expect(field).toMatchObject({ id: 'email', type: 'email', name: 'email', autocomplete: 'email', maxLength: 80 });
  });

  it('is tied to its error in markup rendered by the server', () => {
    const markup = renderToString(<TextField id="zip" label="Postleitzahl" error="Fehlt." />);
    expect(markup).toContain('aria-describedby="zip-error"');
    expect(markup).toContain('id="zip-error"');
  });
});

describe('TextArea', () => {
  it('grows with its text', async () => {
    renderUi(<TextArea label="Nachricht" />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht' });
    Object.defineProperty(field, 'scrollHeight', { value: 300 });
    fireEvent.input(field, { target: { value: 'Viele Zeilen' } });
    await expect.poll(() => field.style.height).toBe('300px');
  });
});

describe('TextArea, NativeTextArea and SelectField', () => {
  it('share the wiring of the text field', () => {
    renderUi(
      <>
        <TextArea label="Nachricht" error="Bitte schreiben Sie uns etwas." />
        <NativeTextArea label="Bestellnummer" hint="Steht auf der Bestellung." name="comment" rows={3} />
        <SelectField label="Land" hint="Dorthin liefern wir.">
          <option>Deutschland</option>
        </SelectField>
      </>,
    );
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Nachricht' }))).toBe('Bitte schreiben Sie uns etwas.');
    const native = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bestellnummer' });
    expect(descriptionOf(native)).toBe('Steht auf der Bestellung.');
    expect(native).toMatchObject({ name: 'comment', rows: 3 });
    expect(descriptionOf(screen.getByRole('combobox', { name: 'Land' }))).toBe('Dorthin liefern wir.');
  });
});
