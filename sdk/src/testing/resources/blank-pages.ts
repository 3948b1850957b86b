import { serviceError } from '../service-error.ts';

type ImageFormat = 'webp' | 'png';

/** White pictures of 16 by 23 pixels. */
const BLANK_PAGE: Record<ImageFormat, string> = {
  png:
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAXCAMAAAA1KD/rAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAWD' +
    'AAAAAYcAAVQCZRkAAAAASUVORK5CYII=',
  webp: 'UklGRh4AAABXRUJQVlA4TBEAAAAvD4AFAAfQ//73v/+BiOh/AAA=',
};

export function pageImageBytes(format: ImageFormat): Uint8Array {
  return Uint8Array.from(atob(BLANK_PAGE[format]), (character) => character.charCodeAt(0));
}

/** The format that an `Accept` without qualities allows; the service also weighs them. */
export function chooseImageFormat(accept: string | null): ImageFormat {
  const types = (accept ?? '*/*').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  if (types.some((type) => type === '*/*' || type === 'image/*' || type === 'image/webp')) return 'webp';
  if (types.includes('image/png')) return 'png';
  throw serviceError('not_acceptable', 'A picture of a page is image/webp or image/png. Accept one of them.');
}
