import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { Stack } from '../layout/stack.tsx';
import { SuccessIcon } from '../icons/status-icons.tsx';
import styles from './sent-card.module.css';

/** Stands in the place of a form that was sent; its heading takes the focus, so that it is read and in view. */
export function SentCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          <span className={styles['mark']}>
            <SuccessIcon size={28} />
          </span>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
