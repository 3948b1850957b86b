import './cell-table.css';
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useVisibleRange, type VisibleRange } from '../../../parts/use-visible-range.ts';

/** In CSS pixels, as in the style sheet. */
const ROW_HEIGHT = 30;
const OVERSCAN = 6;
/** Rows in sight at most: more scroll. */
const MAX_SHOWN = 16;
const NUMBER_WIDTH = 48;
const ACTIONS_WIDTH = 60;
/** The least width of a column, in CSS pixels: where all have the same, and where each has its own. */
const MIN_WIDTH = 96;
const MIN_OWN_WIDTH = 72;

export type RowGrid = { gridTemplateColumns: string };

interface CellTableProps extends Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown' | 'onPaste' | 'onCopy'> {
  label: string;
  columns: string[];
  /** In characters, of each column: a wider one has more of the width. All have the same without it. */
  widths?: readonly number[];
  /** Number of rows. */
  count: number;
  /** The row to keep in sight; null for none. */
  current: number | null;
  /** A row with its key: an element `CellRow`. */
  renderRow: (index: number, grid: RowGrid) => ComponentChildren;
  /** Below the rows, always in sight: an element `CellRow`. */
  renderFoot?: (grid: RowGrid) => ComponentChildren;
  /** What each row has in its last column, for screen readers; without it there is no such column. */
  actions?: string;
  /** After the rows in sight have changed. */
  onRange?: (range: VisibleRange) => void;
}

/** The rows of a list with small cells, of which only those in sight are in the page. */
export function CellTable(props: CellTableProps) {
  const { label, columns, widths, count, current, renderRow, renderFoot, actions, onRange, ...events } = props;
  const { scroller, measure, first, last } = useVisibleRange<HTMLDivElement>({
    count,
    itemSize: ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const hasActions = actions !== undefined;
  const around = renderFoot === undefined ? 1 : 2;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (current === null || element === null) return;
    const top = current * ROW_HEIGHT;
    const bottom = top + (1 + around) * ROW_HEIGHT;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    measure();
  }, [current]);
  useLayoutEffect(() => onRange?.({ first, last }), [first, last]);

  const least = widths === undefined ? MIN_WIDTH : MIN_OWN_WIDTH;
  const tracks = columns.map((_, index) => `minmax(${least}px, ${widths?.[index] ?? 1}fr)`).join(' ');
  const grid = useMemo(
    () => ({ gridTemplateColumns: `${NUMBER_WIDTH}px ${tracks}${hasActions ? ` ${ACTIONS_WIDTH}px` : ''}` }),
    [tracks, hasActions],
  );
  const minWidth = NUMBER_WIDTH + columns.length * least + (hasActions ? ACTIONS_WIDTH : 0);
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  return (
    <div
      {...events}
      class="cell-table"
      ref={scroller}
      onScroll={measure}
      // No landmark: lists in lists have one name.
      role="group"
      aria-label={label}
      tabIndex={-1}
      style={{ height: `${(Math.min(MAX_SHOWN, count) + around) * ROW_HEIGHT + 14}px` }}
    >
      <div role="table" aria-label={label} aria-rowcount={count + around} style={{ minWidth }}>
        <div role="rowgroup" class="cell-table-head">
          <div role="row" class="cell-table-row" style={grid}>
            <span role="columnheader">
              <span class="visually-hidden">Number</span>
            </span>
            {columns.map((column) => (
              <span key={column} role="columnheader" title={column}>
                {column}
              </span>
            ))}
            {hasActions && (
              <span role="columnheader">
                <span class="visually-hidden">{actions}</span>
              </span>
            )}
          </div>
        </div>
        <div role="rowgroup" class="cell-table-body" style={{ height: `${count * ROW_HEIGHT}px` }}>
          <div role="presentation" style={{ transform: `translateY(${first * ROW_HEIGHT}px)` }}>
            {indexes.map((index) => renderRow(index, grid))}
          </div>
        </div>
        {renderFoot !== undefined && (
          <div role="rowgroup" class="cell-table-foot">
            {renderFoot(grid)}
          </div>
        )}
      </div>
    </div>
  );
}

interface CellRowProps {
  /** Of a row of the list. */
  index?: number;
  grid: RowGrid;
  /** In place of the number of the row. */
  header?: ComponentChildren;
  children: ComponentChildren;
}

export function CellRow({ index, grid, header, children }: CellRowProps) {
  return (
    <div role="row" class="cell-table-row" style={grid} {...(index !== undefined && { 'aria-rowindex': index + 2 })}>
      <span role="rowheader" class={index === undefined ? undefined : 'muted'}>
        {index === undefined ? header : index + 1}
      </span>
      {children}
    </div>
  );
}
