import { getClient } from '../../api/console-session.ts';
import './schemas-view.css';
import { listSchemas, type SchemaFamily } from '@excerpt/sdk';
import { queryOptions, useQuery } from '@tanstack/preact-query';
import { useRef } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { EmptyState, PendingState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { VirtualRows } from '../../parts/virtual-rows.tsx';
import type { ViewProps } from '../late-view.tsx';
import { hasDraft } from '../schema/stored-drafts.ts';
import { CreateSchemaDialog } from './create-schema-dialog.tsx';

const PAGE_SIZE = 100;

/** Every schema of a workspace, newest first. The server cannot filter them, so the list does. */
const allSchemasQuery = (slug: string) =>
  queryOptions({
    queryKey: ['listSchemas', 'all', slug] as const,
    queryFn: async ({ signal }) => {
      const families: SchemaFamily[] = [];
      for (let page = 1; ; page += 1) {
        const request = { path: { slug }, query: { page, pageSize: PAGE_SIZE } };
        const { data } = await listSchemas({ client: getClient(), signal, ...request, throwOnError: true });
        families.push(...data.data);
        if (page * PAGE_SIZE >= data.total) return families;
      }
    },
  });

/** The schemas of a workspace. The filter, and whether a schema is being created, are in the URL. */
export default function SchemasView({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const filterInput = useRef<HTMLInputElement>(null);
  const { data: families, error, refetch } = useQuery(allSchemasQuery(slug));
  const filter = parameters.get('filter') ?? '';
  const create = () => setParameters({ create: 'blank' });
  useShortcuts('Schemas', [
    { keys: '/', label: 'Filter the schemas', run: () => filterInput.current?.focus() },
    { keys: 'c', label: 'Create a schema', needs: 'createSchema', run: create },
  ]);
  return (
    <>
      <header class="view-header">
        <h1>Schemas</h1>
        <div class="view-actions">
          <label>
            <span class="visually-hidden">Filter</span>
            <input
              ref={filterInput}
              type="search"
              placeholder="Filter"
              value={filter}
              onInput={({ currentTarget }) => setParameters({ filter: currentTarget.value })}
            />
          </label>
          <button data-needs="createSchema" type="button" class="button button-primary" onClick={create}>
            New schema
          </button>
        </div>
      </header>
      {error !== null || families === undefined ? (
        <PendingState error={error} retry={() => void refetch()} />
      ) : families.length === 0 ? (
        <EmptyState title="No schema yet">
          <p class="muted">A schema says what to extract. Start with a template, with documents of yours, or blank.</p>
          <button data-needs="createSchema" type="button" class="button" onClick={create}>
            Create a schema
          </button>
        </EmptyState>
      ) : (
        <SchemaTable key={filter} slug={slug} families={filterSchemas(families, filter)} />
      )}
      {parameters.has('create') && (
        <CreateSchemaDialog
          slug={slug}
          takenNames={(families ?? []).map(({ name }) => name)}
          takenKeys={new Set(families?.map(({ schemaKey }) => schemaKey))}
          close={() => setParameters({ create: null, template: null })}
        />
      )}
    </>
  );
}

function SchemaTable({ slug, families }: { slug: string; families: SchemaFamily[] }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const toSchema = (key: string) => linkTo(`/${slug}/schemas/${key}`, { env: toEnvParameter(env) });
  const open = (index: number) => {
    const family = families[index];
    if (family !== undefined) navigate(toSchema(family.schemaKey));
  };
  const current = useRowKeys({ name: 'List of schemas', noun: 'schema', total: families.length, open });
  if (families.length === 0) return <EmptyState title="No schema has these words" />;
  return (
    <VirtualRows
      label="Schemas"
      count={families.length}
      current={current}
      columns={['Name', 'Key', 'Description', 'Version', 'Changed']}
      rowClass="schema-row"
      renderCells={(index) => {
        const family = families[index];
        if (family === undefined) return null;
        const { schemaKey, name, description, latestVersionNumber, updatedAt } = family;
        return (
          <>
            <span role="cell">
              <Link href={toSchema(schemaKey)} class="run-link">
                {name}
              </Link>
              {hasDraft(slug, schemaKey) && <span class="schema-draft">Draft</span>}
            </span>
            <span role="cell">
              <code>{schemaKey}</code>
            </span>
            <span role="cell" class="muted">
              {description}
            </span>
            <span role="cell">{latestVersionNumber}</span>
            <span role="cell" class="muted">
              <TimeAgo at={updatedAt} />
            </span>
          </>
        );
      }}
    />
  );
}

/** Those of which the name, key or description has each word of a text. */
function filterSchemas(families: SchemaFamily[], text: string): SchemaFamily[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return families.filter(({ name, schemaKey, description }) => {
    const searched = `${name}\n${schemaKey}\n${description ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
