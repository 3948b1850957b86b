import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VisibleRange {
  first: number;
  /** Inclusive. */
  last: number;
}

interface VirtualRowsProps {
  count: number;
  /** In CSS pixels; all rows have one height. */
  rowHeight: number;
  renderRow: (index: number) => ComponentChildren;
  onRange?: (range: VisibleRange) => void;
  /** The row to keep in sight. */
  current?: number;
  label: string;
  header?: ComponentChildren;
}

/** Rows beyond the edges, so that quick scrolling shows none that are empty. */
const OVERSCAN = 12;

/** A table of which only the rows in sight are in the page. Rows are elements with `role="row"`. */
export function VirtualRows({ count, rowHeight, renderRow, onRange, current, label, header }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<VisibleRange>({ first: 0, last: 40 });

  const measure = () => {
    const element = scroller.current;
    if (element === null) return;
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - OVERSCAN);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + OVERSCAN;
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
  };

  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (scroller.current !== null) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [count]);

  useEffect(() => onRange?.({ first: range.first, last: Math.min(range.last, count - 1) }), [range, count]);

  useEffect(() => {
    const element = scroller.current;
    if (current === undefined || current < 0 || element === null) return;
    const top = current * rowHeight;
    // The header covers as much as a row.
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 2 * rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = top + 2 * rowHeight - element.clientHeight;
  }, [current]);

  const last = Math.min(range.last, count - 1);
  const indexes = Array.from({ length: Math.max(0, last - range.first + 1) }, (_, offset) => range.first + offset);
  return (
    <div class="rows" ref={scroller} onScroll={measure} role="region" aria-label={label} tabIndex={0}>
      <div role="table" aria-label={label} aria-rowcount={count + 1} class="rows-table">
        {header}
        <div role="rowgroup" class="rows-body" style={{ height: `${count * rowHeight}px` }}>
          <div role="presentation" style={{ transform: `translateY(${range.first * rowHeight}px)` }}>
            {indexes.map((index) => renderRow(index))}
          </div>
        </div>
      </div>
    </div>
  );
}
