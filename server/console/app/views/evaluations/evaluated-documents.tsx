import type { Evaluation, EvaluationItem } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { listEvaluationItemsQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useParameters } from '../../lib/console-address.ts';
import { toText } from '../../lib/value-words.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { ErrorState } from '../../parts/states.tsx';

const OUTCOMES = ['inexact', 'failed', 'exact'] as const;
const WORDS = { inexact: 'With an error', failed: 'Failed', exact: 'Without an error' };
const VALUE_WORDS: Record<string, string> = {
  wrong: 'wrong',
  missed: 'missed',
  invented: 'false alarm',
  extra: 'a row too many',
};
const PAGE_SIZE = 50;

const show = (value: unknown): string => (value === null || value === undefined ? '–' : toText(value));

/** The documents of an evaluation by outcome, with the values that are not right. The filter is in the URL. */
export function EvaluatedDocuments({ slug, evaluation }: { slug: string; evaluation: Evaluation }) {
  const [parameters, setParameters] = useParameters();
  const outcome = OUTCOMES.find((one) => one === parameters.get('outcome')) ?? 'inexact';
  const page = Math.max(1, Number(parameters.get('page') ?? 1) || 1);
  const query = { outcome, page, pageSize: PAGE_SIZE };
  const { data, error } = useQuery(listEvaluationItemsQuery({ path: { id: evaluation.id }, query }));
  return (
    <section class="dataset-section" aria-labelledby="documents">
      <header>
        <h2 id="documents">Documents</h2>
        <label>
          <span class="visually-hidden">Outcome</span>
          <select
            value={outcome}
            onChange={({ currentTarget: { value } }) => setParameters({ outcome: value, page: null })}
          >
            {OUTCOMES.map((one) => (
              <option key={one} value={one}>
                {WORDS[one]}
              </option>
            ))}
          </select>
        </label>
        <span class="muted">{data?.total}</span>
        {data !== undefined && data.total > page * PAGE_SIZE && (
          <button type="button" class="link-button" onClick={() => setParameters({ page: String(page + 1) })}>
            Next {PAGE_SIZE}
          </button>
        )}
      </header>
      {error !== null && <ErrorState error={error} />}
      {data?.data.map((item) => (
        <EvaluatedDocument key={item.itemId} {...{ slug, evaluation, item }} />
      ))}
    </section>
  );
}

function EvaluatedDocument({ slug, evaluation, item }: { slug: string; evaluation: Evaluation; item: EvaluationItem }) {
  const env = { env: toEnvParameter(evaluation.env) };
  const faults = item.values.filter(({ outcome }) => VALUE_WORDS[outcome] !== undefined);
  return (
    <article class="evaluation-document">
      <h3>
        {item.runId === null ? (
          toVisibleName(item.documentName)
        ) : (
          <Link href={linkTo(`/${slug}/runs/${item.runId}`, env)}>{toVisibleName(item.documentName)}</Link>
        )}{' '}
        <Link
          class="link-button"
          aria-label={`Label of ${toVisibleName(item.documentName)}`}
          href={linkTo(`/${slug}/datasets/${evaluation.dataset.id}/label/${item.itemId}`, env)}
        >
          Label
        </Link>
      </h3>
      {faults.length > 0 && (
        <table class="table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Fault</th>
              <th scope="col">Expected</th>
              <th scope="col">Found</th>
              <th scope="col">Confidence</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ path, outcome, expected, actual, confidence }, index) => (
              <tr key={index}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{VALUE_WORDS[outcome]}</td>
                <td>{show(expected)}</td>
                <td>{show(actual)}</td>
                <td>{confidence === null ? '–' : confidence.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}
