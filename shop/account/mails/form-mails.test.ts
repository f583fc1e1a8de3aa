import { describe, expect, test } from 'vitest';
import { mailLocales } from '../../post/mail.ts';
import { contactMail, contactReceipt, isInfringementReport } from './form-mails.ts';

const message = {
  name: 'Clara Wieck',
  email: 'clara@wieck.example',
  phone: null,
  comment: 'Die Ausgabe ist von mir.',
  arrivedAt: new Date('2026-11-21T08:00:00Z'),
};
const subjects = {
  'de-DE': 'Rechtsverletzung: Soirées musicales, op. 6',
  'en-GB': 'Rights infringement: Soirées musicales, op. 6',
  'pl-PL': 'Naruszenie praw: Soirées musicales, op. 6',
};

describe('a report of a rights infringement', () => {
  test.each(mailLocales)('is confirmed with the moment it arrived and what happens next: %s', (locale) => {
    const report = { ...message, subject: subjects[locale] };
    const receipt = contactReceipt(report, { shopName: 'Notenfalz', locale }, true);
    const said = {
      'de-DE': ['Meldung einer Rechtsverletzung', '21. November 2026 um 09:00:00', 'prüfen sie unverzüglich'],
      'en-GB': ['report of a rights infringement', '21 November 2026 at 09:00:00', 'without undue delay'],
      'pl-PL': ['zgłoszenie naruszenia praw', '21 listopada 2026 09:00:00', 'bez zbędnej zwłoki'],
    }[locale];
    expect(said.filter((words) => !receipt.text.includes(words))).toEqual([]);
    const question = contactReceipt({ ...message, subject: 'Frage' }, { shopName: 'Notenfalz', locale }, true);
    expect(receipt.subject).not.toBe(question.subject);
    expect(receipt.text).toContain('> Die Ausgabe ist von mir.');
  });

  test.each(mailLocales)('tells the owner in German what the law wants, whatever it was written in: %s', (locale) => {
    const mail = contactMail('owner@example.test', { ...message, subject: subjects[locale] });
    expect(mail.subject).toBe('Rechtsverletzung: Soirées musicales, op. 6');
    expect(mail.text).toContain('unverzüglich');
    expect(mail.text).toContain('> Die Ausgabe ist von mir.');
  });

  test('is not every message that speaks of one', () => {
    expect(isInfringementReport('Frage zu Rechtsverletzung: was tun?')).toBe(false);
    const mail = contactMail('owner@example.test', { ...message, subject: 'Lieferzeit' });
    expect(mail.subject).toBe('Kontakt: Lieferzeit');
    expect(mail.text).not.toContain('unverzüglich');
  });
});

test('who gives no name is greeted without one', () => {
  const receipt = contactReceipt({ ...message, name: '', subject: 'Frage' }, { shopName: 'N', locale: 'de-DE' }, false);
  expect(receipt.text.split('\n')[0]).toBe('Guten Tag,');
});
