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
export function ScorePage({ seed = 7, title, composer }: ScorePageProps) {
  const first = title || composer ? 46 : 26;
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
        <text className={styles['composer']} x="192" y="35" textAnchor="end">
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
}

function Staff({ seed, indent, top }: { seed: number; indent: number; top: number }) {
  const drawing = drawStaff(174 - indent, indent > 0 ? 4 : 4 + (seed % 2), seed);
  return (
    <g transform={`translate(${18 + indent} ${top})`}>
      <path className={styles['lines']} d={drawing.lines} />
      <path className={styles['stems']} d={drawing.stems} />
      <path className={styles['open']} d={drawing.open} />
      <path d={drawing.solid} />
    </g>
  );
}
