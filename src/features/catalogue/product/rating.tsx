import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { StarFilledIcon, StarIcon } from '#ui/icons/shop-icons.tsx';
import styles from './rating.module.css';

const scale = [1, 2, 3, 4, 5] as const;

/** Points from 1 to 5 as stars; halves round to the nearer star, the exact value is read out. */
export function Rating({ points }: { points: number }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = formats.number(Math.round(points * 10) / 10);
  return (
    <span className={styles['stars']} role="img" aria-label={t`${shown} von 5 Sternen`}>
      {scale.map((star) => (star <= Math.round(points) ? <StarFilledIcon key={star} /> : <StarIcon key={star} />))}
    </span>
  );
}
