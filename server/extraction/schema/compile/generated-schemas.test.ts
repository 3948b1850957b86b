import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../check-definition.ts';
import { profileOf } from '../strict-profiles.ts';
import { schemaSamples, type SchemaSample } from '../testing/arbitrary-schema.ts';
import { agrees, encode } from '../testing/encode.ts';
import { brokenRules } from '../testing/profile-rules.ts';
import { createValidator } from '../validate.ts';
import { compileSchema } from './compile-schema.ts';

const PROVIDERS = ['openai', 'azure-openai', 'mistral-eu', 'anthropic', 'gemini', 'ollama', 'deepseek', 'ionos'];
/** Schemas in each run of the tests. The seeds differ from run to run, and a failure names its own. */
const SCHEMAS = 150;
/** Each schema is compiled for so many of the providers. */
const PROVIDERS_EACH = 3;

/** What goes wrong on the way there and back; empty for nothing. */
function problems({ definition, value }: SchemaSample, provider: string): string[] {
  const profile = profileOf(provider);
  const { schema, plan, strict, restore } = compileSchema(definition, profile);
  const found = brokenRules(schema, profile, strict);
  const answer = encode(value, plan, schema, profile.allRequired);
  for (const { path, message } of createValidator(schema)(answer)) found.push(`The answer breaks the compiled schema at ${path}: ${message}`);
  const restored = restore(JSON.parse(JSON.stringify(answer)));
  if (!agrees(restored, value)) found.push(`The answer comes back as ${JSON.stringify(restored)}`);
  for (const { path, message } of createValidator(definition)(restored)) found.push(`What comes back breaks the schema at ${path}: ${message}`);
  return found;
}

describe('compileSchema, over generated schemas', () => {
  it('generates definitions that pass the check, and values that meet them', { timeout: 300_000 }, () => {
    fc.assert(fc.property(schemaSamples(), ({ definition, value }) => {
      expect(checkDefinition(definition)).toEqual([]);
      expect(createValidator(definition)(value)).toEqual([]);
    }), { numRuns: SCHEMAS });
  });

  it('brings every value there and back within the rules of each provider', { timeout: 300_000 }, () => {
    const some = fc.shuffledSubarray(PROVIDERS, { minLength: PROVIDERS_EACH, maxLength: PROVIDERS_EACH });
    fc.assert(fc.property(schemaSamples(), some, (sample, providers) => {
      const before = JSON.stringify(sample.definition);
      for (const provider of providers) expect([provider, ...problems(sample, provider)]).toEqual([provider]);
      expect(JSON.stringify(sample.definition)).toBe(before);
    }), { numRuns: SCHEMAS });
  });
});
