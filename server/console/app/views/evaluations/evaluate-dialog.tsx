import {
  createDatasetVersion,
  createEvaluation,
  type Dataset,
  type Evaluation,
  type EvaluationEstimate,
} from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { listProvidersQuery, listSchemaVersionsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useChange } from '../../parts/use-change.ts';
import { toCostWords } from './evaluation-words.ts';

interface EvaluateProps {
  slug: string;
  dataset: Dataset;
  close: () => void;
}

const PREVIEW_DELAY_MS = 300;

/** Starts an evaluation, after it was said what it takes. */
export function EvaluateDialog({ slug, dataset, close }: EvaluateProps) {
  const { id: datasetId, env, latestVersion } = dataset;
  const path = { slug, schemaKey: dataset.schemaKey };
  const [, navigate] = useLocation();
  const [version, setVersion] = useState<number | null>(null);
  const [model, setModel] = useState('');
  const [fresh, setFresh] = useState(false);
  const [freezes, setFreezes] = useState(latestVersion === null);
  const { data: versions } = useQuery(listSchemaVersionsQuery({ path, query: { pageSize: 100 } }));
  const { data: providers } = useQuery(listProvidersQuery({ query: { pageSize: 100 } }));
  const models = providers?.data.flatMap((provider) => provider.models.map((name) => `${provider.id}/${name}`)) ?? [];
  const body = {
    datasetId,
    fresh,
    ...(version !== null && { versionNumber: version }),
    ...(model !== '' && { model }),
  };
  const estimate = useQuery({
    queryKey: ['createEvaluation', path, env, body, latestVersion],
    queryFn: async ({ signal }) => {
      // While somebody types, nothing is asked.
      await new Promise((resolve) => setTimeout(resolve, PREVIEW_DELAY_MS));
      signal.throwIfAborted();
      const request = { client: getClient(), path, query: { env }, body: { ...body, dryRun: true } };
      return (await createEvaluation({ ...request, throwOnError: true })).data as EvaluationEstimate;
    },
    staleTime: 0,
  });
  const { mutate, isPending, error } = useChange(
    async (sending) => {
      if (freezes && latestVersion !== null) await createDatasetVersion({ ...sending, path: { id: datasetId } });
      const { data } = await createEvaluation({ ...sending, path, query: { env }, body });
      return { data: data as Evaluation };
    },
    {
      touches: ['listEvaluations', 'getDataset', 'listDatasetVersions'],
      after: ({ id }) => navigate(linkTo(`/${slug}/evaluations/${id}`, { env: toEnvParameter(env) })),
    },
  );
  const found = estimate.data;
  return (
    <FormDialog
      title="Evaluate"
      submit={() => mutate()}
      submitLabel="Evaluate"
      isPending={isPending}
      error={error ?? estimate.error}
      close={close}
    >
      <label class="field">
        <span>Version of the schema</span>
        <select
          value={version ?? ''}
          onChange={({ currentTarget: { value } }) => setVersion(value === '' ? null : Number(value))}
        >
          <option value="">The latest</option>
          {versions?.data.map(({ versionNumber }) => (
            <option key={versionNumber} value={versionNumber}>
              {versionNumber}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Model, as provider/model; empty for that of the environment</span>
        <input
          value={model}
          list="evaluated-models"
          pattern="[^\/]+\/.+"
          onInput={({ currentTarget }) => setModel(currentTarget.value)}
        />
        <datalist id="evaluated-models">
          {models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <label class="field-check">
        <input
          type="checkbox"
          checked={freezes}
          disabled={latestVersion === null}
          onChange={({ currentTarget: { checked } }) => setFreezes(checked)}
        />
        {latestVersion === null
          ? 'Freeze the labels as version 1'
          : `Freeze the labels of now first; otherwise version ${latestVersion} counts`}
      </label>
      <label class="field-check">
        <input type="checkbox" checked={fresh} onChange={({ currentTarget: { checked } }) => setFresh(checked)} />
        Ask again what an earlier evaluation has answered
      </label>
      <p role="status">{found !== undefined && describeEstimate(found)}</p>
    </FormDialog>
  );
}

function describeEstimate({ documents, cached, tokens, cost }: EvaluationEstimate): string {
  const known = cached === 0 ? '' : `, ${cached} of them answered before`;
  const count = documents === 1 ? '1 document' : `${documents} documents`;
  if (tokens === 0) return `${count}${known}; no tokens, no cost.`;
  const used = tokens === null ? 'tokens unknown before a first run' : `about ${tokens.toLocaleString('en')} tokens`;
  return `${count}${known}; ${used}, cost ${toCostWords(cost)}.`;
}
