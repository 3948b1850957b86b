/** How the interfaces of providers carry messages, schemas and files. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { commonQuirks } from '../../models/provider-defaults.ts';
import type { ProviderQuirks, WireFormatName } from '../../models/provider-registry.ts';
import type { ModelMessage, StructuredCall } from '../model-client.ts';
import type { Rung } from '../rungs.ts';
import { createCall, SCHEMA } from '../testing/model-calls.ts';
import { WIRE_FORMATS } from './wire-formats.ts';

const bytes = new Uint8Array([1, 2, 3]);
const messages: ModelMessage[] = [
  { role: 'system', content: 'Extract.' },
  { role: 'user', content: 'The document.' },
  { role: 'user', content: 'The task.' },
  { role: 'assistant', content: '{}' },
  { role: 'user', content: 'Correct it.' },
];

function bodyOf(
  format: WireFormatName,
  rung: Rung,
  call: Partial<StructuredCall> = {},
  quirks: Partial<ProviderQuirks> = {},
  without: string[] = [],
): JsonObject {
  return WIRE_FORMATS[format].buildRequest({
    call: createCall('http://127.0.0.1/v1', { messages, ...call }),
    quirks: { ...commonQuirks, ...quirks },
    rung,
    schema: SCHEMA,
    without,
  }).body;
}

describe('a chat completion', () => {
  const body = (rung: Rung, ...more: [Partial<StructuredCall>?, Partial<ProviderQuirks>?, string[]?]) =>
    bodyOf('openai', rung, ...more);

  it('has texts as strings', () => {
    expect(body('json_schema_strict')['messages']).toEqual([
      { role: 'system', content: 'Extract.' },
      { role: 'user', content: 'The document.\n\nThe task.' },
      { role: 'assistant', content: '{}' },
      { role: 'user', content: 'Correct it.' },
    ]);
  });

  it('has files as data', () => {
    const content: ModelMessage['content'] = [
      { type: 'document', mediaType: 'application/pdf', bytes, pages: 1 },
      { type: 'picture', mediaType: 'image/jpeg', bytes },
    ];
    expect(body('prompt', { messages: [{ role: 'user', content }] })['messages']).toMatchObject([
      {
        role: 'user',
        content: [
          { type: 'file', file: { filename: 'document.pdf', file_data: 'data:application/pdf;base64,AQID' } },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,AQID' } },
          { type: 'text', text: expect.stringContaining('JSON Schema') as string },
        ],
      },
    ]);
  });

  it.each<[Rung, JsonObject]>([
    [
      'json_schema_strict',
      { response_format: { type: 'json_schema', json_schema: { name: 'extraction', strict: true, schema: SCHEMA } } },
    ],
    ['json_schema', { response_format: { type: 'json_schema', json_schema: { name: 'extraction', schema: SCHEMA } } }],
    ['json_object', { response_format: { type: 'json_object' } }],
    [
      'tool',
      {
        tools: [
          {
            type: 'function',
            function: {
              name: 'extraction',
              description: 'Records the data that was extracted from the document.',
              parameters: SCHEMA,
            },
          },
        ],
        tool_choice: { type: 'function', function: { name: 'extraction' } },
      },
    ],
    ['prompt', {}],
  ])('carries the schema in the mode %s', (rung, parameters) => {
    const { response_format, tools, tool_choice } = body(rung);
    expect(JSON.parse(JSON.stringify({ response_format, tools, tool_choice }))).toEqual(parameters);
  });

  it('limits the answer by the other name where a model refuses the one', () => {
    const limits = (quirks: Partial<ProviderQuirks>, without: string[]) => {
      const { max_tokens, max_completion_tokens } = body('prompt', { maxOutputTokens: 9 }, quirks, without);
      return [max_tokens, max_completion_tokens];
    };
    const newer = { tokenLimit: 'max_completion_tokens' } as const;
    expect(limits({}, [])).toEqual([9, undefined]);
    expect(limits({}, ['max_tokens'])).toEqual([undefined, 9]);
    expect(limits(newer, [])).toEqual([undefined, 9]);
    expect(limits(newer, ['max_completion_tokens'])).toEqual([9, undefined]);
    expect(limits({}, ['max_tokens', 'max_completion_tokens'])).toEqual([undefined, undefined]);
  });

  it('lacks what the provider rejects', () => {
    const { body: sent, optional } = WIRE_FORMATS.openai.buildRequest({
      call: createCall('http://127.0.0.1/v1', { messages }),
      quirks: { ...commonQuirks, rejects: ['seed', 'store'], extraBody: { store: true } },
      rung: 'prompt',
      schema: SCHEMA,
      without: [],
    });
    expect([sent['seed'], sent['store']]).toEqual([undefined, undefined]);
    expect(optional).toEqual(['max_tokens', 'temperature']);
  });
});

describe('a message of Anthropic', () => {
  const cached = { cache_control: { type: 'ephemeral' } };
  const text = (words: string) => ({ type: 'text', text: words });
  const body = (rung: Rung, ...more: [Partial<StructuredCall>?, Partial<ProviderQuirks>?]) =>
    bodyOf('anthropic', rung, ...more);

  it('has the rules apart, and caches them', () => {
    expect(body('json_schema_strict')).toMatchObject({
      system: [{ ...text('Extract.'), ...cached }],
      messages: [
        { role: 'user', content: [text('The document.'), text('The task.')] },
        { role: 'assistant', content: [text('{}')] },
        { role: 'user', content: [text('Correct it.')] },
      ],
    });
    const twice = [...messages.slice(0, 1), { role: 'system', content: 'Be exact.' } as const, ...messages.slice(1)];
    expect(body('tool', { messages: twice })['system']).toEqual([{ ...text('Extract.\n\nBe exact.'), ...cached }]);
    const without = body('tool', { messages: messages.slice(1) });
    expect(without).not.toHaveProperty('system');
    expect(without['messages']).toHaveLength(3);
  });

  it.each<[string, Partial<StructuredCall>, boolean[]]>([
    ['nothing of a document that is sent once', {}, [false, false]],
    ['a document that is sent again', { repeatsDocument: true }, [true, false]],
    [
      'the last part of it',
      {
        repeatsDocument: true,
        messages: [
          { role: 'user', content: [{ type: 'picture', mediaType: 'image/png', bytes }, text('Two.') as never] },
          { role: 'user', content: 'The task.' },
        ],
      },
      [false, true, false],
    ],
  ])('caches %s', (_, call, marks) => {
    const sent = body('json_schema_strict', call)['messages'] as { content: JsonObject[] }[];
    expect(sent[0]?.content.map((part) => 'cache_control' in part)).toEqual(marks);
    for (const { content } of sent.slice(1)) expect(content.every((part) => !('cache_control' in part))).toBe(true);
  });

  it('carries the schema as a format, as a tool, or not at all', () => {
    expect(body('json_schema_strict')['output_config']).toEqual({ format: { type: 'json_schema', schema: SCHEMA } });
    const tool = body('tool');
    expect(tool).toMatchObject({
      tools: [
        {
          name: 'extraction',
          description: 'Records the data that was extracted from the document.',
          input_schema: SCHEMA,
        },
      ],
      tool_choice: { type: 'tool', name: 'extraction' },
    });
    expect(tool).not.toHaveProperty('output_config');
    expect(body('tool', {}, { forcesTools: false })['tool_choice']).toEqual({ type: 'auto' });
    expect(body('prompt')).not.toHaveProperty('tools');
    expect(body('prompt')).not.toHaveProperty('output_config');
  });
});

describe('a request to Gemini', () => {
  const configOf = (rung: Rung) => bodyOf('gemini', rung)['generationConfig'] as JsonObject;

  it('has the rules apart, and calls the assistant a model', () => {
    expect(bodyOf('gemini', 'json_schema')).toMatchObject({
      systemInstruction: { parts: [{ text: 'Extract.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'The document.' }, { text: 'The task.' }] },
        { role: 'model', parts: [{ text: '{}' }] },
        { role: 'user', parts: [{ text: 'Correct it.' }] },
      ],
    });
    expect(bodyOf('gemini', 'json_schema', { messages: messages.slice(1) })).not.toHaveProperty('systemInstruction');
  });

  it('asks for JSON in all modes but the prompt, and carries the schema in one', () => {
    expect(configOf('json_schema')).toMatchObject({ responseMimeType: 'application/json', responseJsonSchema: SCHEMA });
    expect(configOf('json_object')).toMatchObject({ responseMimeType: 'application/json' });
    expect(configOf('json_object')).not.toHaveProperty('responseJsonSchema');
    expect(configOf('prompt')).not.toHaveProperty('responseMimeType');
  });
});
