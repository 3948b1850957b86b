import { drawFilePage } from '../drawing/draw-file-page.ts';
import type { LayoutPage } from '../layout.ts';

export interface PagePicture {
  png: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

const BEST_DPI = 144;
/** In pixels: a page may be metres wide. */
const MAX_SIDE = 2400;

/**
 * The picture of a page, held as its layout has it. Throws when the file is of a type that has no picture, or cannot be
 * drawn.
 * @param page a page of the file's layout that has a size
 */
export async function renderPage(file: { path: string; mimeType: string }, page: LayoutPage): Promise<PagePicture> {
  if (file.mimeType !== 'application/pdf' && !file.mimeType.startsWith('image/'))
    throw new Error(`A file of the type ${file.mimeType} has no picture to draw on.`);
  const kind = file.mimeType === 'application/pdf' ? 'pdf' : 'picture';
  const dpi = Math.max(1, Math.min(BEST_DPI, Math.floor((MAX_SIDE * 72) / Math.max(page.width, page.height, 1))));
  const upright = await drawFilePage({ kind, file: file.path, page: page.number }, { dpi, rotation: page.rotation });
  const { data: png, info } = await upright
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}
