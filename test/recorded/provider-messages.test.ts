/** What is sent to providers, and what is read from their replies. */
import { expect, test } from 'vitest';
import { readCutAnswer } from '../../server/extraction/llm/cut-answer.ts';
import { FAILURES } from '../../server/extraction/llm/failures/failure-table.ts';
import { listSchemaWords } from '../../server/extraction/llm/failures/quoted-text.ts';
import { WIRE_FORMATS } from '../../server/extraction/llm/formats/wire-formats.ts';
import type { StructuredCall } from '../../server/extraction/llm/model-client.ts';
import { parseAnswer, parseWholeAnswer } from '../../server/extraction/llm/parse-answer.ts';
import { describeOmitted, describeRelaxations, listRungs, RUNGS } from '../../server/extraction/llm/rungs.ts';
import { providers } from '../../server/extraction/models/known-providers.ts';
import { commonQuirks } from '../../server/extraction/models/provider-defaults.ts';
import type { WireFormatName } from '../../server/extraction/models/provider-registry.ts';
import {
  createInvalidJsonMessages,
  createMissingRowsMessages,
  createOpening,
  createRepairMessages,
  createRuleMessages,
} from '../../server/extraction/pipeline/prompts.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { createLayout, createPlainPage } from '../../server/extraction/grounding/testing/pages.ts';
import {
  ANSWER_TEXTS,
  ANTHROPIC_REPLIES,
  FAILED_REPLIES,
  GEMINI_REPLIES,
  OPENAI_REPLIES,
  type RecordedReply,
} from './recorded-replies.ts';

const NOW = Date.UTC(2026, 10, 21);
const schema: JsonObject = {
  type: 'object',
  properties: { total: { type: 'number' }, authentication: { type: 'string' } },
};
const bytes = new Uint8Array([1, 2, 3]);
const call: StructuredCall = {
  provider: 'p',
  model: 'a-model',
  access: { apiKey: 'key', baseUrl: null, quota: 'q' },
  messages: [
    { role: 'system', content: 'Extract.' },
    {
      role: 'user',
      content: [
        { type: 'picture', mediaType: 'image/png', bytes },
        { type: 'document', mediaType: 'application/pdf', bytes, pages: 2 },
        { type: 'text', text: 'The document.' },
      ],
    },
    { role: 'user', content: 'The question.' },
  ],
  schema,
  maxOutputTokens: 1_000,
  signal: new AbortController().signal,
};
/** A repair, with what else a call may have. */
const further: StructuredCall = {
  ...call,
  messages: [
    { role: 'system', content: 'Extract.' },
    { role: 'user', content: 'The document.' },
    { role: 'assistant', content: '{}' },
    { role: 'user', content: 'Once more.' },
  ],
  sample: 2,
  repeatsDocument: true,
  parameters: { temperature: 0.3, seed: 40, reasoningEffort: 'minimal' },
};
const CALLS = [call, further, { ...call, repeatsDocument: true, parameters: { reasoningEffort: 'max' as const } }];
const MODES = ['temperature', 'max_tokens', 'seed', 'effort', 'thinkingConfig'];

test('requests to each provider', async () => {
  const printed = providers
    .filter(({ kind }) => kind !== 'local')
    .flatMap((provider) => {
      const { id, wireFormat, quirks } = provider;
      const { rungs, buildRequest } = WIRE_FORMATS[wireFormat];
      const offered = listRungs(provider, true, rungs);
      return [
        `# ${id}: ${offered.join(' ')}; not strict: ${listRungs(provider, false, rungs).join(' ')}`,
        ...describeOmitted(further, provider, ['temperature']),
        ...offered.flatMap((rung, index) => [
          ...describeRelaxations(rung, provider, rungs).map((sentence) => `${rung}: ${sentence}`),
          ...(index > 0 ? [call] : [call, further]).map((one) =>
            JSON.stringify(buildRequest({ call: one, quirks, rung, schema, without: [] })),
          ),
        ]),
      ];
    });
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/requests.txt');
});

test('requests of each form', async () => {
  const printed = Object.entries(WIRE_FORMATS).flatMap(([name, { buildRequest }]) =>
    RUNGS.flatMap((rung) =>
      CALLS.flatMap((one) =>
        [[], MODES].map((without) =>
          JSON.stringify(buildRequest({ call: one, quirks: commonQuirks, rung, schema, without })),
        ),
      ).map((body) => `${name} ${rung} ${body}`),
    ),
  );
  const plain = { ...commonQuirks, forcesTools: false, repeatSchema: true, temperature: false, seed: null };
  for (const [name, { buildRequest }] of Object.entries(WIRE_FORMATS))
    for (const rung of ['tool', 'json_schema'] as const)
      printed.push(
        `${name} plain ${rung} ${JSON.stringify(buildRequest({ call, quirks: plain, rung, schema, without: [] }))}`,
      );
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/forms.txt');
});

