import sharp from 'sharp';
import type { LayoutPage } from '../layout.ts';
import { renderPage } from './render-page.ts';

/** In pixels: providers shrink what is larger, and count it in full. */
const MAX_SIDE = 1568;
const QUALITY = 80;

/** A page as JPEG, in the size in which models that see take it. */
export async function drawForModel(file: { path: string; mimeType: string }, page: LayoutPage): Promise<Uint8Array> {
  const { png } = await renderPage(file, page);
  const jpeg = await sharp(png)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(jpeg);
}
