import '../datasets/datasets.css';
import { deleteMemoryExample, measureMemory, updateMemory, type Dataset, type Memory } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { getMemoryQuery, listDatasetsQuery, listMemoryExamplesQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, type EnvironmentSlug } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { ErrorState, PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useChange } from '../../parts/use-change.ts';
import { toPoints, toShare } from '../evaluations/evaluation-words.ts';
import type { TabProps } from './schema-tab.ts';

interface Place {
  slug: string;
  schemaKey: string;
  env: EnvironmentSlug;
}

/** What a schema learned in the environment of the address: the switch, what it gains, and the examples. */
export default function MemoryTab({ slug, family: { schemaKey } }: TabProps) {
  const env = useEnvironment();
  const place = { slug, schemaKey, env };
  const { data, error, refetch } = useQuery(getMemoryQuery({ path: { slug, schemaKey }, query: { env } }));
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <div class="table-scroller" role="region" aria-label="Memory of the schema" tabIndex={0}>
      <SwitchSection {...place} memory={data} />
      <ExampleSection {...place} memory={data} />
    </div>
  );
}

function SwitchSection({ memory, ...place }: Place & { memory: Memory }) {
  const { slug, schemaKey, env } = place;
  const { mode, examples, gain, calibrations } = memory;
  const [isMeasuring, setMeasuring] = useState(false);
  const datasets = useQuery(listDatasetsQuery({ path: { slug, schemaKey }, query: { env, pageSize: 100 } }));
  const other = mode === 'on' ? 'off' : 'on';
  const { mutate, isPending } = useChange(
    (sending) => updateMemory({ ...sending, path: { slug, schemaKey }, query: { env }, body: { mode: other } }),
    { touches: ['getMemory'], done: `The memory is ${other} in ${env}.`, notifiesErrors: true },
  );
  return (
    <section class="dataset-section" aria-labelledby="memory">
      <header>
        <h2 id="memory">Memory</h2>
        <button data-needs="updateMemory" type="button" class="button" disabled={isPending} onClick={() => mutate()}>
          Switch it {other}
        </button>
        <button
          data-needs="measureMemory"
          type="button"
          class="button"
          disabled={datasets.data === undefined || datasets.data.total === 0}
          onClick={() => setMeasuring(true)}
        >
          Measure the gain…
        </button>
      </header>
      <p role="status">
        The memory is {mode} in {env}.{' '}
        {mode === 'on'
          ? 'Extractions look at similar documents that people approved or labelled.'
          : 'With it, extractions look at similar documents that people approved or labelled.'}{' '}
        {examples === 0 && 'It has no example yet: approve a review, or label an item of a data set.'}
      </p>
      <Gain slug={slug} env={env} gain={gain} />
      <Calibrations of={calibrations} />
      {datasets.data?.total === 0 && <p class="muted">A data set with labels shows what the memory gains.</p>}
      {isMeasuring && (
        <MeasureDialog {...place} datasets={datasets.data?.data ?? []} close={() => setMeasuring(false)} />
      )}
    </section>
  );
}

function Gain({ slug, env, gain }: Pick<Place, 'slug' | 'env'> & Pick<Memory, 'gain'>) {
  if (gain === null) return <p class="muted">What it gains was not measured yet.</p>;
  const { before, after, documents, measuredAt, evaluationId, withoutId } = gain;
  const compare = `/${slug}/evaluations/${evaluationId}/compare/${withoutId}`;
  return (
    <p>
      On {documents} documents, F1 is {toShare(before)} without it and {toShare(after)} with it (
      {toPoints(after - before)}
      ). Measured <TimeAgo at={measuredAt} />.{' '}
      <Link href={linkTo(compare, { env: toEnvParameter(env) })}>By field</Link>
    </p>
  );
}

/** What became of the confidences of each model. */
function Calibrations({ of }: { of: Memory['calibrations'] }) {
  return (
    <>
      {of.map(({ model, basis, values, method, before, after }) => (
        <p key={`${model} ${basis}`}>
          {method === 'none'
            ? `${values} reviewed values of ${model} agree with its confidences.`
            : `Confidences of ${model} are recalibrated on ${values} reviewed values: their squared error falls from ` +
              `${before.toFixed(3)} to ${after.toFixed(3)}.`}
          {basis === 'memory' && ' This is for extractions in which examples helped.'}
        </p>
      ))}
    </>
  );
}

function MeasureDialog({ slug, schemaKey, env, datasets, close }: Place & { datasets: Dataset[]; close: () => void }) {
  const [, navigate] = useLocation();
  const [datasetId, setDatasetId] = useState(datasets[0]?.id ?? '');
  const { mutate, isPending, error } = useChange(
    (sending) => measureMemory({ ...sending, path: { slug, schemaKey }, query: { env }, body: { datasetId } }),
    {
      touches: ['listEvaluations', 'getMemory'],
      after: ({ id }) => navigate(linkTo(`/${slug}/evaluations/${id}`, { env: toEnvParameter(env) })),
    },
  );
  return (
    <FormDialog title="Measure the gain" submit={() => mutate()} submitLabel="Measure" {...{ close, isPending, error }}>
      <p class="muted">
        Each labelled document is extracted twice: without the memory, and with what the other documents taught.
      </p>
      <label class="field">
        <span>Data set</span>
        <select value={datasetId} onChange={({ currentTarget: { value } }) => setDatasetId(value)}>
          {datasets.map(({ id, name, items }) => (
            <option key={id} value={id}>
              {name} ({items.labelled} labelled)
            </option>
          ))}
        </select>
      </label>
    </FormDialog>
  );
}

const PAGE_SIZE = 50;

function ExampleSection({ slug, schemaKey, env, memory }: Place & { memory: Memory }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(
    listMemoryExamplesQuery({ path: { slug, schemaKey }, query: { env, page, pageSize: PAGE_SIZE } }),
  );
  const { mutate } = useChange<unknown, string>((sending, id) => deleteMemoryExample({ ...sending, path: { id } }), {
    touches: ['getMemory', 'listMemoryExamples'],
    done: 'The example is deleted. Its document, review and label stay.',
    notifiesErrors: true,
  });
  if (memory.examples === 0) return null;
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <section class="dataset-section" aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      <p class="muted">{memory.kept}</p>
      {error !== null && <ErrorState error={error} />}
      {data !== undefined && (
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">From</th>
              <th scope="col">Values</th>
              <th scope="col">Learned</th>
              <th scope="col">
                <span class="visually-hidden">Delete</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ id, documentId, documentName, source, fields, isLearned, createdAt }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={linkTo(`/${slug}/runs`, { env: toEnvParameter(env), document: documentId })}>
                    {toVisibleName(documentName ?? 'A document')}
                  </Link>
                </th>
                <td>{source === 'review' ? 'an approved review' : 'a label'}</td>
                <td>{fields}</td>
                <td>{isLearned ? <TimeAgo at={createdAt} /> : 'with the next run'}</td>
                <td>
                  <button data-needs="deleteMemoryExample" type="button" class="link-button" onClick={() => mutate(id)}>
                    Delete
                    <span class="visually-hidden"> the example {toVisibleName(documentName ?? 'A document')}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <div class="dataset-actions">
          <button type="button" class="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <span>
            Page {page} of {pages}
          </span>
          <button type="button" class="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Older
          </button>
        </div>
      )}
    </section>
  );
}
