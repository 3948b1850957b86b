import { createSplitterEvaluation } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { getSplitterEvaluationQuery, listSplitterEvaluationsQuery } from '../../../generated/queries.gen.ts';
import { describeError } from '../../api/query-client.ts';
import { linkTo, toEnvParameter, useParameters, type EnvironmentSlug } from '../../lib/console-address.ts';
import { ErrorState } from '../../parts/states.tsx';
import { Badge } from '../../parts/status-badge.tsx';
import { TimeAgo } from '../../parts/time-ago.tsx';
import { useChange } from '../../parts/use-change.ts';
import { EVALUATION_LOOKS, isRunning, toCostWords, toShare } from '../evaluations/evaluation-words.ts';

const POLL_MS = 3_000;

interface SplitterEvaluationsProps {
  slug: string;
  splitterKey: string;
  env: EnvironmentSlug;
  /** The version that is evaluated next. */
  versionNumber: number;
}

/** How well versions of a splitter split the packets that people approved. */
export function SplitterEvaluations({ slug, splitterKey, env, versionNumber }: SplitterEvaluationsProps) {
  const path = { slug, splitterKey };
  const [parameters, setParameters] = useParameters();
  const { data, error } = useQuery({
    ...listSplitterEvaluationsQuery({ path, query: { env, pageSize: 50 } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isRunning) === true ? POLL_MS : false),
  });
  const start = useChange(
    (sending) => createSplitterEvaluation({ ...sending, path, query: { env }, body: { versionNumber } }),
    { touches: ['listSplitterEvaluations'], after: ({ id }) => setParameters({ evaluation: id }) },
  );
  const opened = parameters.get('evaluation');
  return (
    <section class="splitter-evaluations" aria-labelledby="splitter-evaluations">
      <header>
        <h2 id="splitter-evaluations">How well it splits</h2>
        <button
          data-needs="createSplitterEvaluation"
          type="button"
          class="button"
          disabled={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          Evaluate version {versionNumber}
        </button>
      </header>
      <p class="muted">
        Packets that people approved are split once more, and what is found is compared. No document is stored.
      </p>
      {start.error !== null && (
        <p class="note note-poor" role="alert">
          {describeError(start.error)}
        </p>
      )}
      {error !== null && <ErrorState error={error} />}
      {data !== undefined && data.total > 0 && (
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Evaluation</th>
              <th scope="col">Status</th>
              <th scope="col">Starts, F1</th>
              <th scope="col">Documents, F1</th>
              <th scope="col">Kinds of pages</th>
              <th scope="col">Packets</th>
              <th scope="col">Cost</th>
              <th scope="col">Begun</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <button
                    type="button"
                    class="link-button"
                    aria-expanded={opened === one.id}
                    onClick={() => setParameters({ evaluation: opened === one.id ? null : one.id })}
                  >
                    Version {one.splitter.versionNumber}
                    {one.model !== null && `, ${one.model}`}
                  </button>
                </th>
                <td>
                  <Badge {...EVALUATION_LOOKS[one.status]} />
                </td>
                <td>{toShare(one.score?.boundary.f1)}</td>
                <td>{toShare(one.score?.documentF1)}</td>
                <td>{toShare(one.score?.pageCategory)}</td>
                <td>{one.counts.total}</td>
                <td>{isRunning(one) || one.model === null ? '–' : toCostWords(one.cost)}</td>
                <td>
                  <TimeAgo at={one.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {opened !== null && <EvaluatedPackets slug={slug} splitterKey={splitterKey} env={env} id={opened} />}
    </section>
  );
}

interface EvaluatedPacketsProps extends Omit<SplitterEvaluationsProps, 'versionNumber'> {
  id: string;
}

/** The packets in which something else was found than people approved. */
function EvaluatedPackets({ slug, splitterKey, env, id }: EvaluatedPacketsProps) {
  const { data, error } = useQuery({
    ...getSplitterEvaluationQuery({ path: { slug, splitterKey, id }, query: { env } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? POLL_MS : false),
  });
  if (error !== null) return <ErrorState error={error} />;
  if (data === undefined || isRunning(data)) return <p class="muted">Packets are being split.</p>;
  const others = data.packets.filter(({ status, isExact }) => status === 'failed' || isExact === false);
  if (others.length === 0) return <p class="muted">All {data.counts.completed} packets are as people approved them.</p>;
  return (
    <ul class="evaluated-packets" aria-label="Packets with differences">
      {others.map(({ packetId, status, documents, rightParts, missedStarts, inventedStarts, errorMessage }) => (
        <li key={packetId}>
          <Link href={linkTo(`/${slug}/packets/${packetId}`, { env: toEnvParameter(env) })}>{packetId}</Link>
          {status === 'failed'
            ? ` failed. ${errorMessage ?? ''}`
            : `: ${rightParts ?? 0} of ${documents ?? 0} documents right, ${missedStarts ?? 0} starts missed, ` +
              `${inventedStarts ?? 0} invented`}
        </li>
      ))}
    </ul>
  );
}
