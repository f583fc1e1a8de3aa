import type { ReactElement } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says in place that something was saved, each time anew; the button that saved it keeps the focus. */
export function SavedNote({ text, times }: { text: string; times: number }): ReactElement {
  return (
    <div role="status">
      {times > 0 && (
        <Notice key={times} tone="success">
          {text}
        </Notice>
      )}
    </div>
  );
}
