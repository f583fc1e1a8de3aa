import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Name of the theme that samples are shown in. */
export const ThemeNameContext = createContext('');

/** Samples of one kind. Each stands on the page once in every theme, and those who hear it tell them apart by its name. */
export function SampleSection({ heading, children }: { heading: string; children: ReactNode }): ReactElement {
  const theme = useContext(ThemeNameContext);
  const named = (
    <>
      {heading} <VisuallyHidden>({theme})</VisuallyHidden>
    </>
  );
  return (
    <Section level={3} heading={named}>
      {children}
    </Section>
  );
}
