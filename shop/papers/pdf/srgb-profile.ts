/** The primaries of sRGB and its white as an ICC profile holds them, adapted to daylight of 5000 K (IEC 61966-2-1, ICC.1). */
const colourants = {
  wtpt: [0.9642, 1, 0.8249],
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;

/** Colour space of screens as an ICC profile of version 2.1; PDF/A wants to know what its red, green and blue mean. */
export function srgbProfile(): Buffer {
  const curve = toneCurve();
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('sRGB')],
    ['cprt', typed('text', Buffer.from('No copyright: values of the standard\0', 'latin1'))],
    ...Object.entries(colourants).map(
      ([name, value]) => [name, typed('XYZ ', Buffer.concat(value.map(fixed)))] as const,
    ),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  const parts: Buffer[] = [];
  const offsets = new Map<Buffer, number>();
  let end = 128 + table.length;
  for (const [index, [name, data]] of tags.entries()) {
    // The three curves are one.
    const offset = offsets.get(data) ?? end;
    if (offset === end) {
      const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
      parts.push(padded);
      offsets.set(data, offset);
      end += padded.length;
    }
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(data.length, 12 + 12 * index);
  }
  return Buffer.concat([header(end), table, ...parts]);
}

function header(size: number): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(size);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  for (const [index, part] of [2026, 1, 1].entries()) head.writeUInt16BE(part, 24 + 2 * index);
  head.write('acsp', 36, 'latin1');
  Buffer.concat(colourants.wtpt.map(fixed)).copy(head, 68);
  return head;
}

const typed = (type: string, content: Buffer): Buffer => Buffer.concat([Buffer.from(type), Buffer.alloc(4), content]);

/** A number with sixteen bits behind the point. */
function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
}

/** Its name in ASCII; the places for Unicode and for old Macintoshes stay empty. */
function description(name: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(name.length + 1);
  return typed('desc', Buffer.concat([length, Buffer.from(`${name}\0`, 'latin1'), Buffer.alloc(4 + 4 + 2 + 1 + 67)]));
}

/** From stored values to light, in 1024 steps. */
function toneCurve(): Buffer {
  const steps = 1024;
  const values = Buffer.alloc(4 + 2 * steps);
  values.writeUInt32BE(steps);
  for (let step = 0; step < steps; step += 1) {
    const value = step / (steps - 1);
    const light = value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    values.writeUInt16BE(Math.round(light * 65_535), 4 + 2 * step);
  }
  return typed('curv', values);
}
