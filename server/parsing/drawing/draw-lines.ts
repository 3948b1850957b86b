import sharp, { type Sharp } from 'sharp';

/** In widths of the page. */
const MARGIN = 0.07;
const FONT_SIZE = 1 / 64;
const MIN_HEIGHT = Math.SQRT2;

/** More than a page of text shows; the text of a part may have millions. */
const MAX_LINES = 300;
const MAX_LINE_LENGTH = 2_000;
const MAX_CHARACTERS = 30_000;

/** The families that have the most letters come first; what they lack comes from any other font of the system. */
const FONTS = 'Noto Sans,DejaVu Sans,Liberation Sans,Arial,sans-serif';

const format = new Intl.NumberFormat('en');

function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The lines that are shown, and a sentence where others are left out. */
function toMarkup({ name, lines }: DrawnLines): string {
  const shown: string[] = name === undefined || name === '' ? [] : [`<b>${escapeMarkup(name)}</b>`, ''];
  let characters = 0;
  let count = 0;
  for (const line of lines.slice(0, MAX_LINES)) {
    const text = line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line;
    if (characters + text.length > MAX_CHARACTERS && count > 0) break;
    characters += text.length;
    count += 1;
    shown.push(escapeMarkup(text));
  }
  const left = lines.length - count;
  if (left > 0) shown.push('', `<i>… ${format.format(left)} more ${left === 1 ? 'line' : 'lines'}</i>`);
  return shown.join('\n');
}

export interface DrawnLines {
  /** A heading. */
  name?: string | undefined;
  lines: readonly string[];
}

/** A page of text `width` pixels wide and as high as its lines need. Long lines are wrapped, also within words. */
export async function drawLines(page: DrawnLines, width: number): Promise<Sharp> {
  const margin = Math.round(width * MARGIN);
  const size = Math.max(4, Math.round(width * FONT_SIZE));
  const markup = toMarkup(page);
  const isBlank = markup.replaceAll(/<[^>]*>/g, '').trim() === '';
  const text = isBlank
    ? null
    : await sharp({
        text: {
          text: markup,
          font: `${FONTS} ${size}`,
          width: width - 2 * margin,
          wrap: 'word-char',
          spacing: Math.round(size / 3),
          dpi: 72,
          rgba: true,
        },
      })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true });
  const height = Math.max(Math.round(width * MIN_HEIGHT), (text?.info.height ?? 0) + 2 * margin);
  const paper = sharp({ create: { width, height, channels: 3, background: 'white' } });
  return text === null ? paper : paper.composite([{ input: text.data, left: margin, top: margin }]);
}
