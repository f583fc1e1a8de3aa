import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useIsHydrated } from '#platform/session/first-view.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { Button } from '#ui/actions/button.tsx';

/** Customers can write a review; to everybody else the section says below who can. */
export function WriteReview({ productId }: { productId: string }): ReactElement | null {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const isCustomer = useAtomValue(sessionKindAtom) === 'customer';
  const [writing, setWriting] = useState(false);
  if (!isHydrated || !isCustomer) return null;
  return writing ? (
    <LatePart areas={['reviews']} load={loadForm} props={{ productId }} />
  ) : (
    <p>
      <Button onClick={() => setWriting(true)}>{t`Bewertung schreiben`}</Button>
    </p>
  );
}

const loadForm = async () => (await import('#features/reviews/review-form.tsx')).ReviewForm;
