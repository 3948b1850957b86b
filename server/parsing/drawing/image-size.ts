/** In pixels: WebP allows 16,383, and browsers not much more. */
const MAX_HEIGHT = 12_000;
const MAX_AREA = 25_000_000;

/** The width, in pixels, at which a page of these proportions is drawn: as asked for, less for very high pages. */
export function chooseWidth(width: number, page: { width: number; height: number }): number {
  const ratio = page.width > 0 ? page.height / page.width : 1;
  return Math.max(1, Math.floor(Math.min(width, MAX_HEIGHT / ratio, Math.sqrt(MAX_AREA / ratio))));
}

export { MAX_HEIGHT };
