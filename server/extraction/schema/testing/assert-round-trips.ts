import fc from 'fast-check';
import { checkDefinition } from '../definition/check-definition.ts';
import { compileSchema } from '../compile/compile-schema.ts';
import type { Dialect } from '../json-schema-dialect.ts';
import { getSchemaProfile, type SchemaProfileName } from '../schema-profiles.ts';
import { createValidator, type Validator } from '../validate.ts';
import { createSchemaSamples, type SchemaSample } from './schema-samples.ts';
import { equalsRestored, encodeAnswer, expressNulls } from './encode-answer.ts';
import { checkProfileRules } from './check-profile-rules.ts';

/** One of each kind of provider. */
export const PROFILES: readonly SchemaProfileName[] = [
  'openai',
  'azure-openai',
  'mistral-eu',
  'anthropic',
  'gemini',
  'grammar',
  'prompt',
  'conservative',
];

/** The problems of compiling a schema, and of encoding and restoring its value, for one profile. */
function checkRoundTrip(name: SchemaProfileName, { definition, value }: SchemaSample, validate: Validator): string[] {
  const profile = getSchemaProfile(name);
  const { schema, plan, strict, restore } = compileSchema(definition, profile);
  const found = checkProfileRules(schema, profile, strict);
  const encoded = encodeAnswer(value, plan, schema, profile.allRequired);
  const answer = profile.maxUnions === undefined ? encoded : expressNulls(encoded, schema);
  for (const { path, message } of createValidator(schema)(answer))
    found.push(`The answer breaks the compiled schema at ${path}: ${message}`);
  const restored = restore(JSON.parse(JSON.stringify(answer)));
  if (!equalsRestored(restored, value)) found.push(`The answer comes back as ${JSON.stringify(restored)}`);
  for (const { path, message } of validate(restored))
    found.push(`What comes back breaks the schema at ${path}: ${message}`);
  return found.map((problem) => `${name}: ${problem}`);
}

function checkSample(sample: SchemaSample, profile: SchemaProfileName): string[] {
  const before = JSON.stringify(sample.definition);
  const found = checkDefinition(sample.definition).map(
    ({ path, message }) => `The definition is refused at ${path}: ${message}`,
  );
  const validate = createValidator(sample.definition);
  for (const { path, message } of validate(sample.value))
    found.push(`The value breaks the schema at ${path}: ${message}`);
  found.push(...checkRoundTrip(profile, sample, validate));
  return JSON.stringify(sample.definition) === before ? found : [...found, 'The definition was changed'];
}

export interface RoundTrips {
  /** Number of distinct schemas. */
  different: number;
  /** Number of schemas by profile. */
  compiled: Record<string, number>;
}

/**
 * Compiles generated schemas, each for one profile, and encodes and restores a value of each. Throws the report of
 * fast-check, with the smallest schema that fails and the seed.
 */
export function assertRoundTrips(dialect: Dialect, schemas: number, seed: number): RoundTrips {
  const seen = new Set<string>();
  const compiled: Record<string, number> = {};
  fc.assert(
    fc.property(createSchemaSamples(dialect), fc.constantFrom(...PROFILES), (sample, profile) => {
      seen.add(JSON.stringify(sample.definition));
      compiled[profile] = (compiled[profile] ?? 0) + 1;
      const found = checkSample(sample, profile);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: schemas, seed },
  );
  return { different: seen.size, compiled };
}
