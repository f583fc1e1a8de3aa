import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import type { SearchHelp } from './load-search-help.ts';
import { ProductRow } from '../product-row.tsx';
import styles from '../search-results.module.css';

/** Ways on from a search that found nothing. */
export function SearchHelpView({ help: { instead, categories, popular } }: { help: SearchHelp }): ReactElement {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      {instead.length > 0 && (
        <Section heading={t`Meinten Sie …`}>
          <ul className={styles['ways']}>
            {instead.map(({ text, total }) => (
              <li key={text}>
                <PageLink to={`/search?search=${encodeURIComponent(text)}`}>{text}</PageLink>{' '}
                <small>{t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {categories.length > 0 && (
        <Section heading={t`Stöbern Sie hier`}>
          <ul className={styles['ways']}>
            {categories.map((category) => (
              <li key={category.id}>
                <PageLink to={navigationPath(category) ?? '/'}>{category.name}</PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ProductRow heading={t`Gern gekauft`} products={popular} />
    </Stack>
  );
}
