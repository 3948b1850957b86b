/**
 * Extracts documents without some rules: `extract-without-rules.ts TASK.json` reads a `Task` and writes its outcomes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Judged } from '../../server/scorer/calibration.ts';
import { RULES, type Rule } from './ablated-rules.ts';
import type { MeasuredDocument, Outcome } from './measured.ts';
import { effectiveRules, observe, switchOff } from './switch-off.ts';

/** What this process is asked to do. */
export interface Task {
  /** A file with a JSON array of documents. */
  documents: string;
  /** Which of them; null for all. */
  indexes: readonly number[] | null;
  /** Names of the rules that are switched off; where there are none, the effect of all of them is observed. */
  rules: readonly string[];
  /** The file for the outcomes, a JSON array in the order of the documents. */
  outcomes: string;
}

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Task;
if (task.rules.length === 0) observe(RULES);
else switchOff(task.rules.map(findRule));
const { extractLocally } = await import('../../server/extraction/local/extract-locally.ts');
const { ExtractionError } = await import('../../server/extraction/engine.ts');
const { compareDocument } = await import('../../server/scorer/compare-document.ts');

const documents = JSON.parse(readFileSync(task.documents, 'utf8')) as MeasuredDocument[];
const wanted = task.indexes === null ? documents : task.indexes.flatMap((index) => documents[index] ?? []);
writeFileSync(task.outcomes, JSON.stringify(wanted.map(outcomeOf)));

function findRule(name: string): Rule {
  const rule = RULES.find((one) => one.name === name);
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return rule;
}

function outcomeOf({ dataset, id, definition, expected, layout }: MeasuredDocument): Outcome {
  effectiveRules.clear();
  try {
    const { extractedData, evidence } = extractLocally({ definition, layout });
    const leaves = compareDocument(expected, extractedData, definition);
    const confidences = new Map(evidence.map(({ path, confidence }) => [path, confidence]));
    const judged = leaves.flatMap(({ outcome, pointer }): Judged[] => {
      const confidence = pointer === null ? undefined : confidences.get(pointer);
      if (confidence === undefined || outcome === 'missed' || outcome === 'absent') return [];
      return [{ confidence, isRight: outcome === 'right' }];
    });
    return { dataset, id, error: null, leaves, judged, effective: [...effectiveRules] };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    const leaves = compareDocument(expected, {}, definition);
    return { dataset, id, error: error.message, leaves, judged: [], effective: [...effectiveRules] };
  }
}
