import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import type { VariantGroup, VariantOption } from './variant-choice.ts';
import styles from './variant-chooser.module.css';

/** The variants of a product, by group. Every value is a link to the variant it leads to. */
export function VariantChooser({ groups }: { groups: readonly VariantGroup[] }): ReactElement | null {
  if (groups.length === 0) return null;
  return (
    <div className={styles['groups']}>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { id, name, options } }: { group: VariantGroup }): ReactElement {
  const chosen = options.find((option) => option.chosen);
  const headingId = `variant-${id}`;
  return (
    <div>
      <p id={headingId} className={styles['name']}>
        {name}
        {chosen && `: ${chosen.name}`}
      </p>
      <ul className={styles['options']} aria-labelledby={headingId}>
        {options.map((option) => (
          <li key={option.id}>
            <Option option={option} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Option({ option }: { option: VariantOption }): ReactElement {
  const { t } = useLingui();
  const { name, chosen, fits, to, picture, colour } = option;
  const note = fits || chosen ? {} : { title: t`Gibt es nicht in dieser Zusammenstellung; wir zeigen die ähnlichste.` };
  return (
    <ShopLink
      to={to}
      replace
      preventScrollReset
      state={{ keepFocus: true }}
      rel="nofollow"
      className={classNames(styles['option'], !fits && !chosen && styles['other'])}
      aria-current={chosen ? 'true' : undefined}
      {...note}
    >
      {picture && <img className={styles['swatch']} src={picture} alt="" loading="lazy" />}
      {!picture && colour && <span className={styles['swatch']} style={{ backgroundColor: colour }} />}
      {name}
    </ShopLink>
  );
}
