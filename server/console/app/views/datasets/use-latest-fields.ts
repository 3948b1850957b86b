import { useQuery } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
import { getSchemaQuery, getSchemaVersionQuery } from '../../../generated/queries.gen.ts';
import { listSchemaFields, type SchemaField } from '../../lib/schema-fields.ts';

/** The fields of the latest version of a schema; none until they are read. */
export function useLatestFields(path: { slug: string; schemaKey: string }): SchemaField[] {
  const { data: family } = useQuery(getSchemaQuery({ path }));
  const versionNumber = family?.latestVersionNumber ?? 1;
  const { data: version } = useQuery({
    ...getSchemaVersionQuery({ path: { ...path, versionNumber } }),
    enabled: family !== undefined,
  });
  return useMemo(() => listSchemaFields(version?.definition ?? {}), [version]);
}
