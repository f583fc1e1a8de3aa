import type { ComponentProps } from 'react';
import { Grid } from '#ui/layout/grid.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Field = Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'error' | 'name' | 'ref' | 'onChange' | 'onBlur'>;

/** First and last name beside each other. */
export function NameFields({ first, last }: { first: Field; last: Field }) {
  return (
    <Grid gap={4} minWidth="13rem" stretch>
      <TextField autoComplete="given-name" {...first} />
      <TextField autoComplete="family-name" {...last} />
    </Grid>
  );
}
