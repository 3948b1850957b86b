/** The bodies of requests, in each interface. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { commonQuirks } from '../../models/provider-defaults.ts';
import type { ProviderQuirks, WireFormatName } from '../../models/provider-registry.ts';
import { estimateTokens, PDF_PAGE_TOKENS, PICTURE_TOKENS } from '../estimate-tokens.ts';
import type { ModelMessage, StructuredCall } from '../model-client.ts';
import { createCall, SCHEMA } from '../testing/model-calls.ts';
import { countTokens, createPrompt, isSchemaInPrompt } from './prompt-parts.ts';
import type { BuiltRequest, RequestParts } from './wire-format.ts';
import { WIRE_FORMATS } from './wire-formats.ts';

const messages: ModelMessage[] = [
  { role: 'system', content: 'Extract.' },
  { role: 'user', content: 'The document.' },
  { role: 'user', content: 'The task.' },
];
const repair: ModelMessage[] = [
  ...messages,
  { role: 'assistant', content: '{}' },
  { role: 'user', content: 'Correct it.' },
];
const bytes = new Uint8Array([1, 2, 3]);

interface Given extends Partial<Omit<RequestParts, 'call' | 'quirks'>> {
  call?: Partial<StructuredCall>;
  quirks?: Partial<ProviderQuirks>;
}

const partsOf = ({ call, quirks, ...others }: Given = {}): RequestParts => ({
  call: createCall('http://127.0.0.1/v1', { messages, ...call }),
  quirks: { ...commonQuirks, ...quirks },
  rung: 'json_schema_strict',
  schema: SCHEMA,
  without: [],
  ...others,
});
const build = (format: WireFormatName, given: Given = {}): BuiltRequest =>
  WIRE_FORMATS[format].buildRequest(partsOf(given));
const bodyOf = (format: WireFormatName, given: Given = {}): JsonObject => build(format, given).body;
const textsOf = (given: Given): string[] =>
  createPrompt(partsOf(given)).map(({ role, parts }) =>
    [role, ...parts.map((part) => (part.type === 'text' ? part.text.split('\n')[0] : part.type))].join(': '),
  );

describe('the prompt', () => {
  const rule =
    'Answer only with one JSON object that matches this JSON Schema. Do not add explanations or code fences.';
  const toolRule = 'Answer by calling the tool extraction once. Do not write anything else.';

  it.each<[string, Given, string[]]>([
    ['joins messages of one role', {}, ['system: Extract.', 'user: The document.: The task.']],
    [
      'ends with the schema where no parameter carries it',
      { rung: 'json_object' },
      ['system: Extract.', `user: The document.: The task.: ${rule}`],
    ],
    [
      'puts the schema before what a repair adds',
      { rung: 'prompt', call: { messages: repair } },
      ['system: Extract.', `user: The document.: The task.: ${rule}`, 'assistant: {}', 'user: Correct it.'],
    ],
    [
      'repeats the schema for models that do not see it',
      { rung: 'json_schema', quirks: { repeatSchema: true } },
      ['system: Extract.', `user: The document.: The task.: ${rule}`],
    ],
    [
      'asks for a tool that cannot be forced, and does not repeat its schema',
      { rung: 'tool', quirks: { forcesTools: false, repeatSchema: true } },
      ['system: Extract.', `user: The document.: The task.: ${toolRule}`],
    ],
    ['asks for no tool that is forced', { rung: 'tool' }, ['system: Extract.', 'user: The document.: The task.']],
  ])('%s', (_, given, texts) => {
    expect(textsOf(given)).toEqual(texts);
  });

  it('contains the whole schema, and leaves the messages of the call as they are', () => {
    const given = { rung: 'prompt', call: { messages: repair } } as const;
    const before = JSON.stringify(repair);
    expect(JSON.stringify(createPrompt(partsOf(given)))).toContain(JSON.stringify(JSON.stringify(SCHEMA)).slice(1, -1));
    expect(JSON.stringify(repair)).toBe(before);
    const modes = ['json_schema_strict', 'json_schema', 'tool', 'json_object', 'prompt'] as const;
    expect(modes.map((rung) => isSchemaInPrompt(partsOf({ rung })))).toEqual([false, false, false, true, true]);
  });
});

describe('the tokens of a request', () => {
  it('are those of its texts, pictures and pages, of its schema and of the longest answer', () => {
    const content = [
      { type: 'text' as const, text: 'See.' },
      { type: 'picture' as const, mediaType: 'image/png' as const, bytes },
      { type: 'document' as const, mediaType: 'application/pdf' as const, bytes, pages: 3 },
    ];
    const prompt = estimateTokens('See.') + PICTURE_TOKENS + 3 * PDF_PAGE_TOKENS;
    const schema = estimateTokens(JSON.stringify(SCHEMA));
    expect(countTokens([{ role: 'user', content }], null)).toBe(prompt);
    for (const format of ['openai', 'anthropic', 'gemini'] as const)
      expect(build(format, { call: { messages: [{ role: 'user', content }], maxOutputTokens: 500 } }).tokens).toBe(
        prompt + schema + 500,
      );
  });

  it('of a text are the same, however often and however long', () => {
    for (const text of ['short', 'long '.repeat(20_000)])
      for (let time = 0; time < 2; time += 1)
        expect(countTokens([{ role: 'user', content: text }], null)).toBe(estimateTokens(text));
  });
});

/** Where an interface has its parameters. */
const parametersOf = (format: WireFormatName, given: Given): JsonObject => {
  const body = bodyOf(format, given);
  return (format === 'gemini' ? body['generationConfig'] : body) as JsonObject;
};

