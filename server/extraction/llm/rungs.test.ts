import { describe, expect, it } from 'vitest';
import { commonQuirks } from '../models/provider-defaults.ts';
import type { ProviderQuirks, StructuredOutput, WireFormatName } from '../models/provider-registry.ts';
import { WIRE_FORMATS } from './formats/wire-formats.ts';
import { createRungMemory, describeOmitted, describeRelaxations, isEnforced, listRungs, RUNGS } from './rungs.ts';

const entry = (structuredOutput: StructuredOutput, quirks: Partial<ProviderQuirks> = {}) => ({
  name: 'Own',
  structuredOutput,
  quirks: { ...commonQuirks, ...quirks },
  wireFormat: 'openai' as WireFormatName,
});
const withoutFirst = (count: number) => RUNGS.slice(count);

describe('the modes to try', () => {
  it.each<[StructuredOutput, readonly string[]]>([
    ['json_schema_strict', RUNGS],
    ['by_model', RUNGS],
    ['json_schema', withoutFirst(1)],
    ['tool', withoutFirst(2)],
    ['json_object', withoutFirst(3)],
    ['built_in', ['prompt']],
  ])('begin with what the provider has: %s', (structuredOutput, rungs) => {
    expect(listRungs(entry(structuredOutput), true)).toEqual(rungs);
  });

  it.each<[string, ProviderQuirks['rejects'], boolean, readonly string[]]>([
    ['the strict one, which the schema does not fit', [], false, withoutFirst(1)],
    ['tools, which the provider rejects', ['tools'], true, RUNGS.filter((rung) => rung !== 'tool')],
    ['formats of the response, which it rejects', ['response_format'], true, ['tool', 'prompt']],
    ['all that it rejects', ['response_format', 'tools'], true, ['prompt']],
  ])('leave out %s', (_, rejects, isStrict, rungs) => {
    expect(listRungs(entry('json_schema_strict', { rejects }), isStrict)).toEqual(rungs);
  });

  it.each<[WireFormatName, StructuredOutput, readonly string[]]>([
    ['anthropic', 'json_schema_strict', ['json_schema_strict', 'tool', 'prompt']],
    ['gemini', 'json_schema', ['json_schema', 'json_object', 'prompt']],
  ])('are those that the interface of %s has', (format, structuredOutput, rungs) => {
    expect(listRungs(entry(structuredOutput), true, WIRE_FORMATS[format].rungs)).toEqual(rungs);
  });

  it('carry the schema as a parameter down to tools', () => {
    expect(RUNGS.map(isEnforced)).toEqual([true, true, true, false, false]);
  });
});

describe('the warnings about a mode', () => {
  it.each<[(typeof RUNGS)[number], StructuredOutput, RegExp | null]>([
    ['json_schema_strict', 'json_schema_strict', null],
    ['json_schema', 'json_schema_strict', /^Own received the schema without its strict mode, /],
    ['tool', 'json_schema_strict', /^Own received the schema as a tool, which it does not enforce\. /],
    ['tool', 'tool', null],
    ['json_schema', 'json_schema', null],
    ['json_object', 'json_object', /^Own enforced JSON but not the schema: it was part of the prompt, /],
    ['prompt', 'built_in', /^Own did not enforce the schema: it was part of the prompt, /],
  ])('%s of a provider with %s', (rung, structuredOutput, warning) => {
    const warnings = describeRelaxations(rung, entry(structuredOutput));
    expect(warnings).toEqual(warning === null ? [] : [expect.stringMatching(warning)]);
  });

  it('are none for the best mode that the interface has', () => {
    expect(describeRelaxations('tool', entry('json_schema'), ['tool', 'prompt'])).toEqual([]);
  });
});

describe('the warnings about parameters', () => {
  const wanted = { parameters: { temperature: 0, seed: 7, reasoningEffort: 'low' } as const };
  const omitted = (name: string): string => `Own does not accept the parameter ${name}. It was left out.`;

  it.each<[string, Partial<ProviderQuirks>, WireFormatName, string[], string[]]>([
    ['all are accepted', {}, 'openai', [], []],
    ['the seed has another name', { seed: 'random_seed' }, 'openai', ['seed'], []],
    ['there is no seed', { seed: null }, 'openai', [], ['seed']],
    ['the temperature is never sent', { rejects: ['temperature'] }, 'openai', [], ['temperature']],
    ['the model refused the seed', {}, 'openai', ['seed'], ['seed']],
    ['the model refused the effort', {}, 'openai', ['reasoning_effort'], ['reasoningEffort']],
    ['the model of Anthropic refused the effort', {}, 'anthropic', ['effort'], ['reasoningEffort']],
    ['the model of Gemini refused the effort', {}, 'gemini', ['thinkingConfig'], ['reasoningEffort']],
    ['another interface names it so', {}, 'gemini', ['effort', 'reasoning_effort'], []],
  ])('where %s', (_, quirks, wireFormat, without, names) => {
    const given = { ...entry('tool', quirks), wireFormat };
    expect(describeOmitted(wanted, given, without)).toEqual(names.map(omitted));
    // Nothing is said about what nobody asked for.
    expect(describeOmitted({}, given, without)).toEqual([]);
  });
});

describe('what worked', () => {
  it('is remembered for an hour after it was learnt, however often it is read', () => {
    let now = 5;
    const memory = createRungMemory({ now: () => now });
    memory.set('a', { rung: 'tool', without: ['seed'] });
    for (let minute = 0; minute < 60; minute += 10) {
      now = 5 + minute * 60_000;
      expect(memory.get('a')).toEqual({ rung: 'tool', without: ['seed'] });
    }
    now = 5 + 60 * 60_000 + 1;
    expect(memory.get('a')).toBeUndefined();
  });

  it('is remembered of two thousand schemas and models, the last ones', () => {
    const memory = createRungMemory({ now: () => 5 });
    for (let index = 0; index <= 2_000; index += 1) memory.set(String(index), { rung: 'tool', without: [] });
    expect([memory.has('0'), memory.has('1'), memory.size]).toEqual([false, true, 2_000]);
  });
});
