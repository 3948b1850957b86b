import { extractDocument, rerunRun, type Run } from '@excerpt/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { listProvidersQuery, listSchemaVersionsQuery } from '../../../generated/queries.gen.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter } from '../../lib/console-address.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { PendingState } from '../../parts/states.tsx';
import { useRunPlace, type RunPlace } from './use-run-place.ts';

interface RerunProps {
  slug: string;
  run: Run;
  close: () => void;
}

export function RerunDialog({ slug, run, close }: RerunProps) {
  const { place, error } = useRunPlace(slug, run);
  return (
    <Dialog title="Run again" close={close}>
      {place === undefined ? <PendingState error={error} /> : <RerunForm slug={slug} run={run} {...place} />}
    </Dialog>
  );
}

/** Completed runs keep no answers of the model. */
const keepsAnswers = ({ status, provider }: Run): boolean =>
  provider !== 'local' && (status === 'failed' || status === 'cancelled');

type RerunFormProps = Omit<RerunProps, 'close'> & RunPlace;

function RerunForm({ slug, run, schemaKey, env }: RerunFormProps) {
  const [version, setVersion] = useState(run.schemaVersionNumber);
  const usedModel = `${run.provider}/${run.model}`;
  const [model, setModel] = useState(usedModel);
  const [reuse, setReuse] = useState(true);
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const { data: versions } = useQuery(listSchemaVersionsQuery({ path: { slug, schemaKey }, query: { pageSize: 100 } }));
  const { data: providers } = useQuery(listProvidersQuery({ query: { pageSize: 100 } }));
  const models = providers?.data.flatMap((provider) => provider.models.map((name) => `${provider.id}/${name}`)) ?? [];
  const isSame = version === run.schemaVersionNumber && model === usedModel;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const request = { client: getClient(), throwOnError: true } as const;
      if (isSame) return (await rerunRun({ ...request, path: { id: run.id }, query: { reuse } })).data;
      const path = { slug, schemaKey, id: run.documentId };
      const body = { versionNumber: version, model, ...(run.pages !== null && { pages: run.pages }) };
      return (await extractDocument({ ...request, path, query: { env }, body })).data;
    },
    onSuccess: ({ runId }) => {
      void queries.invalidateQueries({ queryKey: ['listRuns'] });
      navigate(linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(env) }));
    },
  });
  return (
    <form
      class="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <label class="field">
        <span>Version of the schema</span>
        <select value={version} onChange={({ currentTarget }) => setVersion(Number(currentTarget.value))}>
          {(versions?.data ?? [{ versionNumber: run.schemaVersionNumber }]).map(({ versionNumber }) => (
            <option key={versionNumber} value={versionNumber}>
              {versionNumber === run.schemaVersionNumber ? `${versionNumber} (this run)` : versionNumber}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>Model, as provider/model</span>
        <input
          value={model}
          list="models"
          required
          pattern="[^\/]+\/.+"
          onInput={({ currentTarget }) => setModel(currentTarget.value)}
        />
        <datalist id="models">
          {models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      {isSame && keepsAnswers(run) && (
        <label class="field-check">
          <input type="checkbox" checked={reuse} onChange={({ currentTarget }) => setReuse(currentTarget.checked)} />
          Reuse the answers that this run has paid for
        </label>
      )}
      {error !== null && (
        <p class="problem" role="alert">
          {describeError(error)}
        </p>
      )}
      <div class="dialog-actions">
        <button type="submit" class="button button-primary" disabled={isPending}>
          Run
        </button>
      </div>
    </form>
  );
}