describe.each(['openai', 'anthropic', 'gemini'] as const)('the parameters of %s', (format) => {
  it.each<[string, Given, number | undefined]>([
    ['is 0', {}, 0],
    ['is that of the schema version', { call: { parameters: { temperature: 0.3 } } }, 0.3],
    ['is higher for further samples', { call: { sample: 1 } }, 0.7],
    ['is not lowered for them', { call: { sample: 2, parameters: { temperature: 0.9 } } }, 0.9],
    ['is raised for them', { call: { sample: 2, parameters: { temperature: 0.1 } } }, 0.7],
    ['is that of the model where the provider advises so', { quirks: { temperature: false } }, undefined],
    ['also for samples', { quirks: { temperature: false }, call: { sample: 1 } }, undefined],
    [
      'is that of the schema version also there',
      { quirks: { temperature: false }, call: { parameters: { temperature: 0 } } },
      0,
    ],
    ['is left out where the model refused it', { without: ['temperature'] }, undefined],
  ])('have a temperature that %s', (_, given, temperature) => {
    expect(parametersOf(format, given)['temperature']).toBe(temperature);
    expect(build(format, given).optional.includes('temperature')).toBe(temperature !== undefined);
  });

  it('limit the answer, name the model, and contain what the provider always gets', () => {
    const given: Given = { call: { model: 'm-1', maxOutputTokens: 123 }, quirks: { extraBody: { store: false } } };
    expect(bodyOf(format, given)).toMatchObject({ model: 'm-1', store: false });
    expect(parametersOf(format, given)[format === 'gemini' ? 'maxOutputTokens' : 'max_tokens']).toBe(123);
  });
});

describe('the seed', () => {
  const seedOf = (format: WireFormatName, given: Given, name = 'seed') => parametersOf(format, given)[name];

  it.each(['openai', 'gemini'] as const)('of %s is one per sample', (format) => {
    expect(seedOf(format, {})).toBe(1);
    expect(seedOf(format, { call: { sample: 2 } })).toBe(3);
    expect(seedOf(format, { call: { sample: 2, parameters: { seed: 40 } } })).toBe(42);
    expect(seedOf(format, { quirks: { seed: 'random_seed' } }, 'random_seed')).toBe(1);
    expect(parametersOf(format, { quirks: { seed: null } })).not.toHaveProperty('seed');
    expect(parametersOf(format, { without: ['seed'] })).not.toHaveProperty('seed');
  });

  it('is not sent to Anthropic', () => {
    expect(bodyOf('anthropic')).not.toHaveProperty('seed');
  });
});

describe('the effort', () => {
  it.each<[WireFormatName, Record<string, string>]>([
    ['openai', { none: 'none', minimal: 'minimal', low: 'low', xhigh: 'xhigh' }],
    ['anthropic', { none: 'low', minimal: 'low', low: 'low', high: 'high', max: 'max' }],
    ['gemini', { none: 'low', minimal: 'low', medium: 'medium', high: 'high', xhigh: 'high', max: 'high' }],
  ])('of %s is the nearest that it knows', (format, efforts) => {
    const sent = Object.keys(efforts).map((effort) => {
      const { output_config, reasoning_effort, thinkingConfig } = parametersOf(format, {
        call: { parameters: { reasoningEffort: effort as never } },
      });
      const [config, thinking] = [output_config as JsonObject | undefined, thinkingConfig as JsonObject | undefined];
      return config?.['effort'] ?? thinking?.['thinkingLevel'] ?? reasoning_effort;
    });
    expect(sent).toEqual(Object.values(efforts));
  });

  it.each<[WireFormatName, string]>([
    ['openai', 'reasoning_effort'],
    ['anthropic', 'effort'],
    ['gemini', 'thinkingConfig'],
  ])('of %s may be left out', (format, name) => {
    const call = { parameters: { reasoningEffort: 'high' } } as const;
    expect(build(format, { call }).optional).toContain(name);
    expect(build(format, { call, without: [name] }).optional).not.toContain(name);
    expect(JSON.stringify(bodyOf(format, { call, without: [name] }))).not.toContain('high');
    expect(build(format).optional).not.toContain(name);
  });
});
