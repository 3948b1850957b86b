/** The tokens that a provider is sent as a multiple of the document's, and how long a slow model takes. */
import { createPipelineEngine } from '../../../server/extraction/pipeline/pipeline-engine.ts';
import type { ExtractionPool } from '../../../server/extraction/child/extraction-pool.ts';
import { createLayout, createPlacedPage } from '../../../server/extraction/grounding/testing/pages.ts';
import { estimateTokens } from '../../../server/extraction/llm/estimate-tokens.ts';
import type { ModelFacts, StructuredCall } from '../../../server/extraction/llm/model-client.ts';
import type { ModelCapacity } from '../../../server/extraction/pipeline/question-plan.ts';
import {
  createScriptedClient,
  getDocumentText,
  type ScriptedClient,
} from '../../../server/extraction/pipeline/testing/scripted-client.ts';
import {
  createWideTable,
  readWideTable,
  wideTableDefinition,
} from '../../../server/extraction/pipeline/testing/wide-table.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import type { Layout } from '../../../server/parsing/layout.ts';
import { say } from '../measure.ts';
import { measureFallbacks } from './fallbacks.ts';
import { createBillingClient } from '../../../server/extraction/pipeline/testing/billing-client.ts';
import { readRows, rowsDefinition, rowsDocument } from '../../../server/extraction/pipeline/testing/rows.ts';
import { definePrice } from '../../../server/extraction/models/model-prices.ts';
import { countCacheableShare, countSent } from './sent-tokens.ts';
import { VirtualTime } from './virtual-time.ts';

const STRONG: ModelCapacity = { contextTokens: 400_000, maxOutputTokens: 128_000, seesPictures: false };
/** What is assumed of Ollama. */
const OLLAMA: ModelCapacity = { contextTokens: 4_096, maxOutputTokens: 1_024, seesPictures: false };
const FAST: ModelFacts = {
  contextTokens: null,
  maxOutputTokens: null,
  price: null,
  writingSpeed: 1_000,
  timeoutMs: 300_000,
};
/** Lines of plain prose between the values. */
const LINES = 40;

interface Case {
  name: string;
  pages: number;
  fields: number;
  rows?: number;
  capacity?: ModelCapacity;
  facts?: Partial<ModelFacts>;
  /** Parts of the schema. */
  parts?: number;
  atMost: number;
}

const MIN_CACHEABLE = 0.8;

const CASES: readonly Case[] = [
  { name: '1 page, 8 fields', pages: 1, fields: 8, atMost: 1.9 },
  { name: '3 pages, 220 fields', pages: 3, fields: 220, atMost: 3.2 },
  { name: '30 pages, 220 fields', pages: 30, fields: 220, atMost: 1.6 },
  { name: '30 pages, 600 fields', pages: 30, fields: 600, parts: 3, atMost: 3.8 },
  { name: '30 pages, 20 fields and a list of 600', pages: 30, fields: 20, rows: 600, atMost: 1.2 },
  {
    name: '30 pages, 20 fields and a list of 600, a model of unknown speed',
    pages: 30,
    fields: 20,
    rows: 600,
    facts: { writingSpeed: 40 },
    atMost: 1.3,
  },
  { name: '30 pages, 20 fields, Ollama that says nothing', pages: 30, fields: 20, capacity: OLLAMA, atMost: 2 },
  {
    name: '30 pages, 20 fields, Ollama that tells its window of 32k',
    pages: 30,
    fields: 20,
    capacity: OLLAMA,
    facts: { contextTokens: 32_768, maxOutputTokens: 16_384 },
    atMost: 2,
  },
  {
    name: '30 pages, a list of 600, Ollama that tells its window of 32k',
    pages: 30,
    fields: 2,
    rows: 600,
    capacity: OLLAMA,
    facts: { contextTokens: 32_768, maxOutputTokens: 16_384 },
    atMost: 2,
  },
];

export async function measureCost(pool: ExtractionPool): Promise<void> {
  say('pipeline: tokens sent to models that are played');
  for (const one of CASES) await measureCase(pool, one);
  await measureSlowModel(pool);
  await measureCostLimits(pool);
  await measureFallbacks(pool);
}

async function measureCase(pool: ExtractionPool, one: Case): Promise<void> {
  const { name, capacity = STRONG, facts = {}, atMost } = one;
  const names = Array.from({ length: one.fields }, (_, n) => `field${n}`);
  const { definition, layout } = createCase(one, names);
  const client = {
    ...createScriptedClient((call) => readCase(call)),
    describeModel: async () => ({ ...FAST, ...facts }),
  };
  const { extractedData } = await extract(pool, client, { definition, layout, capacity });
  const right = names.filter((field, n) => extractedData[field] === `W${n}`).length;
  const rows = (extractedData['rows'] as JsonValue[] | undefined)?.length ?? 0;
  const sent = countSent(client, layout);
  const cacheable = countCacheableShare(client);
  say(
    `  ${name}: ${sent.toFixed(2)} × (at most ${atMost}: ${sent <= atMost ? 'yes' : 'NO'}); ` +
      `${client.calls.length} calls, ${right} of ${one.fields} values, ${rows} of ${one.rows ?? 0} rows` +
      (client.calls.length > 1
        ? `; ${Math.round(cacheable * 100)} % of what is repeated is cacheable` + describeGoal(one, cacheable)
        : ''),
  );
}

/** Only parts of a schema repeat the document. */
const describeGoal = ({ parts = 1 }: Case, cacheable: number): string =>
  parts === 1 ? '' : ` (at least ${MIN_CACHEABLE * 100}: ${cacheable >= MIN_CACHEABLE ? 'yes' : 'NO'})`;

