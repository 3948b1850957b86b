import { useQuery } from '@tanstack/preact-query';
import { useEffect } from 'preact/hooks';
import { listSchemaTemplatesQuery } from '../../../generated/queries.gen.ts';
import { useParameters } from '../../lib/console-address.ts';
import { PendingState } from '../../parts/states.tsx';
import type { SchemaOrigin } from './schema-origin.ts';

/** The choice of a template, which is in the URL. */
export function TemplateChoice({ choose }: { choose: (origin: SchemaOrigin | null) => void }) {
  const [parameters, setParameters] = useParameters();
  const { data, error, refetch } = useQuery({
    ...listSchemaTemplatesQuery({ query: { pageSize: 100 } }),
    staleTime: Infinity,
  });
  const template = data?.data.find(({ key }) => key === parameters.get('template')) ?? data?.data[0];
  useEffect(() => {
    if (template === undefined) return choose(null);
    const { key: schemaKey, name, description, definition, rules } = template;
    choose({ schemaKey, name, description, definition, rules });
  }, [template]);
  if (data === undefined) return <PendingState error={error} retry={() => void refetch()} />;
  return (
    <label class="field">
      <span>Template</span>
      <select value={template?.key} onChange={({ currentTarget }) => setParameters({ template: currentTarget.value })}>
        {data.data.map(({ key, name, description }) => (
          <option key={key} value={key}>
            {name} – {description}
          </option>
        ))}
      </select>
    </label>
  );
}
