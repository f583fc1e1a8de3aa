import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { Binding } from '#print/spec/print-spec.ts';
import { bindingWords } from '#print/spec/binding-words.ts';
import { Price } from '#ui/content/price.tsx';
import { BookCoilIcon, BookStapleIcon, FoldedSheetIcon, LeporelloIcon, SheetsIcon } from '#ui/icons/binding-icons.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { PriceExample } from './price-examples.ts';
import { PriceNote } from '../product/price-note.tsx';
import styles from './home-prices.module.css';

/** What typical jobs cost today, at this shop. */
export function HomePrices({ examples }: { examples: readonly PriceExample[] }): ReactElement | null {
  const { t } = useLingui();
  if (examples.length === 0) return null;
  return (
    <Section
      rhythm="page"
      heading={t`Was es kostet`}
      intro={t`Drei Beispiele in A4, schwarz-weiß, auf chamoisfarbenem Papier. Ihren Preis sehen Sie, sobald Ihr PDF da ist.`}
      action={<TextLink to="/sheet-configuration-v3">{t`Eigenen Preis sehen`}</TextLink>}
    >
      <ul className={styles['examples']}>
        {examples.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </ul>
    </Section>
  );
}

const icons: Partial<Record<Binding, typeof SheetsIcon>> = {
  coil: BookCoilIcon,
  wire: BookCoilIcon,
  stapled: BookStapleIcon,
  folded: FoldedSheetIcon,
  leporello: LeporelloIcon,
};

function Example({ example: { id, pages, copies, binding, total, perCopy } }: { example: PriceExample }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const names = { piano: t`Klavierband`, choir: t`Chorheft`, parts: t`Orchesterstimme` };
  const Icon = icons[binding] ?? SheetsIcon;
  const each = formats.price(perCopy);
  return (
    <li className={styles['example']}>
      <span className={styles['icon']}>
        <Icon size="2.75rem" />
      </span>
      <h3>{names[id]}</h3>
      <p className={styles['what']}>
        {t`${plural(pages, { one: '# Seite', other: '# Seiten' })}`}, {t(bindingWords[binding])},{' '}
        {t`${plural(copies, { one: '# Exemplar', other: '# Exemplare' })}`}
      </p>
      <div>
        <Price amount={formats.price(total)} size="large" {...(copies > 1 ? { unit: t`(${each} je Heft)` } : {})} />
        <PriceNote />
      </div>
    </li>
  );
}
