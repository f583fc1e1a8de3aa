import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  /** Names the section; without it, the section is only a stretch of page. */
  heading?: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  /** Stands at the end of the heading's line: a link to all of it. */
  action?: ReactNode;
  ground?: 'paper' | 'surface' | 'sunken' | 'accent';
  /** Space above and below: `page` between parts of a landing page, `part` inside a screen. */
  rhythm?: 'page' | 'part';
  /** Second level by default; 3 for sections inside sections. */
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { heading, eyebrow, intro, action, ground = 'paper', rhythm = 'part', level = 2, id, children } = props;
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      id={id}
      aria-labelledby={heading ? headingId : undefined}
      data-ground={ground}
      className={classNames(styles['section'], styles[rhythm])}
    >
      {heading && (
        <div className={styles['head']}>
          <div className={styles['words']}>
            {eyebrow && <p className={styles['eyebrow']}>{eyebrow}</p>}
            <Heading id={headingId}>{heading}</Heading>
            {intro && <p className={styles['intro']}>{intro}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
