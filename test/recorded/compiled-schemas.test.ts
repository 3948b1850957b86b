/**
 * What becomes of definitions: their fields, what is warned of, the schemas that providers get, and what answers to
 * these mean. Each change shows in the diff of `schemas/`; `npx vitest run test/recorded -u` records anew.
 */
import { expect, test } from 'vitest';
import { createQuestionSchema } from '../../server/extraction/pipeline/ask-schema.ts';
import { form } from '../../server/extraction/pipeline/testing/form.ts';
import { compileSchema } from '../../server/extraction/schema/compile/compile-schema.ts';
import { checkDefinition } from '../../server/extraction/schema/definition/check-definition.ts';
import { lintDefinition } from '../../server/extraction/schema/definition/lint-definition.ts';
import { buildFieldTree, type Field } from '../../server/extraction/schema/field-tree.ts';
import { getSchemaProfile, type SchemaProfileName } from '../../server/extraction/schema/schema-profiles.ts';
import { PROFILES } from '../../server/extraction/schema/testing/assert-round-trips.ts';
import { splitSchema } from '../../server/extraction/schema/split/split-schema.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { RECORDED_SCHEMAS, type RecordedSchema } from './recorded-schemas.ts';
import { RECORDED_WIDE_SCHEMAS } from './recorded-wide-schemas.ts';

/** Fields and characters of parts. */
const PART_SIZES = [
  { fields: 3, characters: 5_000 },
  { fields: 100, characters: 400 },
];
const PRINTED = ['N/A', 'open'];
const MAX_CHARACTERS = 2_000;

const print = (value: unknown): string => {
  const printed = JSON.stringify(value);
  return printed.length <= MAX_CHARACTERS ? printed : `${printed.slice(0, MAX_CHARACTERS)} … ${printed.length}`;
};

/** One line a property, and one for the rest. */
function printSchema({ properties = {}, $defs = {}, ...rest }: JsonObject): string[] {
  const lines = (of: JsonValue, prefix: string): string[] =>
    Object.entries(of as JsonObject).map(([key, one]) => `  ${prefix}${key} ${print(one)}`);
  return [print(rest), ...lines(properties, ''), ...lines($defs, '$defs/')];
}

function printFields({
  name,
  path,
  properties = [],
  entries,
  items,
  prefixItems,
  restItems,
  ...rest
}: Field): string[] {
  const below = [...properties, entries, ...(prefixItems ?? [items]), restItems].filter((one) => one !== undefined);
  return [`${'  '.repeat(path.length)}${name} ${print(rest)}`, ...below.flatMap(printFields)];
}

const printCompiled = (definition: JsonObject, answers: readonly JsonValue[], name: SchemaProfileName): string => {
  const { schema, strict, relaxed, restore } = compileSchema(definition, getSchemaProfile(name));
  return [
    ...printSchema(schema),
    `strict: ${strict}`,
    ...relaxed,
    ...answers.map((answer) => {
      const restored = print(restore(answer));
      return `restored ${restored === print(answer) ? 'as it is' : restored}`;
    }),
  ].join('\n');
};

function* record({ definition, answers }: RecordedSchema): Generator<string> {
  for (const { path, message } of checkDefinition(definition)) yield `refused ${path}: ${message}`;
  for (const { path, code, message, provider } of lintDefinition(definition))
    yield `${code} ${path}${provider === undefined ? '' : ` ${provider}`}: ${message}`;
  yield* ['', '# fields', ...printFields(buildFieldTree(definition))];
  for (const size of PART_SIZES) {
    yield `\n# parts of ${size.fields} fields, ${size.characters} characters`;
    for (const { paths, schema } of splitSchema(definition, size)) yield `${paths.join(' ')}: ${print(schema)}`;
  }
  for (const isPiece of [false, true])
    yield [
      '',
      `# asked ${isPiece ? 'of a piece' : 'of the whole'}`,
      ...printSchema(createQuestionSchema(definition, isPiece)),
    ].join('\n');
  const compiled = Map.groupBy(PROFILES, (name) => printCompiled(definition, answers, name));
  for (const [printed, names] of compiled) yield `\n# ${names.join(', ')}\n${printed}`;
  yield '\n# formed';
  const { restore } = compileSchema(definition, getSchemaProfile('conservative'));
  for (const answer of answers.map(restore)) {
    const [kept, dropped] = [false, true].map((dropsInvalid) =>
      print(form(definition, answer, { printed: PRINTED, dropsInvalid })),
    );
    yield* [kept ?? '', ...(dropped === kept ? [] : [`dropping: ${dropped}`])];
  }
}

test.each(Object.entries({ ...RECORDED_SCHEMAS, ...RECORDED_WIDE_SCHEMAS }))('%s', async (name, one) => {
  await expect([...record(one)].join('\n')).toMatchFileSnapshot(`schemas/${name}.txt`);
});
