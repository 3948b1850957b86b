import { readDocument, type PageBox } from '@excerpt/sdk';
import { useEffect, useRef, useState } from 'preact/hooks';
import { getClient } from '../../../api/console-session.ts';
import { describeError } from '../../../api/query-client.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { findFieldSchema, findFirstField, makeEmptyRow } from '../../../lib/field-schema.ts';
import type { Leaf, Table } from '../../../lib/value-fields.ts';
import { notify } from '../../../parts/notices.tsx';
import { useStable } from '../../../parts/use-stable.ts';
import type { RefusedAction, UnsentAction } from '../outbox.ts';
import type { FieldListProps, Labelling } from './field-list-props.ts';
import { moveRowActions } from './table/move-row.ts';
import { parseBlock, pasteBlock } from './table/paste-block.ts';
import type { ReviewValues } from './use-review-values.ts';
import type { TypedValue } from './value-input.tsx';

/** Browsers limit how often an address may change, and a held key selects 30 fields a second. */
const ADDRESS_DELAY_MS = 300;

/** The text that is being typed into a field. It survives a reload of the tab, and an ended session. */
interface KeptText {
  path: string;
  text: string;
}

const keyOf = (of: string) => `excerpt.typed.${of}`;

export interface FieldEditorOptions {
  documentId: string;
  schema: Record<string, unknown>;
  values: ReviewValues;
  /** Whether values may be corrected now. */
  isOpen: boolean;
  refused: readonly RefusedAction[];
  /** Forgets the refused correction of a field. */
  dismiss: (path: string) => void;
  /** Corrects in one step. */
  apply: (...actions: UnsentAction[]) => void;
  /** For labels. */
  labelling?: Labelling | undefined;
}

export interface FieldEditor {
  selected: string | null;
  list: FieldListProps;
  move: (by: 1 | -1) => void;
  goToDoubtful: () => void;
  /** Accepts or clears the selected value, and goes on. */
  acceptValue: () => void;
  clearValue: () => void;
  acceptRow: () => void;
  /** Accepts all that is neither decided nor doubtful. */
  acceptRest: () => void;
  /** For labels: nobody can read the selected value. */
  markUnreadable: () => void;
  insertRow: () => void;
  removeRow: () => void;
  moveRow: (by: 1 | -1) => void;
  /** Fills the selected field with what is in a box of a page. */
  readRegion: (page: number, box: PageBox) => Promise<void>;
}

/** The path of the same field in the row above; null for none. */
function toRowAbove(path: string): string | null {
  const [, list = '', index = '0', rest = ''] = /^(.*\/)(\d+)(\/[^/]+)?$/.exec(path) ?? [];
  return index === '0' ? null : `${list}${Number(index) - 1}${rest}`;
}

