import '../run/run-view.css';
import '../datasets/datasets.css';
import './evaluation.css';
import type { EvaluationComparison } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { Link } from 'wouter-preact';
import { compareEvaluationsQuery, getEvaluationQuery } from '../../../generated/queries.gen.ts';
import { linkTo, toEnvParameter, useEnvironment, useParameters } from '../../lib/console-address.ts';
import { toVisibleName } from '../../lib/visible-name.ts';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { Badge } from '../../parts/status-badge.tsx';
import { PendingState } from '../../parts/states.tsx';
import type { ViewProps } from '../late-view.tsx';
import { ChangedValues } from './changed-values.tsx';
import { OpenDocument } from './compared-document.tsx';
import { ComparedRules } from './rule-table.tsx';
import { toInterval, toPoints, toShare, VERDICT_LOOKS } from './evaluation-words.ts';

const SCHEMA_CHANGES = {
  unchanged: 'Those who read the data notice nothing.',
  additive: 'The later version only adds fields for those who read the data.',
  breaking: 'The later version removes or retypes fields: those who read the data must change.',
};

/** Two evaluations: verdicts in total and by field, and what changed, beside its document. */
export default function CompareEvaluationsView({ slug, parameters }: ViewProps) {
  const { evaluationId = '', beforeId = '' } = parameters;
  const env = useEnvironment();
  const compared = useQuery(compareEvaluationsQuery({ path: { id: evaluationId }, query: { with: beforeId } }));
  const after = useQuery(getEvaluationQuery({ path: { id: evaluationId } }));
  const before = useQuery(getEvaluationQuery({ path: { id: beforeId } }));
  const error = compared.error ?? after.error ?? before.error;
  if (compared.data === undefined || after.data === undefined || before.data === undefined)
    return <PendingState error={error} label="Comparing" />;
  const link = (id: string) => linkTo(`/${slug}/evaluations/${id}`, { env: toEnvParameter(env) });
  return (
    <>
      <header class="view-header">
        <nav aria-label="Breadcrumb" class="breadcrumb">
          <Link
            href={linkTo(`/${slug}/schemas/${after.data.schemaKey}`, { env: toEnvParameter(env), tab: 'datasets' })}
          >
            {after.data.schemaKey}
          </Link>
          <span aria-hidden="true">/</span>
          <h1>Comparison</h1>
        </nav>
        <span class="muted">
          <Link href={link(evaluationId)}>
            version {after.data.versionNumber}, {after.data.model}
          </Link>{' '}
          against{' '}
          <Link href={link(beforeId)}>
            version {before.data.versionNumber}, {before.data.model}
          </Link>
        </span>
      </header>
      <div class="table-scroller" role="region" aria-label="Comparison" tabIndex={0}>
        <Verdicts comparison={compared.data} />
        <ComparedRules rules={compared.data.rules} />
        <ChangedDocuments slug={slug} datasetId={after.data.dataset.id} comparison={compared.data} />
      </div>
    </>
  );
}

function Verdicts({ comparison }: { comparison: EvaluationComparison }) {
  const { score, fields, schemaChange, test, comparedDocuments, changedDocuments } = comparison;
  const rows = [{ path: 'All fields', ...score }, ...fields];
  return (
    <section class="dataset-section" aria-labelledby="verdicts">
      <header>
        <h2 id="verdicts">Verdict</h2>
        <Badge {...(VERDICT_LOOKS[score.verdict] ?? { look: 'idle', label: score.verdict })} />
        <span class="muted">
          {changedDocuments} of {comparedDocuments} documents changed. {SCHEMA_CHANGES[schemaChange]}
        </span>
      </header>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Difference</th>
            <th scope="col">95 % interval</th>
            <th scope="col">p</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, before, after, interval, p, verdict }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{toShare(before)}</td>
              <td>{toShare(after)}</td>
              <td>{toPoints(after - before)}</td>
              <td>{toInterval(interval)}</td>
              <td>{p.toFixed(3)}</td>
              <td>
                <Badge {...(VERDICT_LOOKS[verdict] ?? { look: 'idle', label: verdict })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{test}</p>
    </section>
  );
}

interface ChangedProps {
  slug: string;
  datasetId: string;
  comparison: EvaluationComparison;
}

/** Documents with other values. One at a time is open, its pages beside the values; `j` and `k` go through them. */
function ChangedDocuments({ slug, datasetId, comparison }: ChangedProps) {
  const env = useEnvironment();
  const [parameters, setParameters] = useParameters();
  const { documents } = comparison;
  const at = documents.findIndex(({ documentId }) => documentId === parameters.get('document'));
  const open = (index: number) => setParameters({ document: documents[index]?.documentId ?? null });
  const move = (by: number) => open(Math.min(documents.length - 1, Math.max(0, at + by)));
  useShortcuts('Changed documents', [
    { keys: 'j', label: 'Next changed document', run: () => move(1) },
    { keys: 'k', label: 'Previous changed document', run: () => move(-1) },
    { keys: 'Escape', label: 'Close the document', run: () => open(-1) },
  ]);
  if (documents.length === 0) return null;
  return (
    <section class="dataset-section" aria-labelledby="changed">
      <h2 id="changed">What changed</h2>
      {documents.map((document, index) => (
        <article key={document.documentId} class="evaluation-document">
          <h3>
            <button
              type="button"
              class="link-button"
              aria-expanded={index === at}
              onClick={() => open(index === at ? -1 : index)}
            >
              {toVisibleName(document.documentName)}
            </button>{' '}
            <Link
              class="link-button"
              aria-label={`Label of ${toVisibleName(document.documentName)}`}
              href={linkTo(`/${slug}/datasets/${datasetId}/label/${document.itemId}`, { env: toEnvParameter(env) })}
            >
              Label
            </Link>
          </h3>
          {index === at ? <OpenDocument document={document} /> : <ChangedValues changes={document.changes} />}
        </article>
      ))}
    </section>
  );
}