const REPLIES: Record<WireFormatName, RecordedReply[]> = {
  openai: [...OPENAI_REPLIES, ...FAILED_REPLIES],
  anthropic: [...ANTHROPIC_REPLIES, ...FAILED_REPLIES.slice(0, 3)],
  gemini: [...GEMINI_REPLIES, ...FAILED_REPLIES.slice(0, 3)],
};

test('what is read from replies', async () => {
  const sent = {
    parameters: ['temperature', 'seed', 'reasoning_effort', 'thinkingConfig'],
    words: listSchemaWords(schema),
  };
  const printed = Object.entries(REPLIES).flatMap(([name, replies]) =>
    replies.map(({ status, body, headers = {} }) => {
      const answer = { status, headers: new Headers(headers), body: body ?? undefined };
      const read = WIRE_FORMATS[name as WireFormatName].readCompletion(answer as never, commonQuirks, sent, NOW);
      const shown = JSON.stringify(body);
      return `${name} ${status} ${shown.slice(0, 200)}\n  ${JSON.stringify(read)}`;
    }),
  );
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/replies.txt');
});

test('what failures say', async () => {
  const targets = [
    { provider: 'openai', name: 'OpenAI', model: 'm', isSystem: false },
    { provider: 'openai', name: 'OpenAI', model: null, isSystem: true },
  ];
  const printed = Object.entries(FAILURES).flatMap(([kind, { describe, ...rule }]) => [
    `${kind} ${JSON.stringify(rule)}`,
    ...targets.map((target) => `  ${describe(target, ' (status 400)', 7)}`),
  ]);
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/failures.txt');
});

test('what is read from texts of models', async () => {
  const printed = ANSWER_TEXTS.map((text) => {
    const read = { parsed: parseAnswer(text), cut: readCutAnswer(text), whole: parseWholeAnswer(text) };
    return `${JSON.stringify(text).slice(0, 120)}\n  ${JSON.stringify(read).slice(0, 400)}`;
  });
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/texts.txt');
});

test('facts of providers', async () => {
  const printed = providers.map((provider) => JSON.stringify(provider, null, 1).replaceAll(/\n\s*(?=[^{\s])/g, ' '));
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/facts.txt');
});

test('messages to models', async () => {
  const layout = createLayout(createPlainPage(['A page']), createPlainPage(['Another'], 2));
  const passage = {
    tokens: 2,
    rows: 0,
    repeated: { tokens: 0, rows: 0 },
    recognised: false,
    columns: null,
    headings: [],
  };
  const passages = [
    { ...passage, page: 1, start: 0, end: 6 },
    { ...passage, page: 2, start: 0, end: 7 },
  ];
  const picture = { type: 'picture', mediaType: 'image/png', bytes } as const;
  const pdf = { pages: [1, 2], part: { type: 'document', mediaType: 'application/pdf', bytes, pages: 2 } } as const;
  const whole = { layout, passages, isPart: false, pictures: [] };
  const problems = Array.from({ length: 32 }, (_, index) => ({
    path: index === 0 ? '' : `/rows/${index}/a\nb${'x'.repeat(index === 1 ? 300 : 0)}`,
    keyword: 'type',
    message: 'must be number',
  }));
  const violations = [
    { name: 'Sum', message: '1 + 1 ≠ 3\nand more' },
    { name: 'Order', message: null },
    { name: 'Long', message: 'y'.repeat(400) },
  ];
  const messages = {
    extract: createOpening('extract', whole),
    check: createOpening('check', { ...whole, isPart: true, passages: passages.slice(1) }),
    pictures: createOpening('extract', { ...whole, pictures: [1, 2].map((page) => ({ page, picture })) }),
    pdf: createOpening('extract', { ...whole, pdf: { ...pdf, pages: [...pdf.pages] } }),
    repair: createRepairMessages({ a: 'x' }, problems.slice(0, 3), 0),
    'second repair': createRepairMessages({ a: 'z'.repeat(60_000) }, problems, 1),
    'no JSON': [...createInvalidJsonMessages(0), ...createInvalidJsonMessages(1)],
    'missing rows': createMissingRowsMessages({ rows: [] }, { seen: 12, got: 7 }),
    rules: createRuleMessages({ total: 1 }, violations),
  };
  const printed = Object.entries(messages).flatMap(([name, list]) => [
    `# ${name}`,
    ...list.map(({ role, content }) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      return `[${role}] ${text.length > 6_000 ? `${text.slice(0, 100)} … ${text.slice(-20)} ${text.length}` : text}`;
    }),
  ]);
  await expect(printed.join('\n')).toMatchFileSnapshot('providers/messages.txt');
});
