/**
 * What the pipeline keeps, finds and sends, with models that are played: perfect ones that answer from what they are
 * shown, and one that errs. No provider and no server are needed.
 */
import fc from 'fast-check';
import { calibrate } from '../../../server/evaluation/calibration.ts';
import type { Extraction } from '../../../server/extraction/engine.ts';
import { performTask } from '../../../server/extraction/child/extraction-tasks.ts';
import type { ExtractionPool } from '../../../server/extraction/child/extraction-pool.ts';
import { createLayout, createPlacedPage } from '../../../server/extraction/grounding/testing/pages.ts';
import { isSameValue } from '../../../server/extraction/pipeline/merging/answer-tree.ts';
import { createQuestionSchema } from '../../../server/extraction/pipeline/ask-schema.ts';
import { estimateTokens } from '../../../server/extraction/pipeline/estimate-tokens.ts';
import { formAnswer } from '../../../server/extraction/pipeline/form-answer.ts';
import { createPipelineEngine } from '../../../server/extraction/pipeline/pipeline-engine.ts';
import type { ModelBudget } from '../../../server/extraction/pipeline/question-plan.ts';
import {
  createScriptedClient,
  getCallText,
  getDocumentText,
  type ScriptedClient,
} from '../../../server/extraction/pipeline/testing/scripted-client.ts';
import {
  createStatement,
  readStatement,
  statementDefinition,
} from '../../../server/extraction/pipeline/testing/statement.ts';
import { compileSchema } from '../../../server/extraction/schema/compile/compile-schema.ts';
import { buildFieldTree } from '../../../server/extraction/schema/field-tree.ts';
import { getSchemaProfile } from '../../../server/extraction/schema/schema-profiles.ts';
import { encodeAnswer, equalsRestored, expressNulls } from '../../../server/extraction/schema/testing/encode-answer.ts';
import { createSchemaSamples } from '../../../server/extraction/schema/testing/schema-samples.ts';
import { createValidator } from '../../../server/extraction/schema/validate.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { Layout } from '../../../server/parsing/layout.ts';
import { parseText } from '../../../server/parsing/formats/text/text.ts';
import { generateDocuments } from '../../evaluation/generate-documents.ts';
import { imperfectAnswer, seeded } from '../../evaluation/imperfect-model.ts';
import { say } from '../measure.ts';

const SCHEMAS = 600;
const DOCUMENTS = 560;
const SEED = 11;
const PROFILES = ['openai', 'mistral-eu', 'anthropic', 'gemini', 'prompt'] as const;
const WINDOWS: readonly (readonly [string, ModelBudget])[] = [
  ['1M tokens', { contextTokens: 1_000_000, maxOutputTokens: 32_000, seesPictures: false }],
  ['64k tokens', { contextTokens: 64_000, maxOutputTokens: 16_000, seesPictures: false }],
  ['16k tokens', { contextTokens: 16_000, maxOutputTokens: 4_000, seesPictures: false }],
];

const pool: ExtractionPool = {
  run: async (task) => (await performTask(task)) as never,
  close: async () => undefined,
};

function extract(
  client: ScriptedClient,
  definition: JsonObject,
  layout: Layout,
  budget: ModelBudget,
): Promise<Extraction> {
  const access = { apiKey: null, baseUrl: null, budget: 'system' };
  const engine = createPipelineEngine({ client, pool, getModelBudget: () => budget });
  const signal = new AbortController().signal;
  return engine.extract({ definition, layout, provider: 'openai', model: 'm', access, verify: false, signal });
}

export async function measureAnswerQuality(): Promise<void> {
  say('pipeline: models that are played');
  measureKeptAnswers();
  for (const [name, budget] of WINDOWS) await measureStatement(name, budget);
  for (const [name, budget] of WINDOWS) await measureOtherWords(name, budget);
  await measureConfidence();
}

const hasEmptyText = (value: JsonValue): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText));

/**
 * Correct answers as a provider would give them: compiled, encoded, restored and brought into form. None has an empty
 * text, which means that there is no value.
 */
function measureKeptAnswers(): void {
  let [lost, failed] = [0, 0];
  const samples = createSchemaSamples().filter(({ value }) => !hasEmptyText(value));
  for (const { definition, value } of fc.sample(samples, { numRuns: SCHEMAS, seed: SEED })) {
    const name = PROFILES[(lost + failed + JSON.stringify(definition).length) % PROFILES.length] ?? 'openai';
    const profile = getSchemaProfile(name);
    const { schema, plan, restore } = compileSchema(createQuestionSchema(definition, false), profile);
    const encoded = encodeAnswer(value, plan, schema, profile.allRequired);
    // A schema with a limited number of unions says null in other ways.
    const answer = profile.maxUnions === undefined ? encoded : expressNulls(encoded, schema);
    const restored = restore(JSON.parse(JSON.stringify(answer)));
    const tools = { definition, validate: createValidator(definition), fields: buildFieldTree(definition) };
    const formed = formAnswer(restored, tools, () => true);
    if (formed.problems.length > 0) failed += 1;
    else if (!equalsRestored(formed.value, value)) lost += 1;
  }
  say(`  correct answers to ${SCHEMAS} generated schemas: ${lost} changed, ${failed} failed`);
}

