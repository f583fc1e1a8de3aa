import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { DropZone } from './drop-zone.tsx';
import { useFilesAnywhere } from './use-files-anywhere.ts';

const score = new File(['%PDF'], 'Sonate.pdf', { type: 'application/pdf' });
const part = new File(['%PDF'], 'Violine.pdf', { type: 'application/pdf' });

function Upload({ multiple = true, disabled = false, busy = false }) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  return (
    <>
      <DropZone
        title="Noten hierher ziehen"
        label="PDF auswählen"
        folderLabel="Ordner auswählen"
        hint="PDF bis 500 MB"
        dropLabel="Loslassen"
        busyLabel={busy ? 'Wird gelesen' : undefined}
        onFiles={setFiles}
        {...{ multiple, disabled }}
      />
      <output>
        {files.map(({ file, folder }) => [folder, file.name].filter((name) => name !== '').join('/')).join(', ')}
      </output>
    </>
  );
}

const taken = () => document.querySelector('output')?.textContent;
const zone = () => screen.getByText('PDF bis 500 MB');
const transfer = (...files: File[]) => ({ files, items: [], types: ['Files'] });

/** What a browser hands out for dropped files and folders; a folder comes in portions of two. */
function entryOf(tree: File | [string, ...(File | [string, ...File[]])[]]): object {
  if (tree instanceof File) {
    return { isFile: true, isDirectory: false, name: tree.name, file: (take: (file: File) => void) => take(tree) };
  }
  const [name, ...children] = tree;
  const left = children.map(entryOf);
  const readEntries = (take: (entries: object[]) => void): void => take(left.splice(0, 2));
  return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) };
}

describe('DropZone', () => {
  it('has a native file input that says its limits before the choice', () => {
    renderUi(<Upload />);
    const input = screen.getByLabelText<HTMLInputElement>('PDF auswählen');
    expect(input.type).toBe('file');
    expect(input.multiple).toBe(true);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('PDF bis 500 MB');
  });

  it('takes what was chosen before the page listened', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Upload />);
    const [files, folder] = page.querySelectorAll('input');
    Object.defineProperty(files, 'files', { value: [score, part] });
    expect(folder?.files).toHaveLength(0);
    render(<Upload />, { container: page, hydrate: true });
    expect(taken()).toBe('Sonate.pdf, Violine.pdf');
  });

  it('takes chosen files', () => {
    renderUi(<Upload />);
    fireEvent.change(screen.getByLabelText('PDF auswählen'), { target: { files: [score, part] } });
    expect(taken()).toBe('Sonate.pdf, Violine.pdf');
  });

  it('takes a chosen folder and says where in it a file lay', () => {
    renderUi(<Upload />);
    const inFolder = new File(['%PDF'], 'Oboe.pdf');
    Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'Stimmen/Holz/Oboe.pdf' });
    const input = screen.getByLabelText('Ordner auswählen');
    expect(input.hasAttribute('webkitdirectory')).toBe(true);
    fireEvent.change(input, { target: { files: [inFolder] } });
    expect(taken()).toBe('Stimmen/Holz/Oboe.pdf');
  });

  it('takes dropped files', async () => {
    renderUi(<Upload />);
    fireEvent.dragEnter(zone());
    expect(screen.getByText('Loslassen')).toBeDefined();
    fireEvent.drop(zone(), { dataTransfer: transfer(score) });
    expect(screen.queryByText('Loslassen')).toBeNull();
    expect(await screen.findByText('Sonate.pdf')).toBeDefined();
  });

  it('takes dropped folders to their last file, in the order of names, without hidden ones', async () => {
    renderUi(<Upload />);
    const folder = entryOf([
      'Stimmen',
      new File(['x'], '10 Tuba.pdf'),
      new File(['x'], '.DS_Store'),
      new File(['x'], '2 Horn.pdf'),
      ['Holz', new File(['x'], 'Oboe.pdf')],
    ]);
    const items = [folder, entryOf(score)].map((entry) => ({ webkitGetAsEntry: () => entry }));
    fireEvent.drop(zone(), { dataTransfer: { files: [score], items, types: ['Files'] } });
    expect(
      await screen.findByText('Stimmen/2 Horn.pdf, Stimmen/10 Tuba.pdf, Stimmen/Holz/Oboe.pdf, Sonate.pdf'),
    ).toBeDefined();
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

  it('takes one file when one is wanted', async () => {
    renderUi(<Upload multiple={false} />);
    fireEvent.drop(zone(), { dataTransfer: transfer(score, part) });
    expect(await screen.findByText('Sonate.pdf')).toBeDefined();
  });

  it('takes nothing while it is disabled, and nothing more while it is busy, which it says', async () => {
    renderUi(<Upload disabled />);
    fireEvent.drop(zone(), { dataTransfer: transfer(score) });
    renderUi(<Upload busy />);
    expect(screen.getByText('Wird gelesen').getAttribute('role')).toBe('status');
    fireEvent.change(screen.getAllByLabelText('PDF auswählen')[1] ?? document.body, { target: { files: [score] } });
    await Promise.resolve();
    expect(taken()).toBe('');
  });
});

function Anywhere() {
  const [names, setNames] = useState('');
  useFilesAnywhere((files) => setNames(files.map(({ file }) => file.name).join(', ')));
  return (
    <>
      <input aria-label="Suche" />
      <p>Text</p>
      <output>{names}</output>
    </>
  );
}

describe('useFilesAnywhere', () => {
  it('takes files pasted anywhere but in a text field', async () => {
    renderUi(<Anywhere />);
    fireEvent.paste(screen.getByLabelText('Suche'), { clipboardData: transfer(part) });
    fireEvent.paste(screen.getByText('Text'), { clipboardData: transfer(score) });
    expect(await screen.findByText('Sonate.pdf')).toBeDefined();
  });

  it('takes files dropped beside the zone instead of leaving the page', async () => {
    renderUi(<Anywhere />);
    expect(fireEvent.dragOver(document.body, { dataTransfer: transfer(score) })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: transfer(score) })).toBe(false);
    expect(await screen.findByText('Sonate.pdf')).toBeDefined();
  });

  it('leaves text alone', () => {
    renderUi(<Anywhere />);
    expect(fireEvent.drop(document.body, { dataTransfer: { files: [], items: [], types: ['text/plain'] } })).toBe(true);
  });
});
