import fc from 'fast-check';
import { checkDefinition } from '../definition/check-definition.ts';
import { compileSchema } from '../compile/compile-schema.ts';
import type { Dialect } from '../json-schema-dialect.ts';
import { profileOf, type SchemaProfileName } from '../schema-profiles.ts';
import { createValidator, type Validator } from '../validate.ts';
import { schemaSamples, type SchemaSample } from './arbitrary-schema.ts';
import { agrees, encode } from './encode-answer.ts';
import { brokenRules } from './check-profile-rules.ts';

const PROFILES: readonly SchemaProfileName[] = [
  'openai',
  'azure-openai',
  'mistral-eu',
  'anthropic',
  'gemini',
  'grammar',
  'prompt',
  'conservative',
];

/** What goes wrong on the way to a provider and back; empty for nothing. */
function problemsWith(name: SchemaProfileName, { definition, value }: SchemaSample, validate: Validator): string[] {
  const profile = profileOf(name);
  const { schema, plan, strict, restore } = compileSchema(definition, profile);
  const found = brokenRules(schema, profile, strict);
  const answer = encode(value, plan, schema, profile.allRequired);
  for (const { path, message } of createValidator(schema)(answer))
    found.push(`The answer breaks the compiled schema at ${path}: ${message}`);
  const restored = restore(JSON.parse(JSON.stringify(answer)));
  if (!agrees(restored, value)) found.push(`The answer comes back as ${JSON.stringify(restored)}`);
  for (const { path, message } of validate(restored))
    found.push(`What comes back breaks the schema at ${path}: ${message}`);
  return found.map((problem) => `${name}: ${problem}`);
}

function problems(sample: SchemaSample, profile: SchemaProfileName): string[] {
  const before = JSON.stringify(sample.definition);
  const found = checkDefinition(sample.definition).map(
    ({ path, message }) => `The definition is refused at ${path}: ${message}`,
  );
  const validate = createValidator(sample.definition);
  for (const { path, message } of validate(sample.value))
    found.push(`The value breaks the schema at ${path}: ${message}`);
  found.push(...problemsWith(profile, sample, validate));
  return JSON.stringify(sample.definition) === before ? found : [...found, 'The definition was changed'];
}

export interface RoundTrips {
  /** Schemas that differ from each other. */
  different: number;
  /** Schemas by profile. */
  compiled: Record<string, number>;
}

/**
 * Compiles generated schemas, each for one profile, and takes values through them and back. Throws fast-check's report on
 * the smallest schema that fails, with its seed.
 */
export function assertRoundTrips(dialect: Dialect, schemas: number, seed: number): RoundTrips {
  const seen = new Set<string>();
  const compiled: Record<string, number> = {};
  fc.assert(
    fc.property(schemaSamples(dialect), fc.constantFrom(...PROFILES), (sample, profile) => {
      seen.add(JSON.stringify(sample.definition));
      compiled[profile] = (compiled[profile] ?? 0) + 1;
      const found = problems(sample, profile);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: schemas, seed },
  );
  return { different: seen.size, compiled };
}
