import './values-panel.css';
import type { ListCompleteness } from '@excerpt/sdk';
import {
  findCell,
  type Field,
  type Group,
  type Leaf,
  type List,
  type ValueRow,
  type Table,
} from '../../../lib/value-fields.ts';
import { countEntries, describeEvidence, describeMatch, toLevel, toPercent, toText } from '../../../lib/value-words.ts';
import { findViolation } from '../../../lib/rule-words.ts';
import { ViolationMark } from './violation-mark.tsx';
import { hoveredPath } from '../run-state.ts';
import { CellRow, CellTable, type RowGrid } from './cell-table.tsx';
import { FieldBlocks } from './field-blocks.tsx';
import { FieldDetail } from './field-detail.tsx';

interface Selection {
  selected: string | null;
  select: (path: string | null) => void;
}

/** The values of a run, grouped as its schema is. */
export function ValuesPanel({ fields, ...selection }: { fields: Field[] } & Selection) {
  return (
    <div class="values">
      {fields.map((field) => (
        <FieldRow key={field.path} field={field} {...selection} />
      ))}
    </div>
  );
}

function FieldRow({ field, ...selection }: { field: Field } & Selection) {
  switch (field.kind) {
    case 'leaf':
      return <LeafRow leaf={field} {...selection} />;
    case 'group':
      return <GroupRows group={field} {...selection} />;
    case 'table':
      return <TableRows table={field} {...selection} />;
    case 'list':
      return <ListRows list={field} {...selection} />;
  }
}

const getHover = (path: string) => ({
  onMouseEnter: () => {
    hoveredPath.value = path;
  },
  onMouseLeave: () => {
    if (hoveredPath.value === path) hoveredPath.value = null;
  },
});

function classOf(leaf: Leaf, selected: string | null, base: string): string {
  const classes = [base, `level-mark-${toLevel(leaf.evidence)}`];
  if (leaf.path === selected) classes.push('value-selected');
  else if (leaf.path === hoveredPath.value) classes.push('value-hovered');
  return classes.join(' ');
}

function LeafRow({ leaf, selected, select }: { leaf: Leaf } & Selection) {
  const { evidence, label, path, value } = leaf;
  const isSelected = path === selected;
  const violation = findViolation(evidence);
  return (
    <div class={classOf(leaf, selected, 'value')} {...getHover(path)}>
      <button
        type="button"
        class="value-button"
        data-path={path}
        aria-expanded={isSelected}
        onClick={() => select(isSelected ? null : path)}
      >
        <span class="value-label">{label}</span>
        {value === null ? <span class="value-null">Not found</span> : <span class="value-text">{toText(value)}</span>}
        <Confidence leaf={leaf} />
      </button>
      {!isSelected && violation !== null && <p class="value-violation level-poor">{violation}</p>}
      {isSelected && <FieldDetail leaf={leaf} evidence={evidence} />}
    </div>
  );
}

function Confidence({ leaf: { evidence, value } }: { leaf: Leaf }) {
  if (evidence === undefined || value === null) return <span class="value-confidence" />;
  const { label } = describeMatch(evidence.match);
  return (
    <span class={`value-confidence level-${toLevel(evidence)}`}>
      {toPercent(evidence.confidence)} <span class={`value-match match-${evidence.match}`}>{label}</span>
    </span>
  );
}

function GroupRows({ group: { label, fields }, ...selection }: { group: Group } & Selection) {
  return (
    <section class="value-group">
      <h3>{label}</h3>
      {fields.map((field) => (
        <FieldRow key={field.path} field={field} {...selection} />
      ))}
    </section>
  );
}

function ListRows({ list: { label, entries, completeness }, ...selection }: { list: List } & Selection) {
  return (
    <section class="value-group">
      <h3>
        {label} <Completeness of={completeness} count={entries.length} />
      </h3>
      <FieldBlocks
        entries={entries}
        selected={selection.selected}
        render={(entry) => <FieldRow key={entry.path} field={entry} {...selection} />}
      />
    </section>
  );
}

function Completeness({ of, count }: { of: ListCompleteness | undefined; count: number }) {
  const entries = countEntries(count);
  if (of?.complete === true) return <span class="value-count level-good">{entries}, complete</span>;
  if (of?.complete !== false) return <span class="value-count muted">{entries}</span>;
  return (
    <span class="value-count level-poor">
      {entries}
      {of.expected === null ? ', some are missing' : ` of ${of.expected}`}
    </span>
  );
}

function TableRows({ table, selected, select }: { table: Table } & Selection) {
  const { label, columns, rows, completeness } = table;
  const place = findCell(table, selected);
  const leaf = place === null ? undefined : rows[place.row]?.cells[place.column];
  return (
    <section class="value-group">
      <h3>
        {label} <Completeness of={completeness} count={rows.length} />
      </h3>
      <CellTable
        label={label}
        columns={columns}
        widths={measureColumns(table)}
        count={rows.length}
        current={place?.row ?? null}
        renderRow={(index, grid) => {
          const row = rows[index];
          return row && <TableRow key={row.path} {...{ row, index, grid, select }} selected={leaf?.path ?? null} />;
        }}
      />
      {leaf !== undefined && (
        <div class="value">
          <p class="value-whole">{toText(leaf.value)}</p>
          <FieldDetail leaf={leaf} evidence={leaf.evidence} />
        </div>
      )}
    </section>
  );
}

/** Rows whose texts decide how wide columns are. */
const MEASURED_ROWS = 40;
const [MIN_CHARACTERS, MAX_CHARACTERS] = [8, 40];

/** The longest text of each column, in characters, within limits. */
function measureColumns({ columns, rows }: Table): number[] {
  const texts = rows.slice(0, MEASURED_ROWS).map(({ cells }) => cells.map(({ value }) => toText(value)));
  return columns.map((column, index) => {
    const longest = Math.max(column.length, ...texts.map((row) => row[index]?.length ?? 0));
    return Math.min(MAX_CHARACTERS, Math.max(MIN_CHARACTERS, longest));
  });
}

interface TableRowProps extends Selection {
  row: ValueRow;
  index: number;
  grid: RowGrid;
}

function TableRow({ row, index, grid, selected, select }: TableRowProps) {
  return (
    <CellRow index={index} grid={grid}>
      {row.cells.map((cell) => (
        <span key={cell.path} role="cell" class={classOf(cell, selected, 'value-cell')} {...getHover(cell.path)}>
          <button
            type="button"
            class={typeof cell.value === 'number' ? 'cell-button cell-number' : 'cell-button'}
            data-path={cell.path}
            aria-pressed={cell.path === selected}
            title={findViolation(cell.evidence) ?? describeEvidence(cell.evidence)}
            onClick={() => select(cell.path === selected ? null : cell.path)}
          >
            {cell.value === null ? <span class="value-null">–</span> : toText(cell.value)}
            <ViolationMark violation={findViolation(cell.evidence)} />
          </button>
        </span>
      ))}
    </CellRow>
  );
}
