import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useWaitingForm, waitsForShop } from '#platform/intents/use-waiting-form.tsx';
import { waitingNewsletter } from './later/waiting-newsletter.ts';
import { loadSubscriptionAtom, subscribeAtom, unsubscribeAtom, type Subscription } from './newsletter-atoms.ts';

type Known = Subscription | 'asking' | 'unreachable';

/** Whether a customer gets the newsletter, and the button that changes it. */
export function NewsletterSetting({ email }: { email: string }): ReactElement {
  const { t } = useLingui();
  const { known, isBusy, waiting, change } = useSubscription(email);
  const states: Readonly<Record<Exclude<Known, 'asking'>, string>> = {
    subscribed: t`Sie bekommen unseren Newsletter an ${email}.`,
    'awaits-confirmation': t`Bitte bestätigen Sie noch den Link in der E-Mail an ${email}.`,
    none: t`Sie bekommen keinen Newsletter.`,
    unreachable: t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  };
  if (known === 'asking') return <Skeleton blockSize="7rem" />;
  const isOn = known === 'subscribed';
  return (
    <Stack gap={4} align="flex-start">
      {waiting}
      {known === 'unreachable' ? (
        <Notice tone="danger" role="alert">
          {states.unreachable}
        </Notice>
      ) : (
        <p role="status">{states[known]}</p>
      )}
      <Button busy={isBusy} onClick={() => void change(isOn)}>
        {isOn ? t`Newsletter abbestellen` : t`Newsletter abonnieren`}
      </Button>
    </Stack>
  );
}

function useSubscription(email: string) {
  const load = useSetAtom(loadSubscriptionAtom);
  const subscribe = useSetAtom(subscribeAtom);
  const unsubscribe = useSetAtom(unsubscribeAtom);
  const [known, setKnown] = useState<Known>('asking');
  const [isBusy, setIsBusy] = useState(false);
  const { kind, make } = waitingNewsletter(known === 'subscribed' ? 'unsubscribe' : 'subscribe');
  const { waiting, sendOrKeep } = useWaitingForm({ kind, make });
  const attempt = useCallback(async (work: () => Promise<Subscription>): Promise<void> => {
    try {
      setKnown(await work());
    } catch (error) {
      console.error('The newsletter could not be asked or changed.', error);
      setKnown('unreachable');
    }
  }, []);
  useEffect(() => void attempt(load), [attempt, load]);
  const change = async (isOn: boolean): Promise<void> => {
    const before = isOn ? 'subscribed' : 'none';
    setIsBusy(true);
    await attempt(async () => {
      const change = () => (isOn ? unsubscribe(email) : subscribe({ email, origin: location.origin }));
      return (await sendOrKeep({ email }, change)) === waitsForShop ? before : load();
    });
    setIsBusy(false);
  };
  return { known, isBusy, waiting, change };
}
