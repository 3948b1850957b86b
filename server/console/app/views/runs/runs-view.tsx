import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import { uploads } from '../../uploads/upload-queue.ts';
import './runs-view.css';
import type { Batch, SchemaFamily } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { getBatchQuery, listBatchDocumentsQuery, listSchemasQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { readLastSchema } from '../../lib/last-schema.ts';
import { toRunQuery } from '../../lib/run-query.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { PacketTable } from '../packets/packet-table.tsx';
import { RunFilters } from './run-filters.tsx';
import { RunTable } from './run-table.tsx';

/** The runs of a schema, or of an upload, or the packets of one that is split. Schema, filters, order and environment are in the address. */
export default function RunsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const { data, error, refetch } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const schemas = data?.data ?? [];
  const last = schemas.find(({ schemaKey }) => schemaKey === readLastSchema(slug));
  const schemaKey = parameters.get('schema') ?? last?.schemaKey ?? schemas[0]?.schemaKey;
  const query = toRunQuery(parameters);
  const batch = useBatch(query.batchId);
  const isSplit = batch !== undefined && batch.splitter !== null;
  return (
    <>
      <header class="view-header">
        <h1>{query.batchId === undefined ? 'Runs' : 'Check these'}</h1>
        {batch !== undefined && <BatchFacts batch={batch} />}
        <div class="view-actions">
          {isSplit && (
            <Link href={linkTo(`/${slug}/packets`, { env: toEnvParameter(env) })} class="button">
              All packets
            </Link>
          )}
          <SchemaChoice
            schemas={schemas}
            schemaKey={schemaKey}
            choose={(schema) => setParameters({ schema, batch: null, at: null })}
          />
        </div>
      </header>
      {error !== null || data === undefined ? (
        <PendingState error={error} retry={() => void refetch()} />
      ) : schemaKey === undefined ? (
        <EmptyState title="No schema yet">
          <p class="muted">A schema says what to extract. Start with a template and a document.</p>
          <Link href={linkTo(`/${slug}`)} class="button button-primary">
            Start
          </Link>
        </EmptyState>
      ) : (
        <>
          {query.batchId !== undefined && <FailedFiles batchId={query.batchId} />}
          {isSplit ? (
            <PacketTable slug={slug} filter={{ batchId: batch.id }} isGrowing={batch.status === 'processing'}>
              <EmptyState title="No packet yet" />
            </PacketTable>
          ) : (
            <>
              <RunFilters slug={slug} schemaKey={schemaKey} env={env} />
              <RunTable
                key={`${schemaKey} ${env} ${JSON.stringify(query)}`}
                filter={{ slug, schemaKey, env, query }}
                at={Number(parameters.get('at') ?? -1)}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

function useBatch(id: string | undefined): Batch | undefined {
  const { data } = useQuery({
    ...getBatchQuery({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });
  return id === undefined ? undefined : data;
}

/** Waiting documents have no run yet, and files that could not be added never get one. */
function BatchFacts({ batch }: { batch: Batch }) {
  const { counts, name, provider, model, schemaVersionNumber, splitter } = batch;
  const open = counts.waiting + counts.pending + counts.processing;
  return (
    <p class="muted batch-facts" role="status">
      {`${toVisibleName(name ?? 'Batch')}: ${counts.completed} of ${counts.total} completed`}
      {open > 0 && `, ${open} to come`}
      {counts.failed > 0 && `, ${counts.failed} failed`}
      {splitter === null
        ? ` · version ${schemaVersionNumber} · ${provider}/${model}`
        : ` · split by ${splitter.key}, version ${splitter.versionNumber}`}
    </p>
  );
}

interface SchemaChoiceProps {
  schemas: SchemaFamily[];
  schemaKey: string | undefined;
  choose: (schemaKey: string) => void;
}

function SchemaChoice({ schemas, schemaKey, choose }: SchemaChoiceProps) {
  return (
    <label>
      <span class="visually-hidden">Schema</span>
      <select value={schemaKey ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {schemas.map((schema) => (
          <option key={schema.id} value={schema.schemaKey}>
            {schema.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The files of an upload that have no run, and why: they are in no list of runs. */
function FailedFiles({ batchId }: { batchId: string }) {
  const path = { id: batchId };
  const { data: batch } = useQuery(getBatchQuery({ path }));
  const failed = batch?.counts.failed ?? 0;
  const { data } = useQuery({
    ...listBatchDocumentsQuery({ path, query: { status: 'failed', pageSize: PAGE_SIZE } }),
    enabled: failed > 0,
  });
  const known = (data?.data ?? [])
    .filter(({ runId, packetId }) => runId === null && packetId === null)
    .map(({ position, name, errorMessage }) => ({ key: String(position), name, problem: errorMessage }));
  // The server knows nothing of a file that it refused; the browser that sent it does.
  const refused = uploads.value
    .filter((item) => item.batch?.id === batchId && item.status === 'failed' && item.documentId == null)
    .map(({ id, name, problem }) => ({ key: id, name, problem }));
  const files = [...refused, ...known];
  if (files.length === 0) return null;
  return (
    <details class="note note-poor failed-files" open={files.length <= 5}>
      <summary>{files.length === 1 ? '1 file' : `${files.length} files`} could not be added</summary>
      <ul>
        {files.map(({ key, name, problem }) => (
          <li key={key}>
            <strong>{toVisibleName(name)}</strong>: {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}
