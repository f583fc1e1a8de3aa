export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Some mail programs open nothing at all for longer addresses. */
const longestAddress = 1900;

/** A `mailto:` address with everything filled in; a body that would make it too long is left out. */
export function mailDraftAddress({ to, subject, body }: MailDraft): string {
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return whole.length <= longestAddress ? whole : start;
}
