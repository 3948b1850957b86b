import './start-view.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/preact-query';
import { useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import samplePath from '../../../../../cli/sample/invoice.pdf?url';
import { listSchemasQuery } from '../../../generated/queries.gen.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { ErrorState, LoadingState } from '../../parts/states.tsx';
import { Icon } from '../../parts/icons.tsx';
import type { ViewProps } from '../late-view.tsx';
import { listSchemaOptions, startExtraction, type SchemaOption } from './start-extraction.ts';

async function fetchSample(): Promise<File> {
  const response = await fetch(samplePath);
  return new File([await response.blob()], 'invoice.pdf', { type: 'application/pdf' });
}

/** From a file to its values: choose a schema, drop a document. */
export default function StartView({ slug }: ViewProps) {
  const { data, error, refetch } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const [parameters, setParameters] = useParameters();
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const families = data?.data ?? [];
  const options = listSchemaOptions(families);
  const schemaKey = parameters.get('schema') ?? options[0]?.schemaKey ?? '';
  const extraction = useMutation({
    mutationFn: ({ file, key }: { file: File; key: string }) =>
      startExtraction(file, { slug, env, schemaKey: key, families }),
    onSuccess: (runId) => {
      void queries.invalidateQueries({ queryKey: ['listSchemas'] });
      void queries.invalidateQueries({ queryKey: ['listRuns'] });
      navigate(linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(env) }));
    },
  });
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <LoadingState />;
  const start = (file: File | undefined) => {
    if (file !== undefined) extraction.mutate({ file, key: schemaKey });
  };
  return (
    <div class="start">
      <h1>Extract from a document</h1>
      <SchemaCards options={options} chosen={schemaKey} choose={(schema) => setParameters({ schema })} />
      <DropZone isBusy={extraction.isPending} take={start} />
      {extraction.error !== null && (
        <p class="problem" role="alert">
          {describeError(extraction.error)}
        </p>
      )}
      <p class="muted">
        No document at hand?{' '}
        <button
          type="button"
          class="link-button"
          onClick={() => void fetchSample().then((file) => extraction.mutate({ file, key: 'invoice' }))}
        >
          Extract the sample invoice
        </button>
      </p>
    </div>
  );
}

interface SchemaCardsProps {
  options: SchemaOption[];
  chosen: string;
  choose: (schemaKey: string) => void;
}

function SchemaCards({ options, chosen, choose }: SchemaCardsProps) {
  return (
    <fieldset class="schema-cards">
      <legend>What is it?</legend>
      {options.map(({ schemaKey, name, description }) => (
        <label key={schemaKey} class="schema-card">
          <input
            type="radio"
            name="schema"
            value={schemaKey}
            checked={schemaKey === chosen}
            onChange={() => choose(schemaKey)}
          />
          <span>
            <strong>{name}</strong>
            <span class="muted">{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function DropZone({ isBusy, take }: { isBusy: boolean; take: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      class={isOver ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="upload" />
      <p>{isBusy ? 'Uploading…' : 'Drop a document here'}</p>
      <button type="button" class="button button-primary" disabled={isBusy} onClick={() => input.current?.click()}>
        Choose a file
      </button>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        aria-label="Document"
        tabIndex={-1}
        onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
      />
      <p class="muted">
        PDF, pictures and scans, Word, Excel, PowerPoint, e-mail, HTML, text. Files stay on this server.
      </p>
    </div>
  );
}
