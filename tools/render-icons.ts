/** Draws the app's icons into public/. Run after a change of the mark: `node tools/render-icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const target = new URL('../public/', import.meta.url);
const green = '#17503f';
const paper = '#fffdf9';

/** The mark on a field of 36 × 36, bolder than in the page: it has to hold at 16 px. */
const mark = `
  <path d="M16.2 5.3c4.6 2.5 10 2 14.7 4.6v14.2c-4.7-2.6-10.1-2.1-14.7-4.6z" fill="${paper}"/>
  <path d="M19.4 11.1c2.9.9 5.7 1.2 8.5 2.3M19.4 14.7c2.9.9 5.7 1.2 8.5 2.3M19.4 18.3c2.9.9 5.7 1.2 8.5 2.3" fill="none" stroke="${green}" stroke-width="1.1"/>
  <ellipse cx="11.1" cy="27.7" rx="6.1" ry="4.4" transform="rotate(-21 11.1 27.7)" fill="${paper}"/>
  <path d="M16.1 4.3v22.7" stroke="${paper}" stroke-width="2.2"/>`;

interface Tile {
  /** Share of the edge that the mark takes. Maskable icons keep it inside the inner 80 %, which no mask cuts. */
  share: number;
  /** Corner radius as a share of the edge. */
  corner: number;
}

function drawTile({ share, corner }: Tile): string {
  const scale = (512 * share) / 36;
  const inset = (512 - 36 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${512 * corner}" fill="${green}"/>
  <g transform="translate(${inset} ${inset}) scale(${scale})">${mark}
  </g>
</svg>
`;
}

/** One PNG image in an ICO container, for agents that ask for /favicon.ico unasked. */
function wrapAsIco(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function renderPng(svg: string, edge: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(edge, edge)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function save(name: string, content: string | Buffer): Promise<void> {
  await writeFile(fileURLToPath(new URL(name, target)), content);
}

const tile = drawTile({ share: 0.92, corner: 0.2 });
const fullBleed = drawTile({ share: 0.72, corner: 0 });
const apple = drawTile({ share: 0.86, corner: 0 });

await mkdir(fileURLToPath(new URL('icons/', target)), { recursive: true });
await save('icons/icon.svg', tile);
await save('icons/icon-192.png', await renderPng(tile, 192));
await save('icons/icon-512.png', await renderPng(tile, 512));
await save('icons/maskable-512.png', await renderPng(fullBleed, 512));
await save('icons/apple-touch-icon.png', await renderPng(apple, 180));
await save('favicon.ico', wrapAsIco(await renderPng(drawTile({ share: 1, corner: 0.16 }), 32), 32));
