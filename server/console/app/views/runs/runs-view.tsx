import './runs-view.css';
import type { SchemaFamily } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link, useLocation } from 'wouter-preact';
import { listSchemasQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { previewValues } from '../../lib/preview-values.ts';
import { ExportButtons } from '../../parts/export-buttons.tsx';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { ViewProps } from '../late-view.tsx';
import { toVisibleName } from '../../lib/visible-name.ts';
import { collectResults } from './collect-results.ts';
import { useRunPages, type RunFilter } from './use-run-pages.ts';

const STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;

/** The runs of a schema. Schema, status and environment are in the URL. */
export default function RunsView({ slug }: ViewProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const { data, error, refetch } = useQuery(listSchemasQuery({ path: { slug }, query: { pageSize: 100 } }));
  const schemas = data?.data ?? [];
  const schemaKey = parameters.get('schema') ?? schemas[0]?.schemaKey;
  const status = STATUSES.find((one) => one === parameters.get('status'));
  return (
    <>
      <header class="view-header">
        <h1>Runs</h1>
        <div class="view-actions">
          <SchemaChoice schemas={schemas} schemaKey={schemaKey} choose={(schema) => setParameters({ schema })} />
          <label>
            <span class="visually-hidden">Status</span>
            <select
              value={status ?? ''}
              onChange={({ currentTarget }) => setParameters({ status: currentTarget.value })}
            >
              <option value="">Every status</option>
              {STATUSES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {schemaKey !== undefined && (
            <ExportButtons name={schemaKey} readRows={() => collectResults({ slug, schemaKey, env, status })} />
          )}
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
        <RunTable
          key={`${schemaKey} ${env} ${status ?? ''}`}
          slug={slug}
          schemaKey={schemaKey}
          env={env}
          status={status}
        />
      )}
    </>
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

function RunTable(filter: RunFilter) {
  const { slug, env, schemaKey } = filter;
  const [, navigate] = useLocation();
  const { total, error, getItem, show, refetch } = useRunPages(filter);
  const toRun = (id: string) => linkTo(`/${slug}/runs/${id}`, { env: toEnvParameter(env) });
  const open = (index: number) => {
    const run = getItem(index);
    if (run !== undefined) navigate(toRun(run.id));
  };
  const current = useRowKeys({ name: 'Runs', noun: 'run', total, open });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0)
    return (
      <EmptyState title={filter.status === undefined ? 'No runs yet' : `No run is ${filter.status}`}>
        <Link href={linkTo(`/${slug}`, { env: toEnvParameter(env), schema: schemaKey })} class="button">
          Extract from a document
        </Link>
      </EmptyState>
    );
  return (
    <VirtualRows
      label="Runs"
      count={total}
      current={current}
      onRange={show}
      columns={['Document', 'Status', 'Values', 'Version', 'Model', 'Started']}
      rowClass="run-row"
      renderCells={(index) => {
        const run = getItem(index);
        if (run === undefined)
          return (
            <span role="cell" class="muted">
              …
            </span>
          );
        return (
          <>
            <span role="cell">
              <Link href={toRun(run.id)} class="run-link">
                {toVisibleName(run.documentName)}
              </Link>
            </span>
            <span role="cell">
              <StatusBadge status={run.status} />
            </span>
            <span role="cell" class="muted">
              {run.expiredAt === null ? previewValues(run.extractedData) : 'Erased by the retention'}
            </span>
            <span role="cell">{run.schemaVersionNumber}</span>
            <span role="cell" class="muted">
              {run.provider}/{run.model}
            </span>
            <span role="cell" class="muted">
              <TimeAgo at={run.createdAt} />
            </span>
          </>
        );
      }}
    />
  );
}
