import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';

function AddressPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Löschen
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Adresse löschen?" closeLabel="Schließen">
        <p>Goethestraße 5</p>
      </Dialog>
    </>
  );
}

function openDialog() {
  renderUi(<AddressPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Adresse löschen?' });
}

describe('Dialog', () => {
  it('is closed at first, without content', () => {
    renderUi(<AddressPage />);
    expect(screen.queryByText('Goethestraße 5')).toBeNull();
  });

  it('opens as a modal named by its title', () => {
    expect(openDialog().open).toBe(true);
  });

  it('closes by its button', () => {
    const dialog = openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(dialog.open).toBe(false);
  });

  it('closes by Escape', () => {
    const dialog = openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.open).toBe(false);
  });

  it('closes by a press beside it, not by one inside', () => {
    const dialog = openDialog();
    fireEvent.mouseDown(screen.getByText('Goethestraße 5'));
    expect(dialog.open).toBe(true);
    fireEvent.mouseDown(dialog);
    expect(dialog.open).toBe(false);
  });

  it('is closed while it is still in the document, so that the focus goes back, also when its owner drops it', () => {
    const { rerender } = renderUi(
      <Dialog open onClose={() => undefined} title="Adresse löschen?" closeLabel="Schließen">
        Goethestraße 5
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const wasInDocument: boolean[] = [];
    const close = dialog.close.bind(dialog);
    dialog.close = () => {
      wasInDocument.push(dialog.isConnected);
      close();
    };
    rerender(<p>Gelöscht</p>);
    expect(wasInDocument).toEqual([true]);
  });
});
