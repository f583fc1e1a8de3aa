import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import styles from './suggestions.module.css';

interface RecentButtonsProps {
  /** In the order of the list, whose last lines they stand beside. */
  texts: readonly string[];
  onForget: (text: string) => void;
}

/** Forgets single searches of this visit. An option may hold no button: these stand in a column of their own, line by line. */
export function RecentButtons({ texts, onForget }: RecentButtonsProps): ReactElement {
  const { t } = useLingui();
  return (
    <div>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          className={styles['forgetOne']}
          aria-label={t`„${text}“ vergessen`}
          title={t`„${text}“ vergessen`}
          onClick={() => onForget(text)}
        >
          <CloseIcon />
        </button>
      ))}
    </div>
  );
}
