/**
 * What the pipeline keeps, finds and sends, with models that are played: perfect ones that answer from what they are
 * shown, and one that errs. No provider and no server are needed.
 */
import fc from 'fast-check';
import { calibrate } from '../../../server/scorer/calibration.ts';
import type { Extraction } from '../../../server/extraction/engine.ts';
import { performTask } from '../../../server/extraction/child/extraction-tasks.ts';
import type { ExtractionPool } from '../../../server/extraction/child/extraction-pool.ts';
import { createLayout, createPlacedPage } from '../../../server/extraction/grounding/testing/pages.ts';
import { isSameValue } from '../../../server/extraction/pipeline/merging/answer-tree.ts';
import { createPipelineEngine } from '../../../server/extraction/pipeline/pipeline-engine.ts';
import type { ModelCapacity } from '../../../server/extraction/pipeline/question-plan.ts';
import {
  createScriptedClient,
  getDocumentText,
  type ScriptedClient,
} from '../../../server/extraction/pipeline/testing/scripted-client.ts';
import {
  createStatement,
  readStatement,
  statementDefinition,
} from '../../../server/extraction/pipeline/testing/statement.ts';
import { createSchemaSamples } from '../../../server/extraction/schema/testing/schema-samples.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { Layout } from '../../../server/parsing/layout.ts';
import { parseText } from '../../../server/parsing/formats/text/text.ts';
import { generateDocuments } from '../../evaluation/generator/generate-documents.ts';
import { imperfectAnswer, seeded } from '../../evaluation/imperfect-model.ts';
import { say } from '../measure.ts';
import { hasEmptyText, measureRealSchemas, sendAnswer } from './kept-answers.ts';
import { measureCost } from './cost.ts';
import { addPrefixCache } from './prefix-cache.ts';
import { describeTokens } from './sent-tokens.ts';
import { parseJsonText } from '../../../server/lib/json-text.ts';

const SCHEMAS = 600;
const DOCUMENTS = 560;
const SEED = 11;
const WINDOWS: readonly (readonly [string, ModelCapacity])[] = [
  ['1M tokens', { contextTokens: 1_000_000, maxOutputTokens: 32_000, seesPictures: false }],
  ['64k tokens', { contextTokens: 64_000, maxOutputTokens: 16_000, seesPictures: false }],
  ['16k tokens', { contextTokens: 16_000, maxOutputTokens: 4_000, seesPictures: false }],
];

const pool: ExtractionPool = {
  run: async (task) => (await performTask(task)) as never,
  prepare: () => undefined,
  close: async () => undefined,
};

function extract(
  client: ScriptedClient,
  definition: JsonObject,
  layout: Layout,
  capacity: ModelCapacity,
  verify = false,
): Promise<Extraction> {
  const access = { apiKey: null, baseUrl: null, quota: 'system' };
  const engine = createPipelineEngine({ client: addPrefixCache(client), pool, getModelCapacity: () => capacity });
  const signal = new AbortController().signal;
  return engine.extract({ definition, layout, provider: 'openai', model: 'm', access, verify, signal });
}

/** @param folders further folders with JSON Schemas */
export async function measureAnswerQuality(folders: readonly string[]): Promise<void> {
  say('pipeline: models that are played');
  measureGeneratedSchemas();
  await measureRealSchemas(folders);
  for (const [name, capacity] of WINDOWS) await measureStatement(name, capacity);
  for (const [name, capacity] of WINDOWS) await measureOtherWords(name, capacity);
  for (const [name, capacity] of WINDOWS) await measureOtherWords(name, capacity, true);
  for (const [name, capacity] of WINDOWS) await measureWideSchema(name, capacity);
  await measureCost(pool);
  await measureConfidence();
}

function measureGeneratedSchemas(): void {
  const samples = createSchemaSamples().filter(({ value }) => !hasEmptyText(value));
  const counts = { kept: 0, changed: 0, failed: 0 };
  for (const [position, sample] of fc.sample(samples, { numRuns: SCHEMAS, seed: SEED }).entries())
    counts[sendAnswer(sample, position)] += 1;
  say(`  correct answers to ${SCHEMAS} generated schemas: ${counts.changed} changed, ${counts.failed} failed`);
}

async function measureStatement(name: string, capacity: ModelCapacity): Promise<void> {
  const { layout, expected } = createStatement(15, 400);
  const client = createScriptedClient(readStatement);
  const { extractedData, usage, lists = [] } = await extract(client, statementDefinition, layout, capacity);
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
      describeTokens(client, layout, usage),
  );
}

/** Single values that the document states in words of its own. */
async function measureOtherWords(name: string, capacity: ModelCapacity, verify = false): Promise<void> {
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
  const { extractedData, usage } = await extract(client, definition, layout, capacity, verify);
  const right = names.filter((field, n) => extractedData[field] === `yes-${n}`).length;
  say(
    `  single values in other words, ${verify ? 'asked twice, ' : ''}${name}: ` +
      `${right} of ${names.length}; ${client.calls.length} calls, ` +
      describeTokens(client, layout, usage),
  );
}

/** Many single values and a list: each part of the schema is asked about the same passages. */
async function measureWideSchema(name: string, capacity: ModelCapacity): Promise<void> {
  const names = Array.from({ length: 220 }, (_, n) => `field${n}`);
  const rows = Array.from({ length: 1_200 }, (_, n) => ({ code: `R${n}`, count: n }));
  const lines = [
    ...names.map((field, n) => `Field ${field} says W${n}`),
    ...rows.map(({ code, count }) => `${code}   row   ${count}`),
  ];
  const pages = Array.from({ length: Math.ceil(lines.length / 40) }, (_, page) =>
    lines.slice(page * 40, page * 40 + 40),
  );
  const layout = createLayout(...pages.map((page, position) => createPlacedPage(page, position + 1)));
  const item = { type: 'object', properties: { code: { type: 'string' }, count: { type: 'number' } } };
  const singles = Object.fromEntries(names.map((field) => [field, { type: ['string', 'null'] }]));
  const definition: JsonObject = {
    type: 'object',
    properties: { ...singles, rows: { type: 'array', items: item } },
  };
  const client = createScriptedClient((call) => {
    const text = getDocumentText(call);
    const found = (field: string): JsonValue =>
      field === 'rows'
        ? [...text.matchAll(/^(R\d+) {3}row {3}(\d+)$/gm)].map(([, code = '', count]) => ({
            code,
            count: Number(count),
          }))
        : (new RegExp(`^Field ${field} says (\\S+)$`, 'm').exec(text)?.[1] ?? null);
    const properties = call.schema['properties'] as JsonObject;
    return Object.fromEntries(Object.keys(properties).map((field) => [field, found(field)]));
  });
  const { extractedData, usage } = await extract(client, definition, layout, capacity);
  const right = names.filter((field, n) => extractedData[field] === `W${n}`).length;
  say(
    `  a schema of 220 single values and a list, ${name}: ${right} of 220, ` +
      `${(extractedData['rows'] as JsonValue[]).length} of 1200 rows; ${client.calls.length} calls, ` +
      describeTokens(client, layout, usage),
  );
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
    for (const { path, confidence, match } of found === null ? [] : parseJsonText(found.evidence)) {
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
