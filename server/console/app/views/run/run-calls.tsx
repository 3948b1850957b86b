import type { Run, RunCall } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { listRunCallsQuery } from '../../../generated/queries.gen.ts';
import { toDuration } from '../../lib/time-words.ts';
import { useEnvironment } from '../../lib/console-address.ts';
import { PendingState } from '../../parts/states.tsx';

const PAGE_SIZE = 20;

/** The requests to models of a run, which are read when the section is opened. Nothing where no model was asked. */
export function RunCalls({ run }: { run: Run }) {
  const [isOpen, setIsOpen] = useState(false);
  if (run.expiredAt !== null || run.providers.every(({ provider }) => provider === 'local')) return null;
  return (
    <details class="run-calls" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Calls to models</summary>
      {isOpen && <CallPages runId={run.id} />}
    </details>
  );
}

function CallPages({ runId }: { runId: string }) {
  const [page, setPage] = useState(1);
  const env = useEnvironment();
  const query = { page, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useQuery(listRunCallsQuery({ path: { id: runId }, query }));
  if (error !== null || data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      {data.data.length === 0 && <p class="muted">No model was asked.</p>}
      {data.data.every(({ request }) => request === null) && data.data.length > 0 && (
        <p class="muted">
          What was sent and answered is not kept. The settings of the environment {env} can keep it for later runs.
        </p>
      )}
      <ol class="run-calls-list">
        {data.data.map((call) => (
          <Call key={call.index} call={call} />
        ))}
      </ol>
      {pages > 1 && (
        <p class="run-calls-pages">
          <button type="button" class="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Earlier
          </button>
          <span class="muted">
            {page} of {pages}
          </span>
          <button type="button" class="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Later
          </button>
        </p>
      )}
    </>
  );
}

function Call({ call }: { call: RunCall }) {
  const { index, provider, model, answeredBy, failure, durationMs, tokens, request, response } = call;
  const facts = [
    failure === null ? null : failure.replaceAll('_', ' '),
    toDuration(durationMs),
    tokens === null ? null : `${tokens.inputTokens} tokens sent, ${tokens.outputTokens} written`,
    answeredBy === null || answeredBy === model ? null : `answered by ${answeredBy}`,
    call.seed === null ? null : `seed ${call.seed}`,
    call.temperature === null ? null : `temperature ${call.temperature}`,
    call.fingerprint === null ? null : `fingerprint ${call.fingerprint}`,
    `prompt ${call.promptHash.slice('sha256:'.length, 'sha256:'.length + 12)}, version ${call.promptVersion}`,
  ];
  return (
    <li>
      <strong>
        {index + 1}. {provider}/{model}
      </strong>
      <p class="muted">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {request !== null && <Body name="Request" body={request} call={index + 1} />}
      {response !== null && <Body name="Answer" body={response} call={index + 1} />}
    </li>
  );
}

function Body({ name, body, call }: { name: string; body: unknown; call: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <pre class="run-calls-body" tabIndex={0} aria-label={`${name} of call ${call}`}>
          {JSON.stringify(body, null, 2).replaceAll('\\n', '\n')}
        </pre>
      )}
    </details>
  );
}