/** Goes through the values of a document, and corrects them. */
export function useFieldEditor(options: FieldEditorOptions): FieldEditor {
  const { documentId, schema, values, isOpen, refused, dismiss, apply, labelling } = options;
  const { data, decisions, leaves, conventions, isDoubtful, violations } = values;
  const [named, choose] = useSelectedField();
  const [edited, setEdited] = useState<{ path: string; start?: string } | null>(() => {
    const kept = readKeptText(documentId);
    return kept === null ? null : { path: kept.path, start: kept.text };
  });
  const chosen = edited?.path ?? named;
  const placeOf = (path: string | null) => leaves.findIndex((one) => one.path === path);
  const wanted = chosen ?? leaves.find(isDoubtful)?.path ?? leaves[0]?.path ?? null;
  // The last row of a list may be gone: the one before it is selected.
  const above = wanted === null || placeOf(wanted) !== -1 ? null : toRowAbove(wanted);
  const selected = placeOf(above) === -1 ? wanted : above;
  const place = placeOf(selected);
  const leaf = leaves[place];
  const schemaOf = (path: string) => findFieldSchema(schema, path);

  const edit = (path: string | null, start?: string) => {
    keepText(documentId, null);
    if (path !== null) choose(path);
    setEdited(path === null ? null : { path, ...(start !== undefined && { start }) });
  };
  const select = (path: string) => {
    edit(null);
    choose(path);
  };
  const move = (by: 1 | -1) => {
    const next = leaves[place + by];
    if (next !== undefined) select(next.path);
  };
  const findDoubtful = () => [...leaves.slice(place + 1), ...leaves.slice(0, Math.max(0, place))].find(isDoubtful);
  const goToDoubtful = () => {
    const next = findDoubtful();
    if (next !== undefined) select(next.path);
    else notify('No doubtful field is left.');
  };
  /** From one doubtful value to the next one, and from another value to the one below. */
  const goOn = (from: Leaf) => {
    const next = isDoubtful(from) ? findDoubtful() : undefined;
    if (next !== undefined) select(next.path);
    else move(1);
  };
  const decide = (decided: Leaf | undefined, action: UnsentAction['action']) => {
    if (decided === undefined || !isOpen) return;
    apply({ path: decided.path, action });
    goOn(decided);
  };
  const toClearing = ({ value }: Leaf) => (value === null ? 'confirm' : 'clear');
  const accept = (accepted: Leaf[]) =>
    apply(
      ...accepted.filter(({ path }) => !decisions.has(path)).map(({ path }) => ({ path, action: 'confirm' as const })),
    );
  const save = (saved: Leaf, typed: TypedValue | 'unchanged', next?: string | null) => {
    const { path } = saved;
    // What was typed stays: another person may have taken the document meanwhile.
    if (!isOpen)
      return notify('This document is not open for you now. What you typed is kept here.', { isError: true });
    dismiss(path);
    if (typed === 'unchanged') apply({ path, action: 'confirm' });
    else if (typed.value === null) apply({ path, action: 'clear' });
    else apply({ path, action: 'correct', ...typed });
    edit(null);
    if (next == null) goOn(saved);
    else select(next);
  };
  const paste = (table: Table, at: string, text: string) => {
    const { actions, problems } = pasteBlock(parseBlock(text), {
      table,
      at,
      schemaOf,
      conventions,
      makeEmptyRow: () => makeEmptyRow(schema, table.path),
    });
    apply(...actions);
    const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
    if (problems.length > 0) notify(`Not pasted: ${problems.slice(0, 3).join(' ')}${more}`, { isError: true });
  };
  const addRow = (path: string, at: number) => {
    if (!isOpen) return;
    apply({ path: `${path}/${at}`, action: 'addRow', value: makeEmptyRow(schema, path) });
    // What a person adds a row for.
    select(findFirstField(schema, `${path}/${at}`));
  };
  const beginList = (path: string) => apply({ path, action: 'addRow', value: makeEmptyRow(schema, path) });
  const removeRow = (path: string) => apply({ path, action: 'removeRow' });

  const row = /^(.*)\/(\d+)(?:\/[^/]+)?$/.exec(selected ?? '');
  const [, rows = '', index = '0'] = row ?? [];
  const rowPath = `${rows}/${index}`;
  const stable = useStable({
    schemaOf,
    select,
    edit,
    keep: (path: string, text: string) => keepText(documentId, { path, text }),
    save,
    paste,
    addRow,
    beginList,
    removeRow,
    accept: (accepted: Leaf) => decide(accepted, 'confirm'),
    clear: (cleared: Leaf) => apply({ path: cleared.path, action: toClearing(cleared) }),
    acceptRow: accept,
  });
  return {
    selected,
    move,
    goToDoubtful,
    acceptValue: () => decide(leaf, 'confirm'),
    clearValue: () => leaf !== undefined && decide(leaf, toClearing(leaf)),
    acceptRow: () => row !== null && accept(leaves.filter(({ path }) => `${path}/`.startsWith(`${rowPath}/`))),
    acceptRest: () =>
      labelling === undefined ? accept(leaves.filter((one) => !isDoubtful(one))) : labelling.acceptRest(),
    markUnreadable() {
      if (leaf === undefined || labelling === undefined) return;
      labelling.markUnreadable(leaf.path);
      goOn(leaf);
    },
    insertRow: () => row !== null && addRow(rows, Number(index) + 1),
    removeRow: () => row !== null && removeRow(rowPath),
    moveRow(by) {
      const moved = row === null || !isOpen ? null : moveRowActions(data, rowPath, by);
      if (moved === null || selected === null) return;
      apply(...moved.actions);
      select(moved.path + selected.slice(rowPath.length));
    },
    async readRegion(page, box) {
      if (leaf === undefined || !isOpen) return;
      const { path, label } = leaf;
      try {
        const { data: found } = await readDocument({
          client: getClient(),
          path: { id: documentId },
          body: { page, box, schema: schemaOf(path) },
          throwOnError: true,
        });
        if (found.value === null)
          notify(found.text === '' ? 'There is no text.' : `${label} cannot be “${found.text}”.`);
        else apply({ path, action: 'correct', value: found.value, page, box, quote: found.text });
      } catch (problem) {
        notify(describeError(problem), { isError: true });
      }
    },
    list: { labelling, decisions, conventions, isDoubtful, violations, refused, selected, edited, isOpen, ...stable },
  };
}

/** @param of what is edited, such as a document */
function readKeptText(of: string): KeptText | null {
  const kept = sessionStorage.getItem(keyOf(of));
  return kept === null ? null : (JSON.parse(kept) as KeptText);
}

/** Null forgets it. */
function keepText(of: string, kept: KeptText | null): void {
  if (kept === null) sessionStorage.removeItem(keyOf(of));
  else sessionStorage.setItem(keyOf(of), JSON.stringify(kept));
}

/** The field that is selected, which the address names. Null before one was chosen. */
function useSelectedField(): [string | null, (path: string) => void] {
  const [parameters, setParameters] = useParameters();
  const [chosen, choose] = useState(parameters.get('field'));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  const select = (path: string) => {
    choose(path);
    clearTimeout(timer.current ?? undefined);
    timer.current = setTimeout(() => setParameters({ field: path }), ADDRESS_DELAY_MS);
  };
  return [chosen, select];
}
