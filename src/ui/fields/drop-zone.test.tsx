import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { DropZone } from './drop-zone.tsx';

const score = new File(['%PDF'], 'Sonate.pdf', { type: 'application/pdf' });
const part = new File(['%PDF'], 'Violine.pdf', { type: 'application/pdf' });

function Upload({ multiple = true, disabled = false }: { multiple?: boolean; disabled?: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <DropZone
        title="Noten hierher ziehen"
        label="PDF auswählen"
        hint="PDF bis 500 MB"
        dropLabel="Loslassen"
        onFiles={setFiles}
        {...{ multiple, disabled }}
      />
      <output>{files.map((file) => file.name).join(', ')}</output>
    </>
  );
}

const taken = () => screen.getByRole('status').textContent;
const zone = () => screen.getByText('PDF bis 500 MB');

describe('DropZone', () => {
  it('has a native file input that says its limits before the choice', () => {
    renderUi(<Upload />);
    const input = screen.getByLabelText<HTMLInputElement>('PDF auswählen');
    expect(input.type).toBe('file');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('PDF bis 500 MB');
  });

  it('takes chosen files', () => {
    renderUi(<Upload />);
    fireEvent.change(screen.getByLabelText('PDF auswählen'), { target: { files: [score, part] } });
    expect(taken()).toBe('Sonate.pdf, Violine.pdf');
  });

  it('takes dropped files', () => {
    renderUi(<Upload />);
    fireEvent.dragEnter(zone());
    expect(screen.getByText('Loslassen')).toBeDefined();
    fireEvent.drop(zone(), { dataTransfer: { files: [score] } });
    expect(taken()).toBe('Sonate.pdf');
    expect(screen.queryByText('Loslassen')).toBeNull();
  });

  it('keeps inviting to drop while the pointer moves over its contents', () => {
    renderUi(<Upload />);
    fireEvent.dragEnter(zone());
    fireEvent.dragEnter(screen.getByText('PDF auswählen'));
    fireEvent.dragLeave(zone());
    expect(screen.getByText('Loslassen')).toBeDefined();
    fireEvent.dragLeave(zone());
    expect(screen.queryByText('Loslassen')).toBeNull();
  });

  it('takes one file when one is wanted', () => {
    renderUi(<Upload multiple={false} />);
    fireEvent.drop(zone(), { dataTransfer: { files: [score, part] } });
    expect(taken()).toBe('Sonate.pdf');
  });

  it('takes nothing while it is disabled', () => {
    renderUi(<Upload disabled />);
    fireEvent.drop(zone(), { dataTransfer: { files: [score] } });
    expect(taken()).toBe('');
  });
});
