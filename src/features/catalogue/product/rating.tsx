import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { StarFilledIcon, StarIcon } from '#ui/icons/product-icons.tsx';
import { starShares } from './star-shares.ts';
import styles from './rating.module.css';

/** Points from 1 to 5 as stars, the last one in part: 4.7 is not 5. The value is read out. */
export function Rating({ points }: { points: number }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const shown = formats.number(Math.round(points * 10) / 10);
  return (
    <span className={styles['stars']} role="img" aria-label={t`${shown} von 5 Sternen`}>
      {starShares(points).map(({ star, share }) => (
        <Star key={star} share={share} />
      ))}
    </span>
  );
}

function Star({ share }: { share: number }): ReactElement {
  if (share === 0) return <StarIcon />;
  if (share === 1) return <StarFilledIcon />;
  return (
    <span className={styles['part']}>
      <StarIcon />
      <span style={{ clipPath: `inset(0 ${Math.round(100 - share * 100)}% 0 0)` }}>
        <StarFilledIcon />
      </span>
    </span>
  );
}
