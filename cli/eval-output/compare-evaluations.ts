import type { EvaluatedDocument, EvaluationSummary } from '../../server/entry.ts';

type SavedLeaf = Pick<EvaluatedDocument['leaves'][number], 'field' | 'outcome' | 'expected' | 'predicted'>;

/** What `excerpt eval --json` writes. */
export interface SavedEvaluation {
  summary: EvaluationSummary;
  documents: (Pick<EvaluatedDocument, 'dataset' | 'id' | 'error'> & { leaves: SavedLeaf[] })[];
}

const MAX_LINES = 40;

/** What became better and worse, by data set and by document. */
export function compareEvaluations(earlier: SavedEvaluation, later: SavedEvaluation): string {
  const lines = ['', 'since the earlier evaluation'];
  const before = new Map(earlier.summary.datasets.map((one) => [one.dataset, one]));
  for (const { dataset, f1, precision, recall } of later.summary.datasets) {
    const old = before.get(dataset);
    if (old === undefined) continue;
    const changes = [f1 - old.f1, precision - old.precision, recall - old.recall].map(formatChange);
    lines.push(`${dataset}: F1 ${changes[0]}, precision ${changes[1]}, recall ${changes[2]}`);
  }
  const known = new Map(earlier.documents.map((one) => [`${one.dataset}/${one.id}`, countLeaves(one.leaves)]));
  const better: string[] = [];
  const worse: string[] = [];
  for (const { dataset, id, leaves } of later.documents) {
    const old = known.get(`${dataset}/${id}`);
    if (old === undefined) continue;
    const now = countLeaves(leaves);
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      const change = (now.get(key) ?? 0) - (old.get(key) ?? 0);
      if (change === 0) continue;
      const { isRight, text } = JSON.parse(key) as { isRight: boolean; text: string };
      const sign = change > 0 ? '+' : '-';
      (isRight === change > 0 ? better : worse).push(`  ${sign} ${dataset}/${id} ${text}`);
    }
  }
  return [...lines, ...section('better', better), ...section('worse', worse)].join('\n');
}

/** Items of lists have no identity, so equal leaves of one document are counted. */
function countLeaves(leaves: readonly SavedLeaf[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { field, outcome, expected, predicted } of leaves) {
    if (outcome === 'absent') continue;
    const value = JSON.stringify(outcome === 'missed' ? expected : predicted).slice(0, 80);
    const key = JSON.stringify({ isRight: outcome === 'right', text: `${outcome} ${field} ${value}` });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function section(title: string, lines: string[]): string[] {
  const rest = lines.length > MAX_LINES ? [`  … and ${lines.length - MAX_LINES} more`] : [];
  return [`${title}: ${lines.length}`, ...lines.slice(0, MAX_LINES), ...rest];
}

function formatChange(change: number): string {
  return `${change >= 0 ? '+' : ''}${(change * 100).toFixed(1)}`;
}
