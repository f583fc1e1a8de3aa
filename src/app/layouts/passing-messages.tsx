import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  dismissNotificationAtom,
  notificationDurationMs,
  notificationsAtom,
} from '#platform/notifications/notification-atoms.ts';

/** Lets messages that need not stay go after their time, and none while the pointer or the focus is among them. */
export function PassingMessages(): ReactElement {
  const messages = useAtomValue(notificationsAtom);
  const isHeld = useHold(messages.length);
  const passing = isHeld ? [] : messages.filter(({ persistent }) => !persistent);
  return (
    <>
      {passing.map(({ id }) => (
        <PassingMessage key={id} id={id} />
      ))}
    </>
  );
}

function PassingMessage({ id }: { id: number }): null {
  const dismiss = useSetAtom(dismissNotificationAtom);
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), notificationDurationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id]);
  return null;
}

const region = '[data-toasts]';

const isAmongMessages = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(region) !== null;

/** Whether somebody points at a message or has the focus in one. What is closed by hand says nothing of leaving: `count` tells. */
function useHold(count: number): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const notePointer = ({ target }: Event): void => setPointed(isAmongMessages(target));
    const noteFocus = ({ target }: Event): void => setFocused(isAmongMessages(target));
    const noteBlur = (): void => setFocused(false);
    document.addEventListener('pointerover', notePointer);
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('focusout', noteBlur);
    return () => {
      document.removeEventListener('pointerover', notePointer);
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('focusout', noteBlur);
    };
  }, []);
  useEffect(() => {
    setPointed(count > 0 && document.querySelector(`${region}:hover`) !== null);
    setFocused(count > 0 && isAmongMessages(document.activeElement));
  }, [count]);
  return isPointed || isFocused;
}
