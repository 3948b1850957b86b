import { useQuery } from '@tanstack/preact-query';
import { Link, useLocation } from 'wouter-preact';
import { listRunsQuery } from '../../../generated/queries.gen.ts';
import { PAGE_SIZE } from '../../api/use-list-pages.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { pickListParameters, toRunQuery, type RunQuery } from '../../lib/run-query.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';

interface ListPlace {
  slug: string;
  schemaKey: string;
  query: RunQuery;
}

/** The run at a place of the list that the address names. The list of the page before is there already. */
function useRunAt({ slug, schemaKey, query }: ListPlace, index: number) {
  const env = useEnvironment();
  const page = Math.floor(index / PAGE_SIZE) + 1;
  const { data } = useQuery({
    ...listRunsQuery({ path: { slug, schemaKey }, query: { env, ...query, page, pageSize: PAGE_SIZE } }),
    enabled: index >= 0 && schemaKey !== '',
    // What is done with the runs must not move the neighbours away from the reader.
    staleTime: Infinity,
  });
  return { id: data?.data[index % PAGE_SIZE]?.id, total: data?.total };
}

/** The previous and the next run of the list from which this one was opened. */
export function RunNeighbours({ slug }: { slug: string }) {
  const env = useEnvironment();
  const [, navigate] = useLocation();
  const [parameters] = useParameters();
  const at = Number(parameters.get('at') ?? -1);
  const schemaKey = parameters.get('schema') ?? '';
  const place = { slug, schemaKey, query: toRunQuery(parameters) };
  const previous = useRunAt(place, at < 1 ? -1 : at - 1);
  const next = useRunAt(place, at < 0 ? -1 : at + 1);
  const link = (id: string | undefined, index: number) =>
    id === undefined
      ? null
      : linkTo(`/${slug}/runs/${id}`, {
          ...pickListParameters(parameters),
          schema: schemaKey,
          at: index,
          env: toEnvParameter(env),
        });
  const [before, after] = [link(previous.id, at - 1), link(next.id, at + 1)];
  useShortcuts('List', [
    { keys: '[', label: 'Previous document', run: () => before !== null && navigate(before) },
    { keys: ']', label: 'Next document', run: () => after !== null && navigate(after) },
  ]);
  const total = next.total ?? previous.total;
  if (at < 0 || total === undefined) return null;
  return (
    <nav class="neighbours" aria-label="Documents of the list">
      {before !== null && (
        <Link href={before} class="button">
          Previous
        </Link>
      )}
      <span class="muted">
        {at + 1} of {total}
      </span>
      {after !== null && (
        <Link href={after} class="button">
          Next
        </Link>
      )}
    </nav>
  );
}
