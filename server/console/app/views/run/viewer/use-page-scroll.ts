import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { findCurrentPage, findVisiblePages, placePages, type PagePlace } from './page-places.ts';
import type { Hit } from './text-search.ts';

const GAP = 16;
const MIN_WIDTH = 80;
const PERSON_SCROLLS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface PageScrollOptions {
  /** Numbers of the pages. */
  numbers: number[];
  /** Height divided by width, of each page. */
  ratios: number[];
  /** 1 fits the width. */
  zoom: number;
  /** Quarter turns, clockwise. */
  turns: number;
  /** The place of the selected value, which is kept in sight until a person scrolls. */
  target: Hit | null;
  /** The hit of a search. */
  hit: Hit | undefined;
}

/** The scrolling of a document's pages. The page that is read stays in sight while sizes of pages change. */
export function usePageScroll({ numbers, ratios, zoom, turns, target, hit }: PageScrollOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0, top: 0 });
  const width = Math.max(MIN_WIDTH, (box.width - 2 * GAP) * zoom);
  const places = useMemo(() => placePages({ width, ratios, turns, gap: GAP }), [width, ratios, turns]);
  const latest = useRef(places);
  latest.current = places;
  /** What is at the upper edge: a page, and how much of it is above. */
  const edge = useRef({ index: 0, fraction: 0 });
  const isLed = useRef(false);

  const measure = () => {
    const element = scroller.current;
    if (element === null) return;
    const { clientWidth, clientHeight, scrollTop: top } = element;
    setBox((before) =>
      before.width === clientWidth && before.height === clientHeight && before.top === top
        ? before
        : { width: clientWidth, height: clientHeight, top },
    );
    edge.current = findEdge(latest.current, top + GAP);
  };
  const scrollTo = (top: number) => {
    scroller.current?.scrollTo({ top });
    measure();
  };
  /** Scrolls until a place is in sight; leaves it where it is in sight already. */
  const show = ({ page, box: boxOnPage }: Hit) => {
    const element = scroller.current;
    const place = places[numbers.indexOf(page)];
    if (place === undefined || element === null) return;
    const [, y0, , y1] = turns === 0 && boxOnPage !== null ? boxOnPage : [0, 0, 1, 0];
    const top = place.top + y0 * place.height;
    const bottom = place.top + y1 * place.height;
    const isInSight = top >= element.scrollTop && bottom <= element.scrollTop + element.clientHeight;
    if (!isInSight) scrollTo(top - element.clientHeight / 3);
  };

  useLayoutEffect(() => {
    measure();
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const release = () => {
      isLed.current = false;
    };
    for (const type of PERSON_SCROLLS) element.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of PERSON_SCROLLS) element.removeEventListener(type, release);
    };
  }, []);

  const isPlaced = box.width > 0;
  useLayoutEffect(() => {
    if (!isPlaced) return;
    const { index, fraction } = edge.current;
    const place = places[index];
    if (place !== undefined) scrollTo(place.top + fraction * place.height - GAP);
  }, [places, isPlaced]);
  useLayoutEffect(() => {
    isLed.current = target !== null;
  }, [target?.page, target?.box?.join()]);
  useLayoutEffect(() => {
    if (isPlaced && isLed.current && target !== null) show(target);
  }, [target, numbers, places, isPlaced]);
  useLayoutEffect(() => {
    if (hit === undefined) return;
    isLed.current = false;
    show(hit);
  }, [hit]);

  const goTo = (index: number) => {
    const place = places[Math.min(places.length - 1, Math.max(0, index))];
    isLed.current = false;
    if (place !== undefined) scrollTo(place.top - GAP);
  };
  const end = places.at(-1);
  return {
    scroller,
    measure,
    width,
    places,
    /** In CSS pixels. */
    height: end === undefined ? 0 : end.top + end.height + GAP,
    /** Indexes of the pages in sight. */
    visible: findVisiblePages(places, box.top, box.top + box.height),
    /** Index of the page that is read. */
    current: findCurrentPage(places, box.top, box.height),
    goTo,
  };
}

function findEdge(places: PagePlace[], y: number): { index: number; fraction: number } {
  const { first: index } = findVisiblePages(places, y, y);
  const place = places[index];
  return { index, fraction: place === undefined ? 0 : (y - place.top) / place.height };
}
