/** A note whose stem is the fold of a sheet and whose flag is the page that opens from it. */
export function LogoMark({ size = 36 }: { size?: number | string }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" focusable="false">
      <ellipse cx="11" cy="28.2" rx="6.3" ry="4.5" transform="rotate(-21 11 28.2)" fill="currentColor" />
      <path d="M16.2 3.5v23.5" stroke="currentColor" strokeWidth="1.8" />
      <g fill="none" stroke="currentColor" strokeWidth="1.2">
        <path d="M16.2 4.1c4.6 2.7 10 2.2 15.2 5v15.4c-5.2-2.8-10.6-2.3-15.2-5" />
        <path strokeWidth="0.8" d="M19.3 9.4c3 1 6 1.3 9 2.5M19.3 12.9c3 1 6 1.3 9 2.5M19.3 16.4c3 1 6 1.3 9 2.5" />
      </g>
    </svg>
  );
}
