/** SVG path data of one engraved staff, in mm. The lower left corner of the staff is its origin; up is negative. */
export interface StaffDrawing {
  lines: string;
  stems: string;
  /** Filled: note heads, beams. */
  solid: string;
  /** Outlined: heads of half notes. */
  open: string;
}

interface Note {
  x: number;
  /** Steps above the lowest line; two steps are one staff space. */
  step: number;
  open: boolean;
}

const space = 1.75;
const stemLength = 3.3 * space;
const headWidth = 0.62 * space;

/** Lengths of the notes of one bar in quarters; neighbouring eighths are joined by a beam. */
const rhythms = [
  [1, 1, 1, 1],
  [2, 1, 1],
  [0.5, 0.5, 0.5, 0.5, 1, 1],
  [1, 0.5, 0.5, 0.5, 0.5, 1],
  [0.5, 0.5, 1, 0.5, 0.5, 1],
  [2, 2],
  [1, 1, 0.5, 0.5, 0.5, 0.5],
  [0.5, 0.5, 0.5, 0.5, 2],
] as const;

interface StaffPlan {
  /** Of the whole staff, in mm. */
  width: number;
  /** Where the first bar begins, in mm: room for clef and time signature. */
  inset: number;
  bars: number;
  seed: number;
}

/** Draws bars of 4/4. The music is made up: it looks like music and means nothing. */
export function drawStaff({ width, inset, bars, seed }: StaffPlan): StaffDrawing {
  const roll = createDice(seed);
  const drawing: StaffDrawing = { lines: '', stems: '', solid: '', open: '' };
  for (let line = 0; line < 5; line += 1) drawing.lines += `M0 ${at(-line * space)}H${at(width)}`;
  const barWidth = (width - inset) / bars;
  let step = 2 + roll(5);
  for (let bar = 0; bar < bars; bar += 1) {
    const left = inset + bar * barWidth;
    drawing.stems += `M${at(left + barWidth)} 0V${at(-4 * space)}`;
    let beat = 0;
    let group: Note[] = [];
    for (const length of rhythms[roll(rhythms.length)] ?? rhythms[0]) {
      const note = { x: left + (0.07 + beat * 0.23) * barWidth + headWidth, step, open: length === 2 };
      drawing[note.open ? 'open' : 'solid'] += head(note);
      group.push(note);
      beat += length;
      if (length !== 0.5 || beat % 1 === 0) {
        drawGroup(group, drawing);
        group = [];
      }
      step = Math.min(9, Math.max(-1, step + roll(5) - 2 + drift(step)));
    }
  }
  return drawing;
}

/** The same numbers for the same seed, on the server and in the browser (a linear congruential generator). */
function createDice(seed: number): (sides: number) => number {
  let state = seed * 2654435761 + 1;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const at = (value: number) => value.toFixed(2);

function head({ x, step }: Note): string {
  const [dx, dy] = [headWidth * 0.93, headWidth * 0.37];
  const arc = `a${at(headWidth)} ${at(headWidth * 0.72)} -22 1 0`;
  return `M${at(x - dx)} ${at(height(step) + dy)}${arc} ${at(2 * dx)} ${at(-2 * dy)}${arc} ${at(-2 * dx)} ${at(2 * dy)}z`;
}

const height = (step: number) => (-step * space) / 2;

/** One beam over (or under) a group of eighths, slanted half as much as its notes. */
function drawGroup(group: readonly Note[], drawing: StaffDrawing): void {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return;
  const up = group.reduce((sum, note) => sum + note.step, 0) / group.length < 4;
  const side = up ? headWidth * 0.92 : -headWidth * 0.92;
  const reach = up ? -stemLength : stemLength;
  const slope = (height(last.step) - height(first.step)) / 2 / Math.max(last.x - first.x, 1);
  const extreme = up ? Math.max(...group.map((note) => note.step)) : Math.min(...group.map((note) => note.step));
  const beamAt = (x: number) =>
    group.length > 1
      ? height(extreme) + reach * 0.85 + slope * (x - (first.x + last.x) / 2)
      : height(first.step) + reach;
  for (const note of group) drawing.stems += `M${at(note.x + side)} ${at(height(note.step))}V${at(beamAt(note.x))}`;
  if (group.length === 1) return;
  const [from, to, thick] = [beamAt(first.x), beamAt(last.x), (up ? 0.5 : -0.5) * space];
  drawing.solid += `M${at(first.x + side)} ${at(from)}L${at(last.x + side)} ${at(to)}v${at(thick)}L${at(first.x + side)} ${at(from + thick)}z`;
}

/** Melodies lean back towards the middle of the staff. */
function drift(step: number): number {
  if (step > 6) return -1;
  return step < 2 ? 1 : 0;
}
