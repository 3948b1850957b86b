import { useEffect, useMemo } from 'preact/hooks';
import { toEditedText } from '../../../../lib/typed/read-typed.ts';
import { findCell, type Leaf, type ValueRow, type Table } from '../../../../lib/value-fields.ts';
import { describeEvidence, toLevel, toPercent, toText } from '../../../../lib/value-words.ts';
import { Icon } from '../../../../parts/icons.tsx';
import { findFieldButton } from '../../../run/run-state.ts';
import { CellRow, CellTable, type RowGrid } from '../../../run/values/cell-table.tsx';
import { FieldDetail } from '../../../run/values/field-detail.tsx';
import { describeDecision, type FieldListProps } from '../field-list-props.ts';
import { ValueActions } from '../value-actions.tsx';
import { Guideline } from '../guideline.tsx';
import type { Correction } from '../replay-actions.ts';
import { ValueInput } from '../value-input.tsx';
import { sumColumns } from './sum-column.ts';
import { findTarget } from './table-moves.ts';
import { ViolationMark } from '../../../run/values/violation-mark.tsx';

const sumFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

/** The rows of a list as a spreadsheet: keys move between cells, and only the rows in sight are in the page. */
export function ReviewTable({ table, ...list }: { table: Table } & FieldListProps) {
  const { label, columns, rows } = table;
  const { selected, edited, select, edit, isOpen } = list;
  const place = findCell(table, selected);
  const leaf = place === null ? undefined : rows[place.row]?.cells[place.column];
  const isEdited = leaf !== undefined && edited?.path === leaf.path;

  const focusCell = () => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('.cell-table') != null;
    if (leaf !== undefined && !isEdited && isFree) findFieldButton(leaf.path)?.focus({ preventScroll: true });
  };
  useEffect(focusCell, [leaf?.path, isEdited]);

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

  const foot = useMemo(() => sumColumns(table), [table]);
  const refused = list.refused.find(({ path }) => path === leaf?.path);
  return (
    <section class="value-group">
      <h3>
        {label} <span class="value-count muted">{rows.length}</span>
      </h3>
      <CellTable
        label={label}
        columns={columns}
        count={rows.length}
        current={place?.row ?? null}
        actions="ValueRow"
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
        // The selected cell may be in the page only after the table has scrolled to it.
        onRange={focusCell}
        renderRow={(index, grid) => {
          const row = rows[index];
          return row && <TableRow key={index} {...{ label, row, index, grid, list }} />;
        }}
        {...(foot.some((sum) => sum !== null) && {
          renderFoot: (grid: RowGrid) => <SumRow columns={columns} sums={foot} grid={grid} />,
        })}
      />
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
          {list.violations.has(leaf.path) && <p class="value-violation level-poor">{list.violations.get(leaf.path)}</p>}
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

interface TableRowProps {
  label: string;
  row: ValueRow;
  index: number;
  grid: RowGrid;
  list: FieldListProps;
}

/** What of the list's state is seen in a row. */
function toRowState({ cells }: ValueRow, list: FieldListProps): string {
  const states = cells.map((cell) => [
    list.decisions.get(cell.path)?.action,
    list.isDoubtful(cell),
    list.violations.get(cell.path),
    cell.path === list.selected,
  ]);
  return JSON.stringify([states, list.isOpen, list.selected === null, list.labelling === undefined]);
}

/** A key changes few rows: the others stay as they were drawn. */
function TableRow({ label, row, index, grid, list }: TableRowProps) {
  return useMemo(
    () => (
      <CellRow index={index} grid={grid}>
        {row.cells.map((cell) => (
          <Cell key={cell.path} cell={cell} row={index} list={list} />
        ))}
        <span role="cell" class="cell-table-actions">
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
      </CellRow>
    ),
    [label, row, index, grid, toRowState(row, list)],
  );
}

function Cell({ cell, row, list }: { cell: Leaf; row: number; list: FieldListProps }) {
  const { path, value, evidence } = cell;
  const decision = list.decisions.get(path);
  const isDoubtful = list.isDoubtful(cell);
  const violation = list.violations.get(path) ?? null;
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
        title={violation ?? (decision === undefined ? describeEvidence(evidence) : describeDecision(decision, list))}
        onClick={() => list.select(path)}
        onDblClick={() => list.isOpen && list.edit(path)}
      >
        {value === null ? <span class="value-null">{toAbsence(decision, list)}</span> : toText(value)}
        {isDoubtful && evidence !== undefined && (
          <span class={`cell-doubt level-${toLevel(evidence)}`}> {toPercent(evidence.confidence)}</span>
        )}
        <ViolationMark violation={violation} />
      </button>
    </span>
  );
}

/** In labels, what is not in the document is told from what nobody has looked at. */
function toAbsence(decision: Correction | undefined, { labelling }: Pick<FieldListProps, 'labelling'>): string {
  if (labelling === undefined) return '–';
  return decision === undefined ? '?' : decision.action === 'unreadable' ? 'unreadable' : '–';
}

interface SumRowProps {
  columns: string[];
  sums: (number | null)[];
  grid: RowGrid;
}

function SumRow({ columns, sums, grid }: SumRowProps) {
  return (
    <CellRow grid={grid} header="Sum">
      {sums.map((sum, column) => (
        <span key={columns[column]} role="cell" class="cell-number">
          {sum !== null && sumFormat.format(sum)}
        </span>
      ))}
      <span role="cell" />
    </CellRow>
  );
}
