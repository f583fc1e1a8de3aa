import { describe, expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import type { PrintJob } from '../spec/print-job.ts';
import { readJobSpec } from './job-spec.ts';
import { isLead, type PrintJobLead, type PrintJobPart, readPrintJob } from './print-job-payload.ts';
import { leadPayload, leadWithFiles, leadWithRows, memberPayload, readRows } from './write-print-job.ts';

const job: PrintJob = {
  id: 'a1',
  name: 'Noten',
  rows: [printRow(2, { binding: 'coil', coilColour: 'white', extras: ['corners', 'label'] }, { copies: 3 })],
  rights: { kind: 'own-work', textVersion: '1', declaredAt: '2026-11-21T10:00:00Z' },
  confirmed: ['PF-05'],
};
const files = [{ path: 'uploads/f/u/noten.pdf', name: 'noten.pdf', size: 10, pages: 2, md5: 'sum=' }];

/** As carts in browsers and orders in databases hold it. */
const recorded = {
  id: 'a1',
  role: 'lead',
  title: 'Noten',
  spec: {
    copies: 3,
    pages: 2,
    format: 'A4',
    orientation: 'portrait',
    fit: 'fit',
    paper: '90i',
    sides: 'duplex',
    colour: 'black',
    binding: 'coil',
    bindEdge: 'left',
    coilMm: 6,
    coilColour: 'white',
    coverFront: 'foil',
    coverBack: 'board',
    extras: 'corners, label',
  },
  files,
  rights: { kind: 'own-work', textVersion: '1', confirmedAt: '2026-11-21T10:00:00Z' },
  confirmed: ['PF-05'],
  workingDays: { from: 3, to: 4 },
  rows: [
    {
      id: 'row',
      name: 'Noten',
      kind: 'part',
      copies: 3,
      pages: [
        { from: 'file', file: 'score', page: 1, turn: 0, ink: 'black' },
        { from: 'file', file: 'score', page: 2, turn: 0, ink: 'black' },
      ],
      spec: {
        format: 'A4',
        orientation: 'portrait',
        fit: { mode: 'fit' },
        paper: '90i',
        sides: 'duplex',
        colour: 'black',
        binding: 'coil',
        bindEdge: 'automatic',
        coilColour: 'white',
        coverFront: 'automatic',
        coverBack: 'automatic',
        extras: ['corners', 'label'],
      },
    },
  ],
  lineIds: ['one', 'two'],
};

const throughJson = (payload: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(payload));

function leadOf(payload: Record<string, unknown>): PrintJobLead {
  const part: PrintJobPart | undefined = readPrintJob(payload);
  if (!isLead(part)) throw new Error('The payload describes no job.');
  return part;
}

describe('the payload of a print job', () => {
  test('is written word for word as recorded', () => {
    expect(throughJson(leadPayload(job, files, ['one', 'two']))).toEqual({ printJob: recorded });
    expect(memberPayload('a1', 'paper')).toEqual({ printJob: { id: 'a1', role: 'paper' } });
  });

  test('is read as it was recorded, with whatever another storefront adds', () => {
    const more = { ...recorded, note: 'of a later storefront', files: [{ ...files[0], scanned: true }] };
    const lead = leadOf({ printJob: more });
    expect(lead).toEqual(more);
    expect(readRows(lead)).toEqual(job.rows);
    expect(readJobSpec(lead)).toMatchObject({ copies: 3, binding: 'coil', coilMm: 6, extras: 'corners, label' });
  });

  test('is read without what the first storefronts did not write', () => {
    const { id, role, title, spec } = recorded;
    const lead = leadOf({ printJob: { id, role, title, spec, files: [{ path: 'p', name: 'n', size: 1 }] } });
    expect(lead.lineIds).toBeUndefined();
    expect(readRows(lead)).toBeUndefined();
  });

  test('of a line that is no print job, or says nothing of one, is none', () => {
    expect(readPrintJob({})).toBeUndefined();
    expect(readPrintJob({ printJob: null })).toBeUndefined();
    expect(readPrintJob({ printJob: { role: 'lead' } })).toBeUndefined();
    expect(isLead(readPrintJob({ printJob: { id: 'a1', role: 'paper' } }))).toBe(false);
  });

  test('leaves out what is odd in a specification, and is one copy when it does not say', () => {
    const lead = leadOf({ printJob: { ...recorded, spec: { copies: -1, paper: 7, binding: 'stapled' } } });
    expect(readJobSpec(lead)).toEqual({ copies: 1, binding: 'stapled' });
  });

  test('keeps all the rest when its parts or its files change', () => {
    const more = { ...recorded, note: 'of a later storefront' };
    const lead = leadOf({ printJob: more });
    const [row] = job.rows;
    const rows = row ? [{ ...row, copies: 9 }] : [];
    expect(throughJson(leadWithRows(lead, rows))).toEqual({
      printJob: { ...more, rows, spec: { ...recorded.spec, copies: 9 } },
    });
    const renewed = [{ path: 'uploads/f/v/noten.pdf', name: 'noten.pdf', size: 10 }];
    expect(leadWithFiles(lead, renewed)).toEqual({ printJob: { ...more, files: renewed } });
  });
});
