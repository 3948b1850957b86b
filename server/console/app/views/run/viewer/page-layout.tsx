import type { LayoutPage } from '@excerpt/sdk';

const DEFAULT_WIDTH = 595;
const DEFAULT_HEIGHT = 842;
const LINE_HEIGHT = 16;

export interface PageSize {
  width: number;
  height: number;
}

/** In points. Pages without geometry, such as sheets, get the height of their lines. */
export function getPageSize(page: LayoutPage): PageSize {
  if (page.width > 0 && page.height > 0) return page;
  return { width: DEFAULT_WIDTH, height: Math.max(DEFAULT_HEIGHT / 3, (page.lines.length + 3) * LINE_HEIGHT) };
}

/** The words of a page where they were printed: what extraction reads of it. */
export function PageLayout({ page }: { page: LayoutPage }) {
  const { width, height } = getPageSize(page);
  return (
    <svg class="page-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Text of page ${page.number}`}>
      {page.lines.map((line, index) => {
        if (line.box === null)
          return (
            <text key={index} class="page-text" x={24} y={(index + 2) * LINE_HEIGHT} font-size={11}>
              {line.text}
            </text>
          );
        const pieces = line.words.length > 0 ? line.words : [{ text: line.text, box: line.box }];
        return pieces.map(({ text, box: [x0, y0, x1, y1] }, position) => (
          <text
            key={`${index} ${position}`}
            class="page-text"
            x={x0 * width}
            y={(y0 + (y1 - y0) * 0.8) * height}
            font-size={(y1 - y0) * height * 0.86}
            textLength={Math.max(1, (x1 - x0) * width)}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
          </text>
        ));
      })}
    </svg>
  );
}
