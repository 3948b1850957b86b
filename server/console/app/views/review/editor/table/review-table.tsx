import './review-table.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { toEditedText } from '../../../../lib/typed/read-typed.ts';
import type { Leaf, Table } from '../../../../lib/value-fields.ts';
import { describeEvidence, toLevel, toPercent, toText } from '../../../../lib/value-words.ts';
import { Icon } from '../../../../parts/icons.tsx';
import { useVisibleRange } from '../../../../parts/use-visible-range.ts';
import { FieldDetail } from '../../../run/field-detail.tsx';
import { findFieldButton } from '../../../run/run-state.ts';
import { describeDecision, type FieldListProps } from '../field-list-props.ts';
import { ValueActions } from '../value-actions.tsx';
import { Guideline } from '../guideline.tsx';
import type { Correction } from '../replay-actions.ts';
import { ValueInput } from '../value-input.tsx';
import { sumColumns } from './sum-column.ts';
import { findCell, findTarget } from './table-moves.ts';

/** In CSS pixels, as in the style sheet. */
const ROW_HEIGHT = 30;
const OVERSCAN = 6;
/** Rows in sight at most: more scroll. */
const MAX_SHOWN = 16;

const sums = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

/** The rows of a list as a spreadsheet: keys move between cells, and only the rows in sight are in the page. */
export function ReviewTable({ table, ...list }: { table: Table } & FieldListProps) {
  const { label, columns, rows } = table;
  const { selected, edited, select, edit, isOpen } = list;
  const place = findCell(table, selected);
  const { scroller, measure, first, last } = useVisibleRange<HTMLDivElement>({
    count: rows.length,
    itemHeight: ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const leaf = place === null ? undefined : rows[place.row]?.cells[place.column];
  const isEdited = leaf !== undefined && edited?.path === leaf.path;

  useLayoutEffect(() => {
    const element = scroller.current;
    if (place === null || element === null) return;
    const top = place.row * ROW_HEIGHT;
    // The header and the sums cover a row each.
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + 3 * ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + 3 * ROW_HEIGHT - element.clientHeight;
    measure();
  }, [place?.row]);

  // The cell may be in the page only after the table has scrolled to it.
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || scroller.current?.contains(activeElement) === true;
    if (leaf !== undefined && !isEdited && isFree) findFieldButton(leaf.path)?.focus({ preventScroll: true });
  }, [leaf?.path, isEdited, first, last]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (place === null || leaf === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.shiftKey && event.key === 'Tab' ? 'Shift+Tab' : event.key;
    const target = key === 'Enter' ? null : findTarget(table, place, key);
    if (target !== null) select(target);
    else if (isOpen && (key === 'Enter' || key === 'F2')) edit(leaf.path);
    else if (isOpen && /^[\d+-]$/.test(key)) edit(leaf.path, key);
    else if (isOpen && (key === 'Delete' || key === 'Backspace')) list.clear(leaf);
    else return;
    event.preventDefault();
  };

  const grid = { gridTemplateColumns: `40px repeat(${columns.length}, minmax(96px, 1fr)) 60px` };
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  const refused = list.refused.find(({ path }) => path === leaf?.path);
  return (
    <section class="value-group">
      <h3>
        {label} <span class="value-count muted">{rows.length}</span>
      </h3>
      <div
        class="review-table"
        ref={scroller}
        onScroll={measure}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (leaf === undefined || !isOpen) return;
          event.preventDefault();
          list.paste(table, leaf.path, event.clipboardData?.getData('text/plain') ?? '');
        }}
        onCopy={(event) => {
          if (leaf === undefined || getSelection()?.isCollapsed === false) return;
          event.preventDefault();
          event.clipboardData?.setData('text/plain', toEditedText(leaf.value, list.conventions));
        }}
        role="region"
        aria-label={label}
        tabIndex={-1}
        style={{ height: `${(Math.min(MAX_SHOWN, rows.length) + 2) * ROW_HEIGHT + 14}px` }}
      >
        <div role="table" aria-label={label} aria-rowcount={rows.length + 2} class="review-table-grid">
          <div role="rowgroup" class="review-table-head">
            <div role="row" class="review-table-row" style={grid}>
              <span role="columnheader">
                <span class="visually-hidden">Number</span>
              </span>
              {columns.map((column) => (
                <span key={column} role="columnheader" title={column}>
                  {column}
                </span>
              ))}
              <span role="columnheader">
                <span class="visually-hidden">Row</span>
              </span>
            </div>
          </div>
          <div role="rowgroup" class="review-table-body" style={{ height: `${rows.length * ROW_HEIGHT}px` }}>
            <div role="presentation" style={{ transform: `translateY(${first * ROW_HEIGHT}px)` }}>
              {indexes.map((index) => (
                <TableRow key={index} index={index} table={table} grid={grid} {...list} />
              ))}
            </div>
          </div>
          <SumRow table={table} grid={grid} />
        </div>
      </div>
      {leaf !== undefined && (
        <div class="value value-selected">
          {isEdited ? (
            <ValueInput
              key={leaf.path}
              label={`${leaf.label} ${(place?.row ?? 0) + 1}`}
              value={leaf.value}
              start={edited?.start}
              refused={refused}
              conventions={list.conventions}
              schema={list.schemaOf(leaf.path)}
              keep={(text) => list.keep(leaf.path, text)}
              save={(typed, key) => list.save(leaf, typed, place && (findTarget(table, place, key) ?? leaf.path))}
              cancel={() => edit(null)}
            />
          ) : (
            refused !== undefined && (
              <p class="review-reading level-poor">
                “{refused.text ?? ''}” was not saved: {refused.message}
              </p>
            )
          )}
          {!isEdited && <ValueActions leaf={leaf} {...list} />}
          <Guideline path={leaf.path} {...list} />
          {(list.labelling === undefined || leaf.evidence !== undefined) && (
            <FieldDetail leaf={leaf} evidence={leaf.evidence} />
          )}
        </div>
      )}
      <button
        type="button"
        class="link-button review-add"
        disabled={!isOpen}
        onClick={() => list.addRow(table.path, rows.length)}
      >
        Add to {label}
      </button>
    </section>
  );
}

