import { FormDialog } from '../../parts/form-dialog.tsx';
import './datasets.css';
import { createDatasetVersion, type Dataset, deleteDataset, draftDataset } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { getDatasetQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { PendingState } from '../../parts/states.tsx';
import { useChange } from '../../parts/use-change.ts';
import { EvaluateDialog } from '../evaluations/evaluate-dialog.tsx';
import type { ViewProps } from '../late-view.tsx';
import { AddDocumentsDialog } from './add-documents-dialog.tsx';
import { DatasetSettingsDialog } from './dataset-settings-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ItemTable, toItemFilter } from './item-table.tsx';

interface DeleteProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

/** While drafts are made, their number changes. */
const POLL_MS = 2_000;

/** A data set: its documents with their labels, and all that can be done with it. The filter is in the URL. */
export default function DatasetView({ slug, parameters: { datasetId = '' } }: ViewProps) {
  const { data, error, refetch } = useQuery({
    ...getDatasetQuery({ path: { id: datasetId } }),
    refetchInterval: ({ state }) => ((state.data?.items.drafting ?? 0) > 0 ? POLL_MS : false),
  });
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return <LoadedDataset slug={slug} dataset={data} />;
}

type Opened = 'add' | 'import' | 'evaluate' | 'settings' | 'delete' | null;

function LoadedDataset({ slug, dataset }: { slug: string; dataset: Dataset }) {
  const { id, items } = dataset;
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters, setParameters] = useParameters();
  const [opened, open] = useState<Opened>(null);
  const filter = parameters.get('items') ?? '';
  const touches = ['getDataset', 'listDatasetItems', 'listDatasets', 'listDatasetVersions'];
  const freeze = useChange((sending) => createDatasetVersion({ ...sending, path: { id } }), {
    touches,
    done: 'The labels are frozen as the next version.',
    notifiesErrors: true,
  });
  const draft = useChange((sending) => draftDataset({ ...sending, path: { id }, body: {} }), {
    touches,
    notifiesErrors: true,
  });
  const label = (query: Record<string, string> = {}) =>
    navigate(linkTo(`/${slug}/datasets/${id}/label/next`, { env: toEnvParameter(env), ...query }));
  useShortcuts('Data set', [
    { keys: 'l', label: 'Label', needs: 'updateDatasetItem', run: () => label() },
    {
      keys: 'L',
      label: 'Label, the least sure first',
      needs: 'updateDatasetItem',
      run: () => label({ sort: 'confidence' }),
    },
    { keys: 'E', label: 'Evaluate', needs: 'createEvaluation', run: () => open('evaluate') },
  ]);
  const close = () => open(null);
  const dialogs = { slug, dataset, close };
  return (
    <>
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={linkTo(`/${slug}/schemas/${dataset.schemaKey}`, { env: toEnvParameter(env), tab: 'datasets' })}>
            {dataset.schemaKey}
          </Link>
          <span aria-hidden="true">/</span>
          <h1 title={dataset.description ?? undefined}>{dataset.name}</h1>
        </nav>
        <span class="muted" role="status">
          {items.labelled} of {items.total} labelled
          {items.drafting > 0 && `, ${items.drafting} being drafted`}
        </span>
        <div class="view-actions">
          <button data-needs="addDatasetItems" type="button" class="button" onClick={() => open('add')}>
            Add documents…
          </button>
          <button data-needs="addDatasetItems" type="button" class="button" onClick={() => open('import')}>
            Import…
          </button>
          <button
            data-needs="draftDataset"
            type="button"
            class="button"
            disabled={items.unlabelled === 0 || items.drafting > 0 || draft.isPending}
            onClick={() => draft.mutate()}
          >
            Draft labels
          </button>
          <button
            data-needs="createDatasetVersion"
            type="button"
            class="button"
            disabled={items.labelled === 0 || freeze.isPending}
            onClick={() => freeze.mutate()}
          >
            Freeze version {(dataset.latestVersion ?? 0) + 1}
          </button>
          <button
            data-needs="createEvaluation"
            type="button"
            class="button"
            disabled={items.labelled === 0}
            onClick={() => open('evaluate')}
          >
            Evaluate…
          </button>
          <button data-needs="updateDataset" type="button" class="button" onClick={() => open('settings')}>
            Settings…
          </button>
          <button data-needs="deleteDataset" type="button" class="button" onClick={() => open('delete')}>
            Delete…
          </button>
          <button
            data-needs="updateDatasetItem"
            type="button"
            class="button button-primary"
            disabled={items.labelled === items.total}
            onClick={() => label()}
          >
            Label
          </button>
        </div>
      </header>
      <div class="dataset-bar">
        <label>
          <span class="visually-hidden">Items</span>
          <select value={filter} onChange={({ currentTarget: { value } }) => setParameters({ items: value })}>
            <option value="">All documents ({items.total})</option>
            <option value="unlabelled">Not looked at ({items.unlabelled})</option>
            <option value="draft">With a draft ({items.draft})</option>
            <option value="labelled">Labelled ({items.labelled})</option>
            <option value="needed">A second label is needed of you</option>
            <option value="disagrees">Two people differ</option>
            <option value="agrees">Two people agree</option>
          </select>
        </label>
        {dataset.twice > 0 && (
          <button data-needs="updateDatasetItem" type="button" class="button" onClick={() => label({ second: 'yes' })}>
            Give second labels
          </button>
        )}
        <span class="muted">
          {dataset.latestVersion === null ? 'No frozen version' : `Version ${dataset.latestVersion} is frozen`}
          {dataset.collect !== null && '; approved reviews are collected'}
          {dataset.blind && '; drafts are hidden'}
        </span>
      </div>
      <ItemTable key={filter} {...{ slug, dataset }} filter={toItemFilter(filter)} />
      {opened === 'add' && <AddDocumentsDialog {...dialogs} />}
      {opened === 'import' && <ImportDialog {...dialogs} />}
      {opened === 'evaluate' && <EvaluateDialog {...dialogs} />}
      {opened === 'settings' && <DatasetSettingsDialog {...dialogs} />}
      {opened === 'delete' && <DeleteDatasetDialog {...dialogs} />}
    </>
  );
}

/** Deletes a data set with its labels, versions and evaluations. */
function DeleteDatasetDialog({ slug, dataset, close }: DeleteProps) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useChange((sending) => deleteDataset({ ...sending, path: { id: dataset.id } }), {
    touches: ['listDatasets', 'listEvaluations'],
    done: `${dataset.name} is deleted.`,
    after: () =>
      navigate(linkTo(`/${slug}/schemas/${dataset.schemaKey}`, { env: toEnvParameter(env), tab: 'datasets' }), {
        replace: true,
      }),
  });
  return (
    <FormDialog
      title={`Delete ${dataset.name}`}
      submit={() => mutate()}
      submitLabel="Delete"
      isDangerous
      {...{ close, isPending, error }}
    >
      <p>
        This deletes its {dataset.items.labelled} labels, its versions and its evaluations for good. The documents are
        kept.
      </p>
    </FormDialog>
  );
}
