import { useState, type ComponentProps, type ReactElement } from 'react';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { ContactMessageSent } from '#features/contact/contact-message-sent.tsx';
import { inOrder } from '#features/contact/load-salutations.ts';

type ContentFormProps = Pick<ComponentProps<typeof ContactForm>, 'salutations' | 'place'>;

/** The contact form where an editor put it. */
export function ContentForm({ salutations, place }: ContentFormProps): ReactElement {
  const [sent, setSent] = useState<string | null>(null);
  return sent === null ? (
    <ContactForm salutations={inOrder(salutations)} place={place} onSent={setSent} />
  ) : (
    <ContactMessageSent message={sent} onWriteAnother={() => setSent(null)} />
  );
}