interface TableRowProps extends FieldListProps {
  table: Table;
  index: number;
  grid: { gridTemplateColumns: string };
}

function TableRow({ table: { label, rows }, index, grid, ...list }: TableRowProps) {
  const row = rows[index];
  if (row === undefined) return null;
  return (
    <div role="row" class="review-table-row" style={grid} aria-rowindex={index + 2}>
      <span role="rowheader" class="muted">
        {index + 1}
      </span>
      {row.cells.map((cell) => (
        <Cell key={cell.path} cell={cell} row={index} {...list} />
      ))}
      <span role="cell" class="review-table-actions">
        <button
          type="button"
          class="icon-button"
          tabIndex={-1}
          aria-label={`Accept ${label} ${index + 1}`}
          disabled={!list.isOpen}
          onClick={() => list.acceptRow(row.cells)}
        >
          <Icon name="review" />
        </button>
        <button
          type="button"
          class="icon-button"
          tabIndex={-1}
          aria-label={`Remove ${label} ${index + 1}`}
          disabled={!list.isOpen}
          onClick={() => list.removeRow(row.path)}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

function Cell({ cell, row, ...list }: { cell: Leaf; row: number } & FieldListProps) {
  const { path, value, evidence } = cell;
  const decision = list.decisions.get(path);
  const isDoubtful = list.isDoubtful(cell);
  const look = decision === undefined ? `level-mark-${toLevel(evidence)}` : 'review-decided';
  const isSelected = path === list.selected;
  return (
    <span role="cell" class={`value-cell ${look}${isSelected ? ' value-selected' : ''}`}>
      <button
        type="button"
        class={typeof value === 'number' ? 'cell-button cell-number' : 'cell-button'}
        data-path={path}
        aria-pressed={isSelected}
        tabIndex={isSelected || (row === 0 && list.selected === null) ? 0 : -1}
        title={decision === undefined ? describeEvidence(evidence) : describeDecision(decision, list)}
        onClick={() => list.select(path)}
        onDblClick={() => list.isOpen && list.edit(path)}
      >
        {value === null ? <span class="value-null">{toAbsence(decision, list)}</span> : toText(value)}
        {isDoubtful && evidence !== undefined && (
          <span class={`cell-doubt level-${toLevel(evidence)}`}> {toPercent(evidence.confidence)}</span>
        )}
      </button>
    </span>
  );
}

/** In labels, what is not in the document is told from what nobody has looked at. */
function toAbsence(decision: Correction | undefined, { labelling }: Pick<FieldListProps, 'labelling'>): string {
  if (labelling === undefined) return '–';
  return decision === undefined ? '?' : decision.action === 'unreadable' ? 'unreadable' : '–';
}

function SumRow({ table, grid }: Pick<TableRowProps, 'table' | 'grid'>) {
  const found = sumColumns(table);
  return (
    <div role="rowgroup" class="review-table-sums">
      <div role="row" class="review-table-row" style={grid}>
        <span role="rowheader">{found.some((sum) => sum !== null) && 'Sum'}</span>
        {found.map((sum, column) => (
          <span key={table.columns[column]} role="cell" class="cell-number">
            {sum !== null && sums.format(sum)}
          </span>
        ))}
        <span role="cell" />
      </div>
    </div>
  );
}
