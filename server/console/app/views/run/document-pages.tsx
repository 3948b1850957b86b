import './document-pages.css';
import type { LayoutPage } from '@excerpt/sdk';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EvidenceMarks } from './evidence-marks.tsx';
import { getPageSize, PageLayout } from './page-layout.tsx';
import { findVisiblePages, placePages, type Place } from './page-places.ts';
import type { Mark } from './run-state.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const GAP = 16;
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Pages before and after those in sight. */
const OVERSCAN = 1;

export interface DocumentPagesProps {
  pages: LayoutPage[];
  marks: Map<number, Mark[]>;
  selected: string | null;
  select: (path: string) => void;
}

/** The pages of a document, of which only those in sight are drawn, with the places of values. */
export function DocumentPages({ pages, marks, selected, select }: DocumentPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0, top: 0 });
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const ratios = useMemo(() => pages.map(getPageSize).map(({ width, height }) => height / width), [pages]);
  const width = Math.max(80, (box.width - 2 * GAP) * zoom);
  const places = useMemo(() => placePages({ width, ratios, turns, gap: GAP }), [width, ratios, turns]);
  const { first, last } = findVisiblePages(places, box.top, box.top + box.height);
  const end = places.at(-1);

  const measure = () => {
    const element = scroller.current;
    if (element !== null) setBox({ width: element.clientWidth, height: element.clientHeight, top: element.scrollTop });
  };
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  const goTo = (index: number) => {
    const place = places[Math.min(places.length - 1, Math.max(0, index))];
    if (place !== undefined) scroller.current?.scrollTo({ top: place.top - GAP });
  };
  const changeZoom = (by: 1 | -1) =>
    setZoom((before) => (by > 0 ? ZOOMS.find((one) => one > before) : ZOOMS.findLast((one) => one < before)) ?? before);
  const turn = () => setTurns((before) => (before + 1) % 4);
  useShortcuts('Pages', [
    { keys: '+', label: 'Larger', run: () => changeZoom(1) },
    { keys: '-', label: 'Smaller', run: () => changeZoom(-1) },
    { keys: '0', label: 'Fit the width', run: () => setZoom(1) },
    { keys: 'r', label: 'Rotate', run: turn },
    { keys: 'n', label: 'Next page', run: () => goTo(first + 1) },
    { keys: 'p', label: 'Previous page', run: () => goTo(first - 1) },
  ]);

  useEffect(() => {
    if (selected === null) return;
    showMark(scroller.current, { selected, marks, pages, places, turns });
  }, [selected, marks, places.length, box.width > 0]);

  const shown = pages.map((page, index) => ({ page, index })).slice(Math.max(0, first - OVERSCAN), last + 1 + OVERSCAN);
  return (
    <section class="viewer" aria-label="Pages">
      <ViewerToolbar
        {...{ page: first + 1, count: pages.length, zoom, goTo, changeZoom, turn }}
        fit={() => setZoom(1)}
      />
      <div class="viewer-scroller" ref={scroller} onScroll={measure} tabIndex={0} role="region" aria-label="Document">
        <div class="viewer-column" style={{ height: `${end === undefined ? 0 : end.top + end.height + GAP}px` }}>
          {shown.map(({ page, index }) => {
            const place = places[index];
            if (place === undefined) return null;
            const style = { top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` };
            return (
              <div key={page.number} class="page-place" style={style}>
                <div
                  class="page"
                  style={{
                    width: `${width}px`,
                    height: `${width * (ratios[index] ?? 1)}px`,
                    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                  }}
                >
                  <PageLayout page={page} />
                  <EvidenceMarks marks={marks.get(page.number) ?? []} selected={selected} select={select} />
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface ShowMarkOptions extends Pick<DocumentPagesProps, 'marks' | 'pages'> {
  selected: string;
  places: Place[];
  turns: number;
}

/** Scrolls until the place of a value is in sight; leaves it where it is in sight already. */
function showMark(element: HTMLElement | null, { selected, marks, pages, places, turns }: ShowMarkOptions): void {
  for (const [number, list] of marks) {
    const mark = list.find(({ path }) => path === selected);
    const place = places[pages.findIndex((page) => page.number === number)];
    if (mark === undefined || place === undefined || element === null) continue;
    const [, y0, , y1] = mark.box;
    const top = place.top + (turns === 0 ? y0 * place.height : 0);
    const bottom = place.top + (turns === 0 ? y1 * place.height : place.height);
    const isInSight = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight;
    if (!isInSight) element.scrollTo({ top: top - element.clientHeight / 3 });
    return;
  }
}
