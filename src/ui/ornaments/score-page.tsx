import { memo, type ReactElement } from 'react';
import { drawStaff } from './score-drawing.ts';
import styles from './score-page.module.css';

interface ScorePageProps {
  /** Another number is another piece. */
  seed?: number;
  title?: string;
  composer?: string;
}

const staves = 11;

/** A printed page of music, A4 upright, as a picture for places without one. Decoration only. */
export const ScorePage = memo(function ScorePage({ seed = 7, title, composer }: ScorePageProps): ReactElement {
  const first = title || composer ? 52 : 28;
  const distance = (279 - first) / (staves - 0.4);
  return (
    <svg className={styles['page']} viewBox="0 0 210 297" aria-hidden="true" focusable="false">
      <rect className={styles['paper']} width="210" height="297" />
      {title && (
        <text className={styles['title']} x="105" y="24" textAnchor="middle">
          {title}
        </text>
      )}
      {composer && (
        <text className={styles['composer']} x="192" y="33" textAnchor="end">
          {composer}
        </text>
      )}
      {Array.from({ length: staves }, (_, index) => (
        <Staff key={index} seed={seed * 31 + index} indent={index === 0 ? 12 : 0} top={first + index * distance} />
      ))}
      <path
        className={styles['end']}
        d={`M189.6 ${first + (staves - 1) * distance}v-7M192 ${first + (staves - 1) * distance}v-7`}
      />
    </svg>
  );
});

function Staff({ seed, indent, top }: { seed: number; indent: number; top: number }) {
  const first = indent > 0;
  const plan = { width: 174 - indent, inset: first ? 13 : 8, bars: first ? 4 : 4 + (seed % 2), seed };
  const drawing = drawStaff(plan);
  return (
    <g transform={`translate(${18 + indent} ${top})`}>
      <path className={styles['lines']} d={drawing.lines} />
      <path className={styles['stems']} d={drawing.stems} />
      <path className={styles['open']} d={drawing.open} />
      <path d={drawing.solid} />
      <AltoClef />
      {first && (
        <g className={styles['meter']}>
          <text x="8.2" y="-3.5">
            4
          </text>
          <text x="8.2" y="0">
            4
          </text>
        </g>
      )}
    </g>
  );
}

/** Between the lowest and the highest line of a staff 7 mm high. */
function AltoClef() {
  return (
    <>
      <path d="M1.2-7h.95v7H1.2z" />
      <circle cx="3.5" cy="-5.9" r=".42" />
      <circle cx="3.5" cy="-1.1" r=".42" />
      <path
        className={styles['clef']}
        d="M2.6-7V0M3.3-6.2C3.6-7.1 5.4-7.2 5.4-5.5 5.4-4 4.1-3.9 3.6-4.4L2.9-3.5l.7.9C4.1-3.1 5.4-3 5.4-1.5 5.4.2 3.6.1 3.3-.8"
      />
    </>
  );
}
