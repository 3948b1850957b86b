import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Indexes of items. */
export interface VisibleRange {
  first: number;
  /** Inclusive. */
  last: number;
}

interface VisibleRangeOptions {
  count: number;
  /** In CSS pixels; of each item: its height, or its width in a row. */
  itemSize: number;
  /** Items beyond the edges, so that quick scrolling shows no empty places. */
  overscan: number;
  /** Whether the items are side by side. */
  isRow?: boolean;
}

/** The items that are in sight in an element that scrolls: give it `ref={scroller}` and `onScroll={measure}`. */
export function useVisibleRange<Scroller extends HTMLElement>(options: VisibleRangeOptions) {
  const { count, itemSize, overscan, isRow = false } = options;
  const scroller = useRef<Scroller>(null);
  const [range, setRange] = useState<VisibleRange>({ first: 0, last: 10 });
  const measure = () => {
    const element = scroller.current;
    if (element === null) return;
    const [start, length] = isRow
      ? [element.scrollLeft, element.clientWidth]
      : [element.scrollTop, element.clientHeight];
    const first = Math.max(0, Math.floor(start / itemSize) - overscan);
    const last = Math.ceil((start + length) / itemSize) + overscan;
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
  };
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [count]);
  return { scroller, measure, first: range.first, last: Math.min(range.last, count - 1) };
}
