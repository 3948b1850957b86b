import type { PictureType } from '../../parser.ts';

const PICTURE_TYPES: ReadonlySet<string> = new Set<PictureType>([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
  'image/heic',
  'image/avif',
]);

export function isPicture(mimeType: string): mimeType is PictureType {
  return PICTURE_TYPES.has(mimeType);
}