function createCase({ pages, rows = 0 }: Case, names: readonly string[]): { definition: JsonObject; layout: Layout } {
  const values = names.map((field, n) => `Field ${field} says W${n}`);
  const list = Array.from({ length: rows }, (_, n) => `R${n}   row   ${n}`);
  const perPage = (lines: readonly string[], page: number): string[] =>
    lines.filter((_, at) => Math.floor((at * pages) / lines.length) === page);
  const layout = createLayout(
    ...Array.from({ length: pages }, (_, page) => {
      const shown = [...perPage(values, page), ...perPage(list, page)];
      const filler = Array.from({ length: Math.max(0, LINES - shown.length) }, (_line, n) => {
        return `The parties agree on what is usual in such cases, as clause ${page}.${n} says.`;
      });
      return createPlacedPage([...shown, ...filler], page + 1);
    }),
  );
  const item = { type: 'object', properties: { code: { type: 'string' }, count: { type: 'number' } } };
  const singles = Object.fromEntries(names.map((field) => [field, { type: ['string', 'null'] }]));
  const definition: JsonObject = {
    type: 'object',
    properties: { ...singles, ...(rows > 0 && { rows: { type: 'array', items: item } }) },
  };
  return { definition, layout };
}

function readCase(call: StructuredCall): JsonValue {
  const text = getDocumentText(call);
  const values = new Map([...text.matchAll(/^Field (\S+) says (\S+)$/gm)].map(([, name, value]) => [name, value]));
  const rows = [...text.matchAll(/^(R\d+) {3}row {3}(\d+)$/gm)];
  return Object.fromEntries(
    Object.keys(call.schema['properties'] as JsonObject).map((field) => [
      field,
      field === 'rows'
        ? rows.map(([, code = '', count]) => ({ code, count: Number(count) }))
        : (values.get(field) ?? null),
    ]),
  );
}

function extract(
  pool: ExtractionPool,
  client: ScriptedClient,
  { definition, layout, capacity }: { definition: JsonObject; layout: Layout; capacity: ModelCapacity },
  more: { getTimeLeft?: () => number; getCostLeft?: () => number } = {},
) {
  const engine = createPipelineEngine({ client, pool, getModelCapacity: () => capacity });
  const access = { apiKey: null, baseUrl: null, quota: 'system' };
  const { signal } = new AbortController();
  return engine.extract({ definition, layout, provider: 'openai', model: 'm', access, verify: false, signal, ...more });
}

const SPEED = 40;
const RUN_SECONDS = 570;

/** 20 pages of a table with 34 columns, with a model that writes 40 tokens a second, in time that is played. */
async function measureSlowModel(pool: ExtractionPool): Promise<void> {
  const time = new VirtualTime();
  const layout = createWideTable(20, 25);
  let longest = 0;
  const client = {
    ...createScriptedClient(async (call) => {
      const value = readWideTable(call);
      const seconds = estimateTokens(JSON.stringify(value)) / SPEED;
      longest = Math.max(longest, seconds);
      await time.wait(seconds * 1000);
      return value;
    }),
    countSpareCalls: () => 64,
    describeModel: async () => ({ ...FAST, writingSpeed: SPEED }),
  };
  const capacity = { ...STRONG, contextTokens: 128_000, maxOutputTokens: 16_000 };
  const { extractedData } = await extract(
    pool,
    client,
    { definition: wideTableDefinition, layout, capacity },
    {
      getTimeLeft: () => RUN_SECONDS * 1000 - time.now,
    },
  );
  const seconds = Math.round(time.now / 1000);
  say(
    `  20 pages of a table with 34 columns at ${SPEED} tokens a second: ` +
      `${(extractedData['rows'] as JsonValue[]).length} of 500 rows in ${seconds} s ` +
      `(at most ${RUN_SECONDS}: ${seconds <= RUN_SECONDS ? 'yes' : 'NO'}); ${client.calls.length} calls, ` +
      `the longest ${Math.round(longest)} s; ${countSent(client, layout).toFixed(2)} × the document's tokens`,
  );
}

/** What a list of 1,200 rows costs and finds with a part of its price, where the provider counts as we do. */
async function measureCostLimits(pool: ExtractionPool): Promise<void> {
  const layout = rowsDocument(40, 30);
  const run = async (maxCost: number) => {
    const client = createBillingClient(definePrice(1, 4, 'bench'), readRows);
    const request = { definition: rowsDefinition, layout, capacity: STRONG };
    const data = await extract(pool, client, request, { getCostLeft: () => maxCost - client.getCost() }).then(
      ({ extractedData }) => extractedData,
      ({ partialData }: { partialData?: JsonObject }) => partialData ?? {},
    );
    return { cost: client.getCost(), rows: ((data['items'] ?? []) as JsonValue[]).length };
  };
  const { cost: whole } = await run(Infinity);
  const shares = [0.1, 0.25, 0.5, 0.75, 1];
  const found: string[] = [];
  let isHeld = true;
  for (const share of shares) {
    const { cost, rows } = await run(whole * share);
    isHeld &&= cost <= whole * share && (cost === 0 || whole * share - cost < 0.01);
    found.push(`${share * 100} %: ${rows} rows for ${cost.toFixed(4)}`);
  }
  say(`  a capacity of a part of ${whole.toFixed(4)} USD: ${found.join(', ')} (to the cent: ${isHeld ? 'yes' : 'NO'})`);
}
