import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { mailDraftAddress, type MailDraft } from './mail-draft.ts';

/** What could not be sent goes by mail; nothing where the shop names no address. */
export function MailInstead({ draft }: { draft: MailDraft | null }) {
  if (!draft) return null;
  const email = draft.to;
  return (
    <p>
      <Trans>
        Genauso gut erreicht uns eine E-Mail: <TextLink to={mailDraftAddress(draft)}>{email}</TextLink>
      </Trans>
    </p>
  );
}
