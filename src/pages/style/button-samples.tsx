import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { CountMark } from '#ui/feedback/count-mark.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { SampleSection } from './sample-section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function ButtonSamples(): ReactElement {
  const { t } = useLingui();
  return (
    <SampleSection heading={t`Knöpfe und Links`}>
      <Stack gap={4}>
        {sizes.map((size) => (
          <Cluster key={size} gap={3}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>{t`Bestellen`}</Button>
            ))}
          </Cluster>
        ))}
        <Cluster gap={3}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>{t`Bestellen`}</Button>
          ))}
        </Cluster>
        <Cluster gap={3}>
          <Button variant="primary" busy>{t`Wird gesendet`}</Button>
          <ButtonLink to="/" variant="secondary">{t`Zur Startseite`}</ButtonLink>
          <IconButton label={t`Löschen`} icon={<TrashIcon />} />
          <IconLink to="/checkout/cart" label={t`Warenkorb`} icon={<CartIcon />} mark={<CountMark count={3} />} />
          <TextLink to="/">{t`Zur Startseite`}</TextLink>
          <TextLink to="/" quiet>{t`Zur Startseite`}</TextLink>
        </Cluster>
        <Button wide>{t`Bestellen`}</Button>
      </Stack>
    </SampleSection>
  );
}
