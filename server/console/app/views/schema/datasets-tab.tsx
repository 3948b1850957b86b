import '../datasets/datasets.css';
import { createDataset } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { listDatasetsQuery } from '../../../generated/queries.gen.ts';
import { mayRead } from '../../api/rights.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useChange } from '../../parts/use-change.ts';
import { EvaluationList } from '../evaluations/evaluation-list.tsx';
import { PinSection } from '../evaluations/pin-section.tsx';
import type { TabProps } from './schema-tab.ts';

/** The data sets of a schema in the environment of the address, the evaluations on them, and the version it serves. */
export default function DatasetsTab({ slug, family }: TabProps) {
  const env = useEnvironment();
  const path = { slug, schemaKey: family.schemaKey };
  const [isCreating, setCreating] = useState(false);
  const { data, error, refetch } = useQuery(listDatasetsQuery({ path, query: { env, pageSize: 100 } }));
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <div class="table-scroller" role="region" aria-label="Data sets and evaluations" tabIndex={0}>
      <section class="dataset-section" aria-labelledby="data-sets">
        <header>
          <h2 id="data-sets">Data sets</h2>
          <button data-needs="createDataset" type="button" class="button" onClick={() => setCreating(true)}>
            New data set
          </button>
        </header>
        {data.total === 0 ? (
          <p class="muted">
            A data set is a set of documents with the values that they should give. With one, versions and models can be
            evaluated, compared, and kept out of service when they are worse.
          </p>
        ) : (
          <table class="table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Labelled</th>
                <th scope="col">Frozen version</th>
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map(({ id, name, items, latestVersion, updatedAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={linkTo(`/${slug}/datasets/${id}`, { env: toEnvParameter(env) })}>{name}</Link>
                  </th>
                  <td>
                    {items.labelled} of {items.total}
                  </td>
                  <td>{latestVersion ?? '–'}</td>
                  <td>
                    <TimeAgo at={updatedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {mayRead('listEvaluations') && <EvaluationList {...{ slug, env }} schemaKey={family.schemaKey} />}
      {mayRead('getPin') && <PinSection {...{ slug, env, family }} datasets={data.data} />}
      {isCreating && <CreateDatasetDialog {...path} env={env} close={() => setCreating(false)} />}
    </div>
  );
}

interface CreateProps {
  slug: string;
  schemaKey: string;
  env: ReturnType<typeof useEnvironment>;
  close: () => void;
}

function CreateDatasetDialog({ slug, schemaKey, env, close }: CreateProps) {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [collects, setCollects] = useState(false);
  const { mutate, isPending, error } = useChange(
    (sending) =>
      createDataset({
        ...sending,
        path: { slug, schemaKey },
        query: { env },
        body: { name, ...(collects && { collect: 'approved_reviews' as const }) },
      }),
    {
      touches: ['listDatasets'],
      after: ({ id }) => navigate(linkTo(`/${slug}/datasets/${id}`, { env: toEnvParameter(env) })),
    },
  );
  return (
    <FormDialog title="New data set" submit={() => mutate()} submitLabel="Create" {...{ close, isPending, error }}>
      <label class="field">
        <span>Name</span>
        <input required maxLength={200} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <label class="field-check">
        <input type="checkbox" checked={collects} onChange={({ currentTarget: { checked } }) => setCollects(checked)} />
        Collect each review that is approved from now on
      </label>
    </FormDialog>
  );
}
