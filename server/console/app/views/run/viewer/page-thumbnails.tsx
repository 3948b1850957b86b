import { useLayoutEffect } from 'preact/hooks';
import { useVisibleRange } from '../../../parts/use-visible-range.ts';
import { PageImage } from './page-image.tsx';

interface PageThumbnailsProps {
  documentId: string;
  /** Numbers of the pages. */
  numbers: number[];
  /** Index of the page in sight. */
  current: number;
  /** Pages on which the selected or doubtful values are. */
  marked: ReadonlySet<number>;
  goTo: (index: number) => void;
}

const WIDTH = 76;
const HEIGHT = 124;
const OVERSCAN = 3;

/** Small pictures of all pages, of which only those in sight are drawn. */
export function PageThumbnails({ documentId, numbers, current, marked, goTo }: PageThumbnailsProps) {
  const { scroller, measure, first, last } = useVisibleRange<HTMLElement>({
    count: numbers.length,
    itemSize: HEIGHT,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const top = current * HEIGHT;
    if (top < element.scrollTop || top + HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top - element.clientHeight / 2;
  }, [current]);
  const shown = numbers.map((number, index) => ({ number, index })).slice(first, last + 1);
  return (
    <nav class="thumbnails" ref={scroller} onScroll={measure} aria-label="Pages" tabIndex={0}>
      <div class="thumbnails-column" style={{ height: `${numbers.length * HEIGHT}px` }}>
        {shown.map(({ number, index }) => (
          <button
            key={number}
            type="button"
            class="thumbnail"
            style={{ top: `${index * HEIGHT}px` }}
            aria-current={index === current ? 'page' : undefined}
            aria-label={`Page ${number}`}
            onClick={() => goTo(index)}
          >
            <span class="thumbnail-picture">
              <PageImage documentId={documentId} number={number} width={WIDTH} layout={undefined} />
            </span>
            <span class={marked.has(number) ? 'thumbnail-number thumbnail-marked' : 'thumbnail-number'}>{number}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}
