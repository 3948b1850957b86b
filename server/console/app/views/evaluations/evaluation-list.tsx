import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { listEvaluationsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, type EnvironmentSlug } from '../../lib/console-address.ts';
import { Badge } from '../../parts/status-badge.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { EVALUATION_LOOKS, isRunning, toCostWords, toShare } from './evaluation-words.ts';

const POLL_MS = 3_000;
const PAGE_SIZE = 50;

/** The newest evaluations of a schema in an environment. */
export function EvaluationList({ slug, schemaKey, env }: { slug: string; schemaKey: string; env: EnvironmentSlug }) {
  const { data, error } = useQuery({
    ...listEvaluationsQuery({ path: { slug, schemaKey }, query: { env, pageSize: PAGE_SIZE } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) === true ? POLL_MS : false),
  });
  return (
    <section class="dataset-section" aria-labelledby="evaluations">
      <header>
        <h2 id="evaluations">Evaluations</h2>
      </header>
      {error !== null && <ErrorState error={error} />}
      {data?.total === 0 && <p class="muted">No evaluation yet. A data set with labels has “Evaluate…”.</p>}
      {data !== undefined && data.total > 0 && (
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Evaluation</th>
              <th scope="col">Status</th>
              <th scope="col">F1</th>
              <th scope="col">Exact documents</th>
              <th scope="col">Documents</th>
              <th scope="col">Cost</th>
              <th scope="col">Begun</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link href={linkTo(`/${slug}/evaluations/${one.id}`, { env: toEnvParameter(env) })}>
                    Version {one.versionNumber}, {one.model}
                  </Link>
                </th>
                <td>
                  <Badge {...EVALUATION_LOOKS[one.status]} />
                </td>
                <td>{toShare(one.score?.f1)}</td>
                <td>{toShare(one.score?.exactDocuments)}</td>
                <td>{one.items.total}</td>
                <td>{isRunning(one) ? '–' : toCostWords(one.cost)}</td>
                <td>
                  <TimeAgo at={one.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
