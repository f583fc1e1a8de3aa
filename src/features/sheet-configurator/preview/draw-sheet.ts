import type { SheetLook } from './sheet-look.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws a page as it will be printed: placed, turned and cut, in black where it prints in black, on the colour of its
 * paper. The canvas keeps its size.
 */
export function drawSheet(context: Context, picture: ImageBitmap | undefined, look: SheetLook, tone: string): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  if (picture && look.print) drawPrint(context, picture, look);
  if (look.print?.isBlack) blend(context, 'saturation', 'gray');
  blend(context, 'multiply', tone);
}

function drawPrint(context: Context, picture: ImageBitmap, { sheet, print }: SheetLook): void {
  if (!print) return;
  const { page, placement } = print;
  const scale = context.canvas.width / sheet.widthMm;
  const [width, height] = [placement.widthMm * scale, placement.heightMm * scale];
  const lies = page.turn === 90 || page.turn === 270;
  const [drawnWidth, drawnHeight] = lies ? [height, width] : [width, height];
  const { from, share } = shownPart(page.half);
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(placement.xMm * scale + width / 2, placement.yMm * scale + height / 2);
  context.rotate((page.turn * Math.PI) / 180);
  context.drawImage(
    picture,
    from * picture.width,
    0,
    share * picture.width,
    picture.height,
    -drawnWidth / 2,
    -drawnHeight / 2,
    drawnWidth,
    drawnHeight,
  );
  context.restore();
}

interface Half {
  readonly side: 'left' | 'right';
  readonly cutPercent: number;
}

function shownPart(half: Half | undefined): { from: number; share: number } {
  if (half === undefined) return { from: 0, share: 1 };
  const cut = half.cutPercent / 100;
  return half.side === 'left' ? { from: 0, share: cut } : { from: cut, share: 1 - cut };
}

function blend(context: Context, operation: GlobalCompositeOperation, colour: string): void {
  context.globalCompositeOperation = operation;
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalCompositeOperation = 'source-over';
}
