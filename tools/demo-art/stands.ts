import { musicPage } from './engraved-music.ts';
import { palette } from './palette.ts';
import { circle, hatchedShadow, line, path, rectangle, repeated, text, type Point, type Svg } from './strokes.ts';

/** Folding stand with an open book on it. */
export function foldingStand(): Svg {
  const desk =
    rod([-330, 60], [330, 60], 12) +
    rod([-330, 60], [-250, -330], 10) +
    rod([330, 60], [250, -330], 10) +
    rod([-290, -130], [290, -130], 9) +
    rod([0, 110], [0, -360], 12);
  const left = { x: -290, y: -390, width: 286, height: 420 };
  const right = { x: 4, y: -390, width: 286, height: 420 };
  return (
    tripod() +
    desk +
    rectangle(left, { fill: palette.white }) +
    rectangle(right, { fill: palette.white }) +
    musicPage('menuett', left) +
    musicPage('praeludium', right) +
    rectangle({ x: -350, y: 28, width: 700, height: 26 }, { fill: palette.cloth, radius: 5 })
  );
}

function rod([x1, y1]: Point, [x2, y2]: Point, width = 14): Svg {
  return (
    line([x1, y1], [x2, y2], width) + line([x1 - width * 0.18, y1], [x2 - width * 0.18, y2], width * 0.22, '#a39a8c')
  );
}

function tripod(): Svg {
  return (
    rod([0, 120], [0, 430], 18) +
    rod([0, 330], [-210, 480]) +
    rod([0, 330], [210, 480]) +
    rod([0, 330], [0, 500]) +
    rod([0, 250], [-120, 410], 8) +
    rod([0, 250], [120, 410], 8) +
    circle(0, 250, 17, { fill: palette.brass }) +
    circle(0, 130, 15, { fill: palette.brass })
  );
}

/** Orchestra stand with a solid, pierced desk. */
export function orchestraStand(): Svg {
  const desk = 'M-360 -370Q0 -420 360 -370L390 70H-390Z';
  const holes = repeated(5, (index) =>
    path(
      `M${-240 + index * 120} -250C${-280 + index * 120} -170 ${-200 + index * 120} -130 ${-240 + index * 120} -50`,
      { width: 13, stroke: palette.table },
    ),
  );
  return (
    tripod() +
    hatchedShadow(desk, 24) +
    path(desk, { fill: palette.cloth }) +
    path('M-340 -352Q0 -400 340 -352', { stroke: '#6b635a', width: 2 }) +
    holes +
    rectangle({ x: -410, y: 64, width: 820, height: 34 }, { fill: palette.accentDeep, radius: 6 })
  );
}

/** Desk for the table, of turned wood. */
export function tableDesk(): Svg {
  const board = 'M-400 -250Q0 -330 400 -250L430 190H-430Z';
  const grain = repeated(9, (index) =>
    path(`M-395 ${-190 + index * 44}C-150 ${-240 + index * 46} 150 ${-160 + index * 40} 410 ${-190 + index * 44}`, {
      width: 1.1,
      stroke: '#7a5a34',
    }),
  );
  const lyre =
    path(
      'M-110 120C-200 -20 -170 -150 -90 -160C-60 -160 -60 -120 -90 -116M110 120C200 -20 170 -150 90 -160C60 -160 60 -120 90 -116M-140 130H140',
      { width: 10 },
    ) +
    [-45, -15, 15, 45].map((x) => line([x, 126], [x, -120], 3)).join('') +
    line([-110, -120], [110, -120], 9);
  return (
    hatchedShadow(board, 30) +
    path(board, { fill: '#c99a5b' }) +
    grain +
    lyre +
    rectangle({ x: -460, y: 186, width: 920, height: 44 }, { fill: '#9c6d38', radius: 8 }) +
    path('M-300 232L-340 330M300 232L340 330', { width: 16 })
  );
}

/** Spring clip that keeps a book open. */
export function pageClip(colour: string): Svg {
  return (
    hatchedShadow('M-200 -24H200V24H-200Z', 16) +
    path('M-200 -22H150Q196 -22 196 0T150 22H-200Q-214 0 -200 -22Z', { fill: colour }) +
    line([-190, -8], [150, -8], 2, '#ffffff88') +
    circle(150, 0, 11, { fill: palette.brass })
  );
}

/** Small lamp on a clamp, its light drawn as rays. */
export function standLamp(): Svg {
  const rays = repeated(13, (index) => {
    const angle = ((40 + index * 8.4) * Math.PI) / 180;
    return line(
      [-90 + Math.cos(angle) * 150, -170 + Math.sin(angle) * 150],
      [-90 + Math.cos(angle) * (330 + (index % 2) * 60), -170 + Math.sin(angle) * (330 + (index % 2) * 60)],
      2.4,
      palette.brass,
    );
  });
  const head = 'M-300 -190Q-290 -290 -100 -290T100 -190Q-100 -150 -300 -190Z';
  return (
    rays +
    path('M60 -250C260 -330 360 -100 300 120S240 300 240 330', { width: 17 }) +
    path('M60 -250C260 -330 360 -100 300 120S240 300 240 330', { width: 4, stroke: '#8f867a' }) +
    hatchedShadow(head, 18) +
    path(head, { fill: palette.cloth }) +
    rectangle({ x: 160, y: 320, width: 160, height: 90 }, { fill: palette.cloth, radius: 10 }) +
    line([180, 365], [300, 365], 4, palette.brass)
  );
}

/** Two-armed tuning fork. */
export function tuningFork(): Svg {
  const fork =
    'M-46 -420V-60C-46 -10 -16 6 -16 30V330H16V30C16 6 46 -10 46 -60V-420H18V-80C18 -50 -18 -50 -18 -80V-420Z';
  return (
    hatchedShadow(fork, 24) +
    path(fork, { fill: '#c9c5bb' }) +
    line([-36, -400], [-36, -70], 2, '#ffffff') +
    circle(0, 348, 24, { fill: '#c9c5bb' }) +
    text('a′ 440', 0, -18, { size: 17, family: 'Instrument Sans' })
  );
}

/** Clockwork metronome with its swinging rod. */
export function metronome(): Svg {
  const body = 'M-110 -400H110L250 400H-250Z';
  const scale = repeated(
    11,
    (index) =>
      line([-34, -300 + index * 48], [-12, -300 + index * 48], 2) +
      line([12, -276 + index * 48], [34, -276 + index * 48], 2),
  );
  return (
    hatchedShadow(body, 30) +
    path(body, { fill: '#8a5a33' }) +
    path('M-84 -360H84L170 290H-170Z', { fill: palette.ivory, width: 1.8 }) +
    scale +
    line([0, 280], [150, -380], 7) +
    line([0, 280], [150, -380], 2, '#d8d2c4') +
    path('M62 -70L110 -58L96 -4L50 -16Z', { fill: palette.brass }) +
    rectangle({ x: -270, y: 390, width: 540, height: 40 }, { fill: '#6d4526', radius: 6 })
  );
}
