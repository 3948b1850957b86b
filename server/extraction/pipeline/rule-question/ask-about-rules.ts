import { getOwn, isObject } from '../../../lib/json-object.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { parseJsonText } from '../../../lib/json-text.ts';
import type { Packed } from '../../child/extraction-tasks.ts';
import { ExtractionError, type Evidence } from '../../engine.ts';
import type { RuleSet } from '../../../lib/models/rule-set.ts';
import { askAside, type QuestionContext } from '../ask-question.ts';
import type { Conclusion, ConcludeRequest } from '../check-answer.ts';
import { formatPaths } from '../describe-changes.ts';
import { askOptionally } from '../further/ask-optionally.ts';
import type { OpenQuestion } from '../open-question.ts';
import type { Passage } from '../passages/passages.ts';
import { createRuleMessages } from '../prompts.ts';
import type { QuestionPlan } from '../question-plan.ts';
import type { Violations } from './find-doubted.ts';

/** A shorter document is shown as a whole: the provider has its prompt in the cache. */
const MAX_WHOLE_TOKENS = 4_000;
/** Limit of the passages of a longer one. */
const MAX_PASSAGE_TOKENS = 8_000;

interface Asked {
  asking: QuestionContext;
  plan: QuestionPlan;
}

/**
 * Asks the model once about the values that violated rules read, errors as well as warnings: a misread value violates
 * either. A new value replaces one where the document states it and the rules hold better. Whatever the provider does,
 * the extraction is at least what it was.
 */
export async function askAboutRules(
  { asking, plan }: Asked,
  task: Omit<ConcludeRequest, 'observe'>,
  concluded: Packed<Conclusion>,
): Promise<Packed<Conclusion>> {
  const { request } = asking;
  const { ruleSet } = request;
  if (ruleSet == null || ruleSet.rules.length === 0) return concluded;
  try {
    return await correct({ asking, plan }, { task, ruleSet }, concluded);
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof ExtractionError)) throw error;
    asking.warn('The model could not be asked about the values that violate rules. They stay as they are.');
    return concluded;
  }
}

async function correct(
  { asking, plan }: Asked,
  { task, ruleSet }: { task: Omit<ConcludeRequest, 'observe'>; ruleSet: RuleSet },
  concluded: Packed<Conclusion>,
): Promise<Packed<Conclusion>> {
  const { pool, request } = asking;
  const data = concluded.extractedData;
  const found = await pool.run({ kind: 'find-violations', ...ruleSet, data }, request);
  if (found === null) return concluded;
  const { schema, values, violations } = found;
  const before: JsonObject = Object.fromEntries(values.map(({ key, value }) => [key, value]));
  const question = openRuleQuestion(plan, parseJsonText(concluded.evidence), values);
  const answer = await askOptionally(asking, {
    purpose: `again about values that violate ${violations.length === 1 ? 'a rule' : 'rules'}`,
    ask: () => askAside(asking, question, { schema, messages: createRuleMessages(before, violations) }),
  });
  if (!isObject(answer)) return concluded;
  const replacements = values.map(({ path, key }) => ({ path, value: getOwn(answer, key) ?? null }));
  const { definition, ...rest } = ruleSet;
  const { layout } = request;
  const correcting = { ...task, ...rest, schema: definition, layout, data, replacements };
  const correction = await pool.run({ ...correcting, kind: 'correct' }, request);
  if (correction === null) return concluded;
  const paths = formatPaths(correction.paths);
  asking.warn(`The values at ${paths} violated rules. The model read them again and they were corrected.`);
  return correction.conclusion;
}

/** The passages with the values and those beside them; the first and the last ones for values without a place. */
function openRuleQuestion(
  { passages, questions, isWhole }: QuestionPlan,
  evidence: readonly Evidence[],
  values: Violations['values'],
): OpenQuestion {
  const sum = (some: readonly Passage[]): number => some.reduce((total, { tokens }) => total + tokens, 0);
  const ask = (shown: Passage[]): OpenQuestion => ({
    part: 0,
    passages: shown,
    framing: 'extract',
    sample: 0,
    isWhole: isWhole && shown.length === passages.length,
  });
  if (isWhole && sum(passages) <= MAX_WHOLE_TOKENS) return ask([...passages]);
  // What the plan's own questions show fits the window of the model.
  const shownByPlan = questions.map((one) => sum(one.passages.flatMap((at) => passages[at] ?? [])));
  const room = Math.min(MAX_PASSAGE_TOKENS, Math.max(...shownByPlan));
  const places = new Map(evidence.map((one) => [one.path, one]));
  const at = values.flatMap(({ path }) => {
    const place = places.get(path);
    return passages.flatMap((passage, index) => (isIn(passage, place) ? [index] : []));
  });
  const isPlaced = values.every(({ path }) => places.get(path)?.page != null);
  const ends = isPlaced ? [] : [0, passages.length - 1];
  const chosen = new Set<number>();
  let used = 0;
  for (const index of [...at, ...ends, ...at.flatMap((one) => [one - 1, one + 1])]) {
    const tokens = passages[index]?.tokens;
    if (tokens === undefined || chosen.has(index) || (used + tokens > room && chosen.size > 0)) continue;
    chosen.add(index);
    used += tokens;
  }
  return ask([...chosen].sort((a, b) => a - b).flatMap((index) => passages[index] ?? []));
}

const isIn = ({ page, start, end }: Passage, place: Evidence | undefined): boolean =>
  place?.page === page && place.start !== null && place.start >= start && place.start < end;
