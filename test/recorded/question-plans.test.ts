/** Which questions are planned about documents for models, what their passages are, and how prompts show them. */
import { expect, test } from 'vitest';
import { listCoverage } from '../../server/extraction/pipeline/score-answer.ts';
import { splitQuestion, type OpenQuestion } from '../../server/extraction/pipeline/open-question.ts';
import { restrictLayout, type Passage } from '../../server/extraction/pipeline/passages/passages.ts';
import { createOpening } from '../../server/extraction/pipeline/prompts.ts';
import { planQuestions, type Question, type QuestionPlan } from '../../server/extraction/pipeline/question-plan.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { CAPACITIES, PLANNED_DOCUMENTS } from './planned-documents.ts';

const MAX_PASSAGES = 12;
const MAX_QUESTIONS = 12;
const MAX_LINES = 14;

function printPassage({ page, start, end, tokens, rows, repeated, recognised, columns, headings }: Passage): string {
  const again = repeated.tokens > 0 ? ` (${repeated.tokens}, ${repeated.rows} repeated)` : '';
  const above = headings.map((one) => ` under p${one.page} ${one.start}-${one.end}`).join('');
  return (
    `p${page} ${start}-${end}: ${tokens} tokens, ${rows} rows${again}${recognised ? ' recognised' : ''}` +
    `${columns === null ? '' : ` columns ${columns}`}${above}`
  );
}

/** `0-4 7`: positions in a row as a range. */
function printPositions(positions: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

const shorten = (lines: readonly string[], most: number): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most - 3), `… ${lines.length - most}`, ...lines.slice(-3)];

const printQuestion = ({ part, passages }: Question): string => `part ${part}: ${printPositions(passages)}`;

const open = ({ part, passages }: Question, plan: QuestionPlan): OpenQuestion => ({
  part,
  passages: passages.flatMap((position) => plan.passages[position] ?? []),
  framing: 'extract',
  sample: 0,
  isWhole: plan.isWhole,
});

function* printPrompt(question: OpenQuestion, layout: Layout): Generator<string> {
  const { passages, framing, isWhole } = question;
  const [, shown] = createOpening(framing, { layout, passages, isPart: !isWhole, pictures: [] });
  const content = typeof shown?.content === 'string' ? shown.content : '';
  yield* shorten(
    content.split('\n').map((line) => (line.length > 160 ? `${line.slice(0, 160)} … ${line.length}` : line)),
    MAX_LINES,
  ).map((line) => `  | ${line}`);
  const restricted = restrictLayout(layout, passages);
  yield `  shows ${restricted.pages
    .map(({ number, lines }) => `p${number} ${lines.length} lines`)
    .slice(0, 6)
    .join(', ')}`;
}

function* record(layout: Layout, plan: QuestionPlan): Generator<string> {
  const { passages, parts, questions, furtherQuestions, isWhole, maxOutputTokens } = plan;
  yield `${isWhole ? 'whole' : 'in pieces'}, answers of ${maxOutputTokens} tokens, ${passages.length} passages`;
  yield* parts.map(({ schema }) => `part of ${Object.keys(schema['properties'] as object).length} properties`);
  yield* shorten(passages.map(printPassage), MAX_PASSAGES);
  yield* shorten(questions.map(printQuestion), MAX_QUESTIONS);
  yield* furtherQuestions.map((one) => `further ${printQuestion(one)}`);
  const coverage = listCoverage(plan, questions);
  yield* coverage.slice(0, 5).map(({ path, searched }) => `${path} searched ${searched}`);
  const last = questions.at(-1);
  if (last === undefined) return;
  const question = open(last, plan);
  yield* printPrompt(question, layout);
  const halves = splitQuestion(question, layout) ?? [];
  yield* halves.map((half) => `half ${shorten(half.passages.map(printPassage), 4).join('; ')}`);
  const [, second] = halves;
  for (const piece of second === undefined
    ? []
    : (splitQuestion({ ...second, passages: second.passages.slice(0, 1) }, layout) ?? []))
    yield `quarter ${piece.passages.map(printPassage).join('; ')}`;
}

test.each(Object.entries(PLANNED_DOCUMENTS))('%s', async (name, { definition, layout }) => {
  const plans = Map.groupBy(Object.entries(CAPACITIES), ([, capacity]) =>
    [...record(layout, planQuestions(definition, layout, capacity))].join('\n'),
  );
  const printed = [...plans].map(([plan, models]) => `# ${models.map(([model]) => model).join(', ')}\n${plan}`);
  await expect(printed.join('\n\n')).toMatchFileSnapshot(`plans/${name.replaceAll(' ', '-')}.txt`);
});
