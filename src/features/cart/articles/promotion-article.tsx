import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PromotionIcon } from '#ui/icons/shop-icons.tsx';
import styles from './promotion-article.module.css';

interface PromotionArticleRowProps {
  id: string;
  name: string;
  code: string | null;
  total: number;
  actions?: ReactNode;
}

/** A discount. */
export function PromotionArticleRow({ id, name, code, total, actions }: PromotionArticleRowProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <li id={id} tabIndex={-1} className={styles['row']}>
      <PromotionIcon />
      <span className={styles['words']}>
        <span>{name}</span>
        {code && <span className={styles['code']}>{t`Code ${code}`}</span>}
      </span>
      {actions}
      <span className={styles['amount']}>{formats.price(total)}</span>
    </li>
  );
}
