import './start-view.css';
import { getSchemaTemplateDocument } from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { getTime } from '../../lib/time-words.ts';
import { notify } from '../../parts/notices.tsx';
import { ErrorState, PendingState } from '../../parts/states.tsx';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import { toTarget, useSchemaChoices, type SchemaChoice } from '../../uploads/schema-choices.ts';
import { addUploads, uploads } from '../../uploads/upload-queue.ts';
import type { ViewProps } from '../late-view.tsx';
import { SchemaCards } from './schema-cards.tsx';

const MAX_SHOWN = 3;

async function fetchSample({ template }: SchemaChoice): Promise<File> {
  const { key = '', document } = template ?? {};
  const { data } = await getSchemaTemplateDocument({ client: getClient(), path: { key }, throwOnError: true });
  return new File([data as Blob], document?.name ?? key, { type: document?.mimeType ?? '' });
}

/** From a file to its values: choose a schema, drop a document. */
export default function StartView({ slug }: ViewProps) {
  const { choices, templates, isEmpty, error, refetch } = useSchemaChoices(slug);
  const [parameters, setParameters] = useParameters();
  const [followed, follow] = useState<string | null>(null);
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const upload = uploads.value.find(({ id }) => id === followed);
  const runId = upload?.runId ?? null;
  useEffect(() => {
    if (runId !== null) navigate(linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(env) }));
  }, [runId]);

  if (error !== null || choices === undefined) return <PendingState error={error} retry={refetch} />;
  const chosen = choices.find(({ schemaKey }) => schemaKey === parameters.get('schema')) ?? choices[0];
  if (chosen === undefined) return <ErrorState error={new Error('The server has no schema to start with.')} />;
  const start = (files: File[], choice = chosen) => {
    const ids = addUploads(files, toTarget(slug, env, choice), getTime());
    if (ids.length === 1) follow(ids[0] ?? null);
    else if (ids.length > 1) navigate(linkTo(`/${slug}/upload`, { env: toEnvParameter(env) }));
  };
  const sample = templates.find(({ key }) => key === chosen.schemaKey);
  const startSample = () => {
    fetchSample({ ...chosen, template: sample ?? null }).then(
      (file) => start([file]),
      (reason: unknown) => notify(describeError(reason), { isError: true }),
    );
  };
  const isSending = upload !== undefined && runId === null && upload.status !== 'failed';
  return (
    <div class="start">
      <h1>{isEmpty ? 'Start here' : 'Extract from a document'}</h1>
      <SchemaCards
        choices={choices}
        maxShown={isEmpty ? MAX_SHOWN : Math.max(MAX_SHOWN, choices.filter(({ template }) => template === null).length)}
        chosen={chosen.schemaKey}
        choose={(schema) => setParameters({ schema })}
      />
      <FileChooser isBusy={isSending} take={start} />
      {upload?.problem != null && (
        <p class="problem" role="alert">
          {upload.problem}
        </p>
      )}
      {sample !== undefined && (
        <p class="muted">
          No document at hand?{' '}
          <button type="button" class="link-button" disabled={isSending} onClick={startSample}>
            Try it on a sample
          </button>
        </p>
      )}
    </div>
  );
}
