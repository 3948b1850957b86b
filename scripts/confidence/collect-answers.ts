import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameValue } from '../../server/extraction/pipeline/merging/answer-tree.ts';
import { createQuestionSchema } from '../../server/extraction/pipeline/ask-schema.ts';
import { checkAnswer, conclude, type PartAnswer } from '../../server/extraction/pipeline/check-answer.ts';
import type { ConfidenceFacts } from '../../server/extraction/scoring/confidence-features.ts';
import { getAt, parsePointer } from '../../server/lib/json-pointer.ts';
import { setOwn, isObject } from '../../server/lib/json-object.ts';
import type { JsonObject, JsonValue } from '../../server/lib/json-value.ts';
import { parseText } from '../../server/parsing/formats/text/text.ts';
import type { Layout } from '../../server/parsing/layout.ts';
import { generateDocuments } from '../../test/evaluation/generator/generate-documents.ts';
import { imperfectAnswer, seeded } from '../../test/evaluation/imperfect-model.ts';
import { readLayout } from '../../test/evaluation/read-layout.ts';

/** A value that a scripted model gave. */
export interface JudgedValue {
  facts: ConfidenceFacts;
  isRight: boolean;
  source: string;
  document: number;
}

interface Sample {
  source: string;
  definition: JsonObject;
  expected: JsonObject;
  layout: Layout;
}

const GENERATED = 600;
const SEED = 5;
const MAX_PAGES = 30;
const MAX_REPAIRS = 10;
/** Longer lists say nothing new. */
const MAX_VALUES = 150;

/** @param directory annotated documents, in a folder for each kind; only generated ones if absent */
export async function collectAnswers(directory: string | undefined): Promise<JudgedValue[]> {
  const samples = [...createOwnSamples(), ...(directory === undefined ? [] : await readSamples(directory))];
  return samples.flatMap((sample, document) =>
    judgeAnswers(sample, document).map((one) => ({ ...one, source: sample.source, document })),
  );
}

function createOwnSamples(): Sample[] {
  return generateDocuments(SEED, GENERATED).map(({ kind, definition, expected, text }) => ({
    source: `generated ${kind}`,
    definition,
    expected,
    layout: { pageCount: null, truncated: false, pages: [parseText(text)] },
  }));
}

async function readSamples(directory: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const kind of await readdir(directory, { withFileTypes: true })) {
    if (!kind.isDirectory()) continue;
    for (const id of (await readdir(join(directory, kind.name))).sort()) {
      const folder = join(directory, kind.name, id);
      const read = async (name: string): Promise<JsonObject | null> =>
        readFile(join(folder, name), 'utf8').then(
          (text) => JSON.parse(text) as JsonObject,
          () => null,
        );
      const [definition, expected] = [await read('schema.json'), await read('expected.json')];
      const layout = definition === null || expected === null ? null : await readLayout(folder).catch(() => null);
      if (definition === null || expected === null || layout === null || layout.pages.length > MAX_PAGES) continue;
      samples.push({ source: kind.name, definition, expected, layout });
    }
  }
  return samples;
}

/** The values of one answer. Scripted models err anew when they are asked again, so a second answer says little. */
function judgeAnswers({ definition, expected, layout }: Sample, seed: number) {
  const random = seeded(SEED * 1_000 + seed);
  // Nulls are allowed everywhere, so that errors of the model do not fail validation.
  const schema = createQuestionSchema(definition, true);
  const value = imperfectAnswer(expected, layout, random);
  const answer = (): PartAnswer | null => {
    for (let round = 0; round < MAX_REPAIRS; round++) {
      const checked = checkAnswer({ schema, value, layout });
      if ('answer' in checked) return { ...checked.answer, part: 0, stretches: [] };
      for (const { path } of checked.problems) repair(value, path, expected);
    }
    return null;
  };
  try {
    const first = answer();
    if (first === null) return [];
    const facts: { path: string; facts: ConfidenceFacts }[] = [];
    const observe = (path: string, one: ConfidenceFacts): void => void facts.push({ path, facts: one });
    const concluded = conclude({ definition: schema, answers: [first], checks: [], layout, observe });
    if ('problems' in concluded) return [];
    return facts.slice(0, MAX_VALUES).flatMap(({ path, facts: one }) => {
      const steps = parsePointer(path);
      const right = getAt(expected, steps);
      // Fields without a key are not annotated.
      if (right === undefined && getAt(expected, steps.slice(0, 1)) === undefined) return [];
      const found = getAt(concluded.extractedData, steps) ?? null;
      return [{ facts: one, isRight: isSameValue(found, right ?? null) }];
    });
  } catch {
    return [];
  }
}

/** Replaces a value that does not match the schema by the expected one, as a repair would. */
function repair(root: JsonObject, path: string, expected: JsonObject): void {
  const steps = parsePointer(path);
  const parent = getAt(root, steps.slice(0, -1));
  const last = steps.at(-1) ?? '';
  const value: JsonValue = getAt(expected, steps) ?? null;
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isObject(parent)) setOwn(parent, last, value);
}
