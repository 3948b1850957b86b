/** The values of a draft in several documents side by side, against those of the last version. */
import type { Run } from '@excerpt/sdk';
import { valueAt } from '../../../lib/pointer-steps.ts';
import { toFields, type Field } from '../../../lib/value-fields.ts';
import { countEntries, toLevel, toText, type Level } from '../../../lib/value-words.ts';

/** A document's values with the draft, and with the last version; null while or where there are none. */
export interface TriedDocument {
  now: Run | null;
  before: Run | null;
}

interface MatrixCell {
  text: string;
  level: Level;
  /** What the last version had; null where it is the same, and where it was not tried. */
  before: string | null;
}

export interface MatrixRow {
  path: string;
  label: string;
  cells: MatrixCell[];
}

interface Entry {
  label: string;
  text: string;
  level: Level;
  /** Of the whole value, to compare. */
  json: string;
}

/** The fields of a run that are no objects, by path. A list is one of them. */
function listEntries(run: Run | null): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const data = run?.extractedData ?? run?.partialData ?? null;
  if (run === null || data === null) return entries;
  function add(field: Field, prefix: string): void {
    const label = prefix === '' ? field.label : `${prefix} › ${field.label}`;
    if (field.kind === 'group') return field.fields.forEach((child) => add(child, label));
    const json = JSON.stringify(valueAt(data, field.path) ?? null);
    if (field.kind === 'leaf')
      entries.set(field.path, { label, json, text: toText(field.value), level: toLevel(field.evidence) });
    else {
      const count = field.kind === 'table' ? field.rows.length : field.entries.length;
      entries.set(field.path, { label, json, text: count === 0 ? '' : countEntries(count), level: 'none' });
    }
  }
  const source = { schema: run.schemaSnapshot, data, evidence: run.evidence, lists: run.lists };
  for (const field of toFields(source)) add(field, '');
  return entries;
}

function toCell(now: Entry | undefined, before: Entry | undefined, isCompared: boolean): MatrixCell {
  const { text = '', level = 'none' } = now ?? {};
  const isSame = (now?.json ?? 'null') === (before?.json ?? 'null');
  if (!isCompared || isSame) return { text, level, before: null };
  const was = before?.text ?? '';
  return { text, level, before: was === text && was !== '' ? 'other contents' : was };
}

/** A row for each field of any of the runs, in the order of the draft; fields that it left out come last. */
export function makeMatrix(documents: readonly TriedDocument[]): MatrixRow[] {
  const tried = documents.map(({ now, before }) => ({
    now: listEntries(now),
    before: listEntries(before),
    isCompared: now !== null && before !== null,
  }));
  const labels = new Map<string, string>();
  for (const part of ['now', 'before'] as const)
    for (const entries of tried)
      for (const [path, { label }] of entries[part]) if (!labels.has(path)) labels.set(path, label);
  return [...labels].map(([path, label]) => ({
    path,
    label,
    cells: tried.map(({ now, before, isCompared }) => toCell(now.get(path), before.get(path), isCompared)),
  }));
}

/** How many values differ from those of the last version. */
export const countChanges = (rows: readonly MatrixRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter(({ before }) => before !== null).length, 0);
