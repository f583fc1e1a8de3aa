import styles from './staff-rule.module.css';

interface StaffRuleProps {
  /** `plain`: five lines. `end`: closed by a final barline. `motif`: begins with a few notes and ends with the barline. */
  kind?: 'plain' | 'end' | 'motif';
}

/** Five staff lines across the page: a divider. Decoration only. */
export function StaffRule({ kind = 'end' }: StaffRuleProps) {
  return (
    <div className={styles['staff']} data-kind={kind} aria-hidden="true">
      {kind === 'motif' && <Motif />}
    </div>
  );
}

/** Drawn on the staff's own grid: a staff space is 6 units, the top line lies at y = 12. */
function Motif() {
  const heads = [
    [14, 33],
    [38, 27],
    [62, 30],
    [86, 21],
    [124, 24],
  ] as const;
  return (
    <svg className={styles['motif']} viewBox="0 0 150 48" width="150" height="48" fill="currentColor">
      {heads.map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="3.9" ry="2.8" transform={`rotate(-22 ${x} ${y})`} />
      ))}
      <path d="M17 5.5 42.2 2.5v3.6L17 9.1zM65 4.5 90.2 1.5v3.6L65 8.1z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        d="M17.5 32V7M41.5 26V4M65.5 29V6M89.5 20V3M127.5 23V4M106 12v24"
      />
    </svg>
  );
}
