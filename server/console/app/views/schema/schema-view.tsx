import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { getSchemaQuery, listSchemaVersionsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment } from '../../lib/console-address.ts';
import { PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';

/** A schema and its latest definition. */
export default function SchemaView({ slug, parameters: { schemaKey = '' } }: ViewProps) {
  const env = useEnvironment();
  const path = { slug, schemaKey };
  const { data: family, error, refetch } = useQuery(getSchemaQuery({ path }));
  const { data: versions } = useQuery(listSchemaVersionsQuery({ path, query: { pageSize: 1 } }));
  if (family === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <>
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link href={linkTo(`/${slug}/schemas`, { env: toEnvParameter(env) })}>Schemas</Link>
          <span aria-hidden="true">/</span>
          <h1>{family.name}</h1>
        </nav>
      </header>
      <pre class="view-body">{JSON.stringify(versions?.data[0]?.definition, null, 2)}</pre>
    </>
  );
}
