import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Indexes of items. */
export interface VisibleRange {
  first: number;
  /** Inclusive. */
  last: number;
}

interface VisibleRangeOptions {
  count: number;
  /** In CSS pixels; all items have one height. */
  itemHeight: number;
  /** Items beyond the edges, so that quick scrolling shows no empty places. */
  overscan: number;
}

/** The items that are in sight in an element that scrolls: give it `ref={scroller}` and `onScroll={measure}`. */
export function useVisibleRange<Scroller extends HTMLElement>(options: VisibleRangeOptions) {
  const { count, itemHeight, overscan } = options;
  const scroller = useRef<Scroller>(null);
  const [range, setRange] = useState<VisibleRange>({ first: 0, last: 10 });
  const measure = () => {
    const element = scroller.current;
    if (element === null) return;
    const first = Math.max(0, Math.floor(element.scrollTop / itemHeight) - overscan);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / itemHeight) + overscan;
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
