import type { ConfidenceFacts } from '../scoring/confidence-features.ts';
import { estimateConfidence } from '../scoring/estimate-confidence.ts';
import type { AnswerErrors, ErrorHistory } from '../scoring/error-rate.ts';
import { estimateTogether, type FactsAtPath } from '../scoring/estimate-together.ts';
import type { Evidence, EvidenceAlternative, EvidenceMatch, FieldCoverage } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { type Field, listLeafFields } from '../schema/field-tree.ts';
import { getItemField } from '../schema/fit/value-paths.ts';
import { isObject } from '../../lib/json-object.ts';
import { compareEntries } from '../scoring/compare-entries.ts';
import type { LeafNode } from './merging/answer-tree.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import { listSigns } from './list-signs.ts';
import type { Question, QuestionPlan } from './question-plan.ts';

/** The place of a field in the schema: a JSON Pointer with `*` for each entry of a list. */
const formatFieldPath = ({ path }: Pick<Field, 'path'>): string => path.map(formatPointerStep).join('');

export interface Scored {
  /** One entry per leaf, in the order of the data. */
  evidence: Evidence[];
  /** Mean over the schema's leaf fields. */
  confidence: number;
  errors: AnswerErrors;
}

export interface ScoreOptions {
  /** Share of the document that the questions about a field showed, 0 to 1, by its path; 1 by default. */
  searched?: ReadonlyMap<string, number>;
  /** Paths of values that were left out, since they do not match the schema; none by default. */
  omitted?: ReadonlySet<string>;
  /** Of the model's earlier answers; none by default. */
  history?: ErrorHistory;
  /** Called with what each confidence is estimated from. */
  observe?: ((path: string, facts: ConfidenceFacts) => void) | undefined;
}

/**
 * The evidence and confidence of valid data.
 * @param leaves grounded leaves by path
 */
export function scoreAnswer(
  data: JsonObject,
  leaves: ReadonlyMap<string, LeafNode>,
  fields: Field,
  { searched = new Map(), omitted = new Set(), history, observe }: ScoreOptions = {},
): Scored {
  const entries = compareEntries(data);
  const found: FoundValue[] = [];
  const byField = new Map<Field | string, number[]>();

  const getSearchedShare = (field: Field | undefined): number =>
    (field === undefined ? undefined : searched.get(formatFieldPath(field))) ?? 1;

  const add = (path: string, value: JsonValue, field: Field | undefined, isEntry: boolean): void => {
    const leaf = leaves.get(path);
    const seen = getSearchedShare(field);
    const grounded = leaf?.grounded;
    const isNull = value === null || value === '';
    const isNarrow = field?.enum !== undefined || field?.format !== undefined || field?.pattern !== undefined;
    const isChoice = typeof value === 'boolean' || field?.enum !== undefined;
    const match = getMatch(grounded?.match ?? 'not_found', isNull, isChoice && grounded?.isContradicted !== true);
    const compared = entries.get(path);
    const signs = listSigns({ leaf, match, isNull, isEntry, isNarrow, seen, value, compared });
    const facts: ConfidenceFacts = {
      match,
      signs,
      isNull,
      isOmitted: isNull && omitted.has(path),
      isForeign: grounded?.isForeign === true,
      isEntry,
      isCell: isEntry && !/\/\d+$/.test(path),
      isPlaced: grounded?.page != null,
      kind: isChoice ? 'choice' : typeof value === 'number' ? 'number' : 'text',
      likeness: grounded?.likeness ?? 0,
      reading: grounded?.reading === undefined ? 0 : grounded.reading.confidence * (grounded.reading.agrees ? 1 : -1),
      recognition: grounded?.recognition ?? null,
      seen,
      compared,
      order: grounded?.order,
      isContested: grounded?.isContested,
      sampleShare: leaf?.sampleShare,
    };
    observe?.(path, facts);
    found.push({ path, facts, leaf, key: field ?? path });
  };

  const visit = (value: JsonValue, path: string, field: Field | undefined, isEntry: boolean): void => {
    if (Array.isArray(value))
      value.forEach((item, index) => visit(item, `${path}/${index}`, field && getItemField(field, index), true));
    else if (isObject(value)) {
      const known = new Map(field?.properties?.map((one) => [one.name, one]));
      for (const [name, one] of Object.entries(value))
        visit(one, `${path}${formatPointerStep(name)}`, known.get(name), isEntry);
    } else add(path, value, field, isEntry);
  };
  visit(data, '', fields, false);
  const estimated = estimateTogether(found, history === undefined ? {} : { history });
  const { confidences } = estimated;
  const evidence = found.map((one, index) => describeEvidence(one, confidences[index] ?? 0));
  found.forEach(({ key }, index) => {
    const [confidence = 0, known] = [confidences[index], byField.get(key)];
    if (known === undefined) byField.set(key, [confidence]);
    else known.push(confidence);
  });

  // A field that was dropped because its schema forbids null counts as null.
  for (const field of listAbsentFields(fields, data)) {
    const leaf = leaves.get(formatFieldPath(field));
    const seen = getSearchedShare(field);
    const absent = { match: 'not_found', isNull: true, isEntry: false, seen } as const;
    const signs = listSigns({ ...absent, leaf, value: null, isNarrow: false });
    byField.set(field, [
      estimateConfidence({
        ...absent,
        signs,
        isOmitted: omitted.has(formatFieldPath(field)),
        kind: 'text',
        isPlaced: false,
        isCell: false,
        likeness: 0,
        reading: 0,
        recognition: null,
      }),
    ]);
  }
  const parts = [...byField.values()].map(getMean);
  return { evidence, confidence: Math.round(getMean(parts) * 1000) / 1000, errors: estimated.errors };
}

