import './start-view.css';
import { getSchemaTemplate, getSchemaTemplateDocument } from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { forbidden } from '../../api/rights.ts';
import { getClient } from '../../api/console-session.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { getTime } from '../../lib/time-words.ts';
import { notify } from '../../parts/notices.tsx';
import { ErrorState, PendingState } from '../../parts/states.tsx';
import { FileChooser } from '../../uploads/file-chooser.tsx';
import {
  findChoice,
  FIRST_TEMPLATES,
  type SchemaChoice,
  toTarget,
  useSchemaChoices,
} from '../../uploads/schema-choices.ts';
import { addUploads, uploads } from '../../uploads/upload-queue.ts';
import { loadLate, type ViewProps } from '../late-view.tsx';

interface SchemaCardsProps {
  choices: SchemaChoice[];
  chosen: string;
  choose: (schemaKey: string) => void;
  /** Reads the choices that are not here; null when all are. */
  showAll: (() => void) | null;
}

const WhatIsIt = loadLate(() => import('./what-is-it.tsx'));

/** A larger file is extracted with what is chosen: finding out what it is would send it twice. */
const MAX_CLASSIFIED_BYTES = 20_000_000;

/** The sample of a template. */
async function fetchSample(key: string): Promise<File> {
  const request = { client: getClient(), path: { key }, throwOnError: true } as const;
  const { document } = (await getSchemaTemplate(request)).data;
  const { data } = await getSchemaTemplateDocument(request);
  return new File([data as Blob], document.name, { type: document.mimeType });
}

/** Where roles start that may not extract. */
function findHome(operations: ReadonlySet<string>): string | undefined {
  if (!operations.has('extract')) return undefined;
  return operations.has('updateReview') ? 'runs' : 'reviews';
}

/** From a file to its values: choose a schema, drop a document. */
export default function StartView({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const [showsAll, showAll] = useState(false);
  const { choices, isEmpty, error, refetch } = useSchemaChoices(slug, { hasAll: showsAll });
  const [followed, follow] = useState<string | null>(null);
  const [asked, ask] = useState<File | null>(null);
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const upload = uploads.value.find(({ id }) => id === followed);
  const runId = upload?.runId ?? null;
  useEffect(() => {
    if (runId !== null) navigate(linkTo(`/${slug}/runs/${runId}`, { env: toEnvParameter(env) }));
  }, [runId]);

  const home = findHome(forbidden.value);
  useEffect(() => {
    if (home !== undefined) navigate(linkTo(`/${slug}/${home}`, { env: toEnvParameter(env) }), { replace: true });
  }, [home]);

  if (error !== null || choices === undefined) return <PendingState error={error} retry={refetch} />;
  const chosen = findChoice(choices, slug, parameters.get('schema'));
  if (chosen === undefined) return <ErrorState error={new Error('The server has no schema to start with.')} />;
  const start = (files: File[], choice = chosen) => {
    const ids = addUploads(files, toTarget(slug, env, choice), getTime());
    if (ids.length === 1) follow(ids[0] ?? null);
    else if (ids.length > 1) navigate(linkTo(`/${slug}/upload`, { env: toEnvParameter(env) }));
  };
  const take = (files: File[]) => {
    const [file] = files;
    const isUnclear = files.length === 1 && !parameters.has('schema');
    if (file !== undefined && isUnclear && file.size <= MAX_CLASSIFIED_BYTES) ask(file);
    else start(files);
  };
  const hasSample = chosen.template !== null || FIRST_TEMPLATES.includes(chosen.schemaKey);
  const startSample = () => {
    fetchSample(chosen.schemaKey).then(
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
        chosen={chosen.schemaKey}
        choose={(schema) => setParameters({ schema })}
        showAll={showsAll ? null : () => showAll(true)}
      />
      {asked === null ? (
        <FileChooser isBusy={isSending} take={take} />
      ) : (
        <WhatIsIt
          {...{ slug, env, choices, chosen }}
          file={asked}
          take={(choice) => {
            ask(null);
            start([asked], choice);
          }}
        />
      )}
      {upload?.problem != null && (
        <p class="problem" role="alert">
          {upload.problem}
        </p>
      )}
      {hasSample && (
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

function SchemaCards({ choices, chosen, choose, showAll }: SchemaCardsProps) {
  return (
    <fieldset class="schema-cards">
      <legend>What is it?</legend>
      {choices.map(({ schemaKey, name, description }) => (
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
      {showAll !== null && (
        <button type="button" class="link-button schema-cards-more" onClick={showAll}>
          More kinds
        </button>
      )}
    </fieldset>
  );
}
