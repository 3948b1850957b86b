import { useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { forgetOpenList } from '../../api/use-document-list.ts';
import { useUsualFields } from '../../api/use-usual-fields.ts';
import { linkTo, toEnvParameter, useParameters } from '../../lib/console-address.ts';
import { pickListParameters, toExportFilter, type RunQuery, type RunSort } from '../../lib/run-query.ts';
import { ExportDialog } from '../../parts/export-dialog.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows, type Column } from '../../parts/virtual-rows.tsx';
import { RunCells } from './run-cells.tsx';
import { useReviewOpener } from '../review/use-open-review.ts';
import { SelectionActions } from './selection-actions.tsx';
import { readAllIds, type RunFilter, useRunPages } from './use-run-pages.ts';

/** In which direction a list is sorted by a column first. */
const FIRST_ORDER: Partial<Record<RunSort, 'asc' | 'desc'>> = { documentName: 'asc', confidence: 'asc', model: 'asc' };

const COLUMNS: [label: string, sort?: RunSort][] = [
  ['Select'],
  ['Document', 'documentName'],
  ['State', 'reviewStatus'],
  ['Confidence', 'confidence'],
  ['Notes and values'],
  ['Reviewer'],
  ['Version'],
  ['Model', 'model'],
  ['Started', 'createdAt'],
];

function useSortedColumns(): Column[] {
  const [parameters, setParameters] = useParameters();
  const sorted = parameters.get('sort') ?? 'createdAt';
  const order = parameters.get('order') === 'asc' ? 'asc' : 'desc';
  return COLUMNS.map(([label, sort]) => {
    if (sort === undefined) return { label, isHidden: label === 'Select' };
    const isSorted = sorted === sort;
    const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : (FIRST_ORDER[sort] ?? 'desc');
    return { label, order: isSorted ? order : null, sort: () => setParameters({ sort, order: next, at: null }) };
  });
}

/** The runs of a filter, with actions for those that are selected. */
export function RunTable({ filter, at }: { filter: RunFilter; at: number }) {
  const { slug, env, schemaKey, query } = filter;
  const [parameters, setParameters] = useParameters();
  const [, navigate] = useLocation();
  const columns = useSortedColumns();
  const { total, error, getItem, show, refetch } = useRunPages(filter);
  const usual = useUsualFields({ slug, schemaKey, env, exceptBatch: query.batchId });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastIndex, setLastIndex] = useState(0);
  const [isExporting, setExporting] = useState(false);
  const list = { ...pickListParameters(parameters), schema: schemaKey, env: toEnvParameter(env) };
  const toRun = (id: string, index: number) => linkTo(`/${slug}/runs/${id}`, { ...list, at: index });
  // The browser's way back leads to the row too.
  const keepPlace = (index: number) => {
    forgetOpenList(queries);
    setParameters({ schema: schemaKey, at: String(index) });
  };
  const queries = useQueryClient();
  const openReview = useReviewOpener(slug);
  const open = (index: number) => {
    const run = getItem(index);
    if (run === undefined) return;
    keepPlace(index);
    navigate(toRun(run.id, index));
  };
  const review = (index: number) => {
    const run = getItem(index);
    if (run === undefined) return;
    keepPlace(index);
    openReview(run, { ...list, at: index });
  };
  const current = useRowKeys({ name: 'Runs', noun: 'run', total, open, first: at });
  const toggle = (index: number, isRange = false) => {
    const from = isRange ? Math.min(lastIndex, index) : index;
    const ids = Array.from(
      { length: (isRange ? Math.max(lastIndex, index) : index) - from + 1 },
      (_, offset) => getItem(from + offset)?.id,
    ).filter((id) => id !== undefined);
    const next = new Set(selected);
    const isAdded = !selected.has(getItem(index)?.id ?? '');
    for (const id of ids)
      if (isAdded) next.add(id);
      else next.delete(id);
    setSelected(next);
    setLastIndex(index);
  };
  const selectAll = () => void readAllIds(filter).then((ids) => setSelected(new Set(ids)));
  useShortcuts('List of runs', [
    {
      keys: 'v',
      label: 'Review the values of the run',
      needs: 'requestReview',
      run: () => review(Math.max(0, current)),
    },
    { keys: 'x', label: 'Select the run', run: () => toggle(Math.max(0, current)) },
    { keys: 'X', label: 'Select all', run: selectAll },
    {
      keys: 'e',
      label: 'Export the selection, or else the list',
      needs: 'createExport',
      run: () => setExporting(true),
    },
  ]);
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title={nameEmpty(query)}>
        <Link href={linkTo(`/${slug}`, { env: toEnvParameter(env), schema: schemaKey })} class="button">
          Extract from a document
        </Link>
      </EmptyState>
    );
  const chosen = selected.size > 0 ? { runIds: [...selected] } : { filter: toExportFilter(query) };
  const counted = selected.size > 0 ? `The ${selected.size} selected` : 'All completed';
  return (
    <>
      {selected.size > 0 ? (
        <SelectionActions filter={filter} selected={selected} setSelected={setSelected} />
      ) : (
        <div class="selection-actions">
          <span class="muted">{total === 1 ? '1 run' : `${total} runs`}</span>
          <button data-needs="createExport" type="button" class="button" onClick={() => setExporting(true)}>
            Export
          </button>
          <button type="button" class="link-button" onClick={selectAll}>
            Select all
          </button>
        </div>
      )}
      <VirtualRows
        label="Runs"
        count={total}
        current={current}
        onRange={show}
        columns={columns}
        rowClass="run-row"
        renderCells={(index) => {
          const run = getItem(index);
          if (run === undefined)
            return (
              <span role="cell" class="muted">
                …
              </span>
            );
          return (
            <RunCells
              run={run}
              href={toRun(run.id, index)}
              keepPlace={() => keepPlace(index)}
              usual={usual}
              isSelected={selected.has(run.id)}
              toggle={(isRange) => toggle(index, isRange)}
            />
          );
        }}
      />
      {isExporting && (
        <ExportDialog
          {...{ slug, schemaKey, env, chosen }}
          name={schemaKey}
          description={`${counted} documents of this list.`}
          close={() => setExporting(false)}
        />
      )}
    </>
  );
}

function nameEmpty({ sort: _sort, order: _order, status, ...others }: RunQuery): string {
  if (Object.keys(others).length > 0) return 'No run meets all filters';
  return status === undefined ? 'No runs yet' : `No run is ${status}`;
}