interface FoundValue extends FactsAtPath {
  leaf: LeafNode | undefined;
  key: Field | string;
}

function describeEvidence({ path, facts: { match, signs }, leaf }: FoundValue, confidence: number): Evidence {
  const { page = null, quote = null, start = null, end = null, boxes = [] } = leaf?.grounded ?? {};
  return {
    path,
    confidence,
    match,
    page,
    quote,
    start,
    end,
    boxes,
    signs: [...signs],
    ...(leaf?.rivals === undefined ? {} : { alternatives: listAlternatives(leaf.rivals) }),
  };
}

const MAX_ALTERNATIVES = 3;

function listAlternatives(rivals: readonly LeafNode[]): EvidenceAlternative[] {
  return rivals.slice(0, MAX_ALTERNATIVES).flatMap(({ value, grounded }) => {
    if (value === null || typeof value === 'object' || grounded === undefined) return [];
    const { page, quote, start, end, boxes } = grounded;
    return [{ value, page, quote, start, end, boxes }];
  });
}

/** Enum values can be derived from the document without occurring in it. */
function getMatch(found: EvidenceMatch, isNull: boolean, isChoice: boolean): EvidenceMatch {
  return found === 'not_found' && !isNull && isChoice ? 'derived' : found;
}

/** The leaf fields outside of lists, and the empty lists, that the data lacks. */
function listAbsentFields(root: Field, data: JsonObject): Field[] {
  const absent: Field[] = [];
  const visit = (field: Field, value: JsonValue | undefined): void => {
    if (field.kind === 'object') {
      const object = isObject(value) ? value : undefined;
      for (const child of field.properties ?? [])
        visit(child, object !== undefined && Object.hasOwn(object, child.name) ? object[child.name] : undefined);
    } else if (field.kind === 'array') {
      if (!Array.isArray(value) || value.length === 0) absent.push(field);
    } else if (value === undefined) absent.push(field);
  };
  visit(root, data);
  return absent;
}

function getMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** The fields whose questions showed only a part of the document. */
export function listCoverage({ parts, passages }: QuestionPlan, asked: readonly Question[]): FieldCoverage[] {
  const total = passages.reduce((sum, { tokens }) => sum + tokens, 0);
  return parts.flatMap(({ schema }, part) => {
    const shown = new Set(asked.filter((question) => question.part === part).flatMap((question) => question.passages));
    const tokens = [...shown].reduce((sum, position) => sum + (passages[position]?.tokens ?? 0), 0);
    if (tokens >= total) return [];
    const searched = Math.floor((tokens / total) * 1000) / 1000;
    return listLeafFields(schema).map((field) => ({ path: formatFieldPath(field), searched }));
  });
}