async function measureStatement(name: string, budget: ModelBudget): Promise<void> {
  const { layout, expected } = createStatement(15, 400);
  const client = createScriptedClient(readStatement);
  const { extractedData, lists = [] } = await extract(client, statementDefinition, layout, budget);
  const rowsOf = (data: JsonObject): string[] =>
    (data['accounts'] as { iban: string; transactions: JsonObject[] }[]).flatMap(({ iban, transactions }) =>
      transactions.map((row) => `${iban} ${JSON.stringify(row)}`),
    );
  const [found, wanted] = [rowsOf(extractedData), rowsOf(expected)];
  const lost = wanted.filter((row) => !new Set(found).has(row)).length;
  const twice = found.length - new Set(found).size;
  const accounts = (extractedData['accounts'] as JsonValue[]).length;
  const complete = lists.find(({ path }) => path.endsWith('transactions'))?.complete;
  say(
    `  ${wanted.length} transactions of 15 accounts, ${name}: ${accounts} accounts, ` +
      `${twice} rows twice, ${lost} lost, complete: ${String(complete)}; ${client.calls.length} calls, ` +
      `${tokenFactor(client, layout)} × the document's tokens`,
  );
}

/** Single values that the document states in words of its own. */
async function measureOtherWords(name: string, budget: ModelBudget): Promise<void> {
  const names = Array.from({ length: 40 }, (_, n) => `field${n}`);
  const filler = Array.from({ length: 60 }, (_, n) => `Some words that say nothing of interest, number ${n}.`);
  const layout = createLayout(
    ...names.map((_, n) =>
      createPlacedPage([...filler, `In the matter of ${n} the parties agree on yes-${n}.`], n + 1),
    ),
    ...Array.from({ length: 60 }, (_, page) => createPlacedPage(filler, names.length + page + 1)),
  );
  const definition: JsonObject = {
    type: 'object',
    properties: Object.fromEntries(names.map((field) => [field, { type: ['string', 'null'] }])),
  };
  const client = createScriptedClient((call) => {
    const text = getDocumentText(call);
    return Object.fromEntries(
      names.map((field, n) => [
        field,
        new RegExp(`matter of ${n} the parties agree on (\\S+)\\.`).exec(text)?.[1] ?? null,
      ]),
    );
  });
  const { extractedData } = await extract(client, definition, layout, budget);
  const right = names.filter((field, n) => extractedData[field] === `yes-${n}`).length;
  say(
    `  single values in other words, ${name}: ${right} of ${names.length}; ${client.calls.length} calls, ` +
      `${tokenFactor(client, layout)} × the document's tokens`,
  );
}

function tokenFactor(client: ScriptedClient, layout: Layout): string {
  const sent = client.calls.reduce((sum, call) => sum + estimateTokens(getCallText(call)), 0);
  return (sent / layout.pages.reduce((sum, page) => sum + estimateTokens(page.text), 0)).toFixed(2);
}

/** How well confidence separates right values from wrong ones, and how many wrong values are `exact`. */
async function measureConfidence(): Promise<void> {
  const random = seeded(SEED);
  const judged: { confidence: number; isRight: boolean }[] = [];
  let [exact, falselyExact] = [0, 0];
  for (const { definition, expected, text } of generateDocuments(SEED, DOCUMENTS)) {
    const layout = { pageCount: null, truncated: false, pages: [parseText(text)] };
    const answer = imperfectAnswer(expected, layout, random);
    const found = await extract(
      createScriptedClient(() => answer),
      definition,
      layout,
      {
        contextTokens: 128_000,
        maxOutputTokens: 16_000,
        seesPictures: false,
      },
    ).catch(() => null);
    for (const { path, confidence, match } of found?.evidence ?? []) {
      const [value, right] = [found?.extractedData as JsonValue, expected as JsonValue].map((root) =>
        valueAt(root, path),
      );
      const isRight = isSameValue(value ?? null, right ?? null);
      judged.push({ confidence, isRight });
      if (match !== 'exact') continue;
      exact += 1;
      if (!isRight) falselyExact += 1;
    }
  }
  const { auroc, ece, accuracy } = calibrate(judged);
  say(
    `  a model that errs, ${judged.length} values, ${(accuracy * 100).toFixed(1)} % right: ` +
      `AUROC ${auroc.toFixed(3)}, ECE ${ece.toFixed(3)}; ${falselyExact} of ${exact} exact values are wrong`,
  );
}

function valueAt(root: JsonValue | undefined, path: string): JsonValue | undefined {
  let value = root;
  for (const step of path.split('/').slice(1))
    value = Array.isArray(value) ? value[Number(step)] : typeof value === 'object' ? value?.[step] : undefined;
  return value;
}
