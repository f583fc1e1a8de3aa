import { describe, expect, it } from 'vitest';
import { groupLines, isJob, type GroupableLine } from './group-lines.ts';

const line = (id: string, printJob?: object, type = 'product'): GroupableLine => ({
  id,
  type,
  payload: printJob ? { printJob } : {},
});
const lead = (job: string, more: object = {}) => ({ id: job, role: 'lead', title: job, spec: {}, files: [], ...more });
const part = (job: string, role: string) => ({ id: job, role });

const kinds = (lines: GroupableLine[]) => groupLines(lines).map(({ kind, id }) => `${kind} ${id}`);
const firstJob = (lines: GroupableLine[]) => groupLines(lines).find(isJob);

describe('groupLines', () => {
  it('puts all lines of a print job together where the first of them stood', () => {
    const lines = [line('a', lead('one')), line('pencil'), line('b', part('one', 'paper')), line('c', lead('two'))];
    expect(kinds(lines)).toEqual(['job one', 'product pencil', 'job two']);
    expect(firstJob(lines)?.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows discounts last', () => {
    expect(kinds([line('ten', undefined, 'promotion'), line('pencil')])).toEqual(['product pencil', 'promotion ten']);
  });

  it('finds the description wherever it stands among the lines', () => {
    expect(firstJob([line('a', part('one', 'paper')), line('b', lead('one'))])?.lead?.title).toBe('one');
  });

  it('takes a record that is none of ours for a product', () => {
    expect(kinds([line('a', { id: 7 })])).toEqual(['product a']);
  });
});

describe('a job', () => {
  it('is complete with a description and all lines it lists', () => {
    const described = lead('one', { lineIds: ['a', 'b'] });
    expect(firstJob([line('a', described), line('b', part('one', 'paper'))])?.complete).toBe(true);
    expect(firstJob([line('a', described)])?.complete).toBe(false);
  });

  it('is complete in an order, where lines have new ids and remember the old ones', () => {
    const ordered = { ...line('new', lead('one', { lineIds: ['a'] })), identifier: 'a' };
    expect(firstJob([ordered])?.complete).toBe(true);
  });

  it('needs paper at least when it does not list its lines', () => {
    expect(firstJob([line('a', lead('one')), line('b', part('one', 'paper'))])?.complete).toBe(true);
    expect(firstJob([line('a', lead('one'))])?.complete).toBe(false);
  });

  it('is incomplete without its description', () => {
    expect(firstJob([line('b', part('one', 'paper'))])).toMatchObject({ complete: false, lead: undefined });
  });
});
