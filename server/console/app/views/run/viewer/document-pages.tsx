import './document-pages.css';
import type { LayoutPage } from '@excerpt/sdk';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { useShortcuts } from '../../../parts/shortcuts.ts';
import { EvidenceMarks } from './evidence-marks.tsx';
import { PageImage } from './page-image.tsx';
import { getPageSize } from './page-layout.tsx';
import { PageThumbnails } from './page-thumbnails.tsx';
import type { Mark } from '../run-state.ts';
import { findText, type Hit } from './text-search.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { ViewerSearch } from './viewer-search.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';

interface ViewerSearchState {
  isOpen: boolean;
  query: string;
  hits: Hit[];
  /** Index of the hit that is shown; -1 without one. */
  current: number;
  hit: Hit | undefined;
  open: () => void;
  close: () => void;
  setQuery: (query: string) => void;
  move: (by: 1 | -1) => void;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Pages before and after those in sight. */
const OVERSCAN = 1;
/** Height divided by width of A4, until the size of a page is known. */
const DEFAULT_RATIO = 1.414;

export interface DocumentPagesProps {
  documentId: string;
  pageCount: number;
  /** The text of the pages; undefined until it is here. */
  pages: LayoutPage[] | undefined;
  marks: Map<number, Mark[]>;
  selected: string | null;
  select: (path: string) => void;
  /** What is laid over each page. */
  overlay?: (page: LayoutPage) => ComponentChildren;
}

/** The pages of a document, of which only those in sight are drawn, with the places of values. */
export function DocumentPages(props: DocumentPagesProps) {
  const { documentId, pageCount, pages, marks, selected, select, overlay } = props;
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [hasThumbnails, showThumbnails] = useState(pageCount > 1 && innerWidth > 1100);
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map());
  const search = useViewerSearch(pages);

  const numbers = useMemo(
    () => pages?.map(({ number }) => number) ?? Array.from({ length: pageCount }, (_, index) => index + 1),
    [pages, pageCount],
  );
  const ratios = useMemo(
    () => numbers.map((number, index) => measured.get(number) ?? getRatio(pages?.[index])),
    [numbers, pages, measured],
  );
  const target = useMemo(() => findMark(marks, selected), [marks, selected]);
  const pageScroll = usePageScroll({ numbers, ratios, zoom, turns, target, hit: search.hit });
  const { places, width, visible, current, goTo } = pageScroll;

  const setRatio = useCallback(
    (number: number, ratio: number) =>
      setMeasured((before) =>
        Math.abs((before.get(number) ?? 0) - ratio) < 0.001 ? before : new Map(before).set(number, ratio),
      ),
    [],
  );
  const changeZoom = (by: 1 | -1) =>
    setZoom((before) => (by > 0 ? ZOOMS.find((one) => one > before) : ZOOMS.findLast((one) => one < before)) ?? before);
  const fit = () => setZoom(1);
  const turn = () => setTurns((before) => (before + 1) % 4);
  const toggleThumbnails = () => showThumbnails((shows) => !shows);
  useShortcuts('Pages', [
    { keys: 'n', label: 'Next page', run: () => goTo(current + 1) },
    { keys: 'p', label: 'Previous page', run: () => goTo(current - 1) },
    { keys: '/', label: 'Search in the document', run: search.open },
    { keys: '+', label: 'Larger', run: () => changeZoom(1) },
    { keys: '-', label: 'Smaller', run: () => changeZoom(-1) },
    { keys: '0', label: 'Fit the width', run: fit },
    { keys: 'r', label: 'Rotate', run: turn },
    { keys: 't', label: 'Show or hide small pages', run: toggleThumbnails },
  ]);

  const shown = numbers
    .map((number, index) => ({ number, index }))
    .slice(Math.max(0, visible.first - OVERSCAN), visible.last + 1 + OVERSCAN);
  return (
    <section class="viewer" aria-label="Pages">
      <ViewerToolbar
        {...{ page: current + 1, count: numbers.length, zoom, goTo, changeZoom, fit, turn }}
        {...{ hasThumbnails, toggleThumbnails, search: search.open }}
      />
      {search.isOpen && <ViewerSearch {...search} count={search.hits.length} isLoading={pages === undefined} />}
      <div class="viewer-body">
        {hasThumbnails && <PageThumbnails {...{ documentId, numbers, current, marked: new Set(marks.keys()), goTo }} />}
        <div
          class="viewer-scroller"
          ref={pageScroll.scroller}
          onScroll={pageScroll.measure}
          tabIndex={0}
          role="region"
          aria-label="Document"
        >
          <div class="viewer-column" style={{ height: `${pageScroll.height}px` }}>
            {shown.map(({ number, index }) => {
              const place = places[index];
              if (place === undefined) return null;
              const style = { top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` };
              const transform = `translate(-50%, -50%) rotate(${turns * 90}deg)`;
              const height = `${width * (ratios[index] ?? DEFAULT_RATIO)}px`;
              return (
                <div key={number} class="page-place" style={style}>
                  <div class="page" style={{ width: `${width}px`, height, transform }}>
                    <PageImage
                      {...{ documentId, number, width, layout: pages?.[index] }}
                      onSize={(ratio) => setRatio(number, ratio)}
                    />
                    <EvidenceMarks
                      marks={marks.get(number) ?? []}
                      hits={search.hits.filter(({ page }) => page === number)}
                      {...{ hit: search.hit, selected, select }}
                    />
                    {pages?.[index] !== undefined && overlay?.(pages[index])}
                  </div>
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

function getRatio(page: LayoutPage | undefined): number {
  if (page === undefined) return DEFAULT_RATIO;
  const { width, height } = getPageSize(page);
  return height / width;
}

function findMark(marks: Map<number, Mark[]>, path: string | null): Hit | null {
  for (const [page, list] of marks) {
    const mark = list.find((one) => one.path === path);
    if (mark !== undefined) return { page, box: mark.box };
  }
  return null;
}

/** A search in the text of a document. */
function useViewerSearch(pages: LayoutPage[] | undefined): ViewerSearchState {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const hits = useMemo(() => (isOpen ? findText(pages ?? [], query) : []), [isOpen, pages, query]);
  const current = hits.length === 0 ? -1 : index % hits.length;
  return {
    isOpen,
    query,
    hits,
    current,
    hit: hits[current],
    open: () => setOpen(true),
    close: () => setOpen(false),
    setQuery: (text) => {
      setQuery(text);
      setIndex(0);
    },
    move: (by) => setIndex((current + by + hits.length) % Math.max(1, hits.length)),
  };
}
