import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useVisibleRange, type VisibleRange } from './use-visible-range.ts';

/** A column with more than a name. */
export interface Column {
  label: string;
  /** Whether the name is for screen readers only. */
  isHidden?: boolean;
  /** The direction in which the list is sorted by it; null if it is sorted by another. */
  order?: 'asc' | 'desc' | null;
  /** Sorts the list by it. */
  sort?: () => void;
}

interface VirtualRowsProps {
  label: string;
  columns: (string | Column)[];
  /** Its grid has a track for each column. */
  rowClass: string;
  count: number;
  /** The cells of a row: elements with `role="cell"`. */
  renderCells: (index: number) => ComponentChildren;
  onRange?: (range: VisibleRange) => void;
  /** The row to mark and to keep in sight. */
  current?: number;
}

/** In CSS pixels, as `--row`. */
const ROW_HEIGHT = 36;
const OVERSCAN = 12;

/** A table of which only the rows in sight are in the page. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, columns, rowClass, count, renderCells, onRange, current } = props;
  const { scroller, measure, first, last } = useVisibleRange<HTMLDivElement>({
    count,
    itemSize: ROW_HEIGHT,
    overscan: OVERSCAN,
  });

  useEffect(() => onRange?.({ first, last }), [first, last]);

  useEffect(() => {
    const element = scroller.current;
    if (current === undefined || current < 0 || element === null) return;
    const top = current * ROW_HEIGHT;
    // The header covers as much as a row.
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 2 * ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + 2 * ROW_HEIGHT - element.clientHeight;
  }, [current]);

  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  return (
    <div class="rows" ref={scroller} onScroll={measure} role="region" aria-label={label} tabIndex={0}>
      <div role="table" aria-label={label} aria-rowcount={count + 1} class="rows-table">
        <div role="rowgroup" class="rows-header">
          <div role="row" class={`row ${rowClass}`}>
            {columns.map((column) => (
              <ColumnHeader key={typeof column === 'string' ? column : column.label} column={column} />
            ))}
          </div>
        </div>
        <div role="rowgroup" class="rows-body" style={{ height: `${count * ROW_HEIGHT}px` }}>
          <div role="presentation" style={{ transform: `translateY(${first * ROW_HEIGHT}px)` }}>
            {indexes.map((index) => (
              <div
                key={index}
                role="row"
                aria-rowindex={index + 2}
                class={`row ${rowClass} ${index === current ? 'row-current' : ''}`}
              >
                {renderCells(index)}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

function ColumnHeader({ column }: { column: string | Column }) {
  if (typeof column === 'string') return <span role="columnheader">{column}</span>;
  const { label, isHidden = false, order = null, sort } = column;
  return (
    <span role="columnheader" aria-sort={order === null ? undefined : SORTED[order]}>
      {sort === undefined ? (
        <span class={isHidden ? 'visually-hidden' : undefined}>{label}</span>
      ) : (
        <button type="button" class="column-sort" onClick={sort}>
          {label}
          {order !== null && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
        </button>
      )}
    </span>
  );
}
