import { ExtractionError, type Evidence } from '../engine.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { setOwn } from '../../lib/json-object.ts';
import { createConstantEvidence, createFoundEvidence, createMissingEvidence } from './evidence.ts';
import type { ArrayField, Field, ObjectField, ScalarField } from './target-fields.ts';
import type { Filled } from './filled-value.ts';
import type { Constant } from './memory/find-constant.ts';
import type { Absence } from './memory/rate-absence.ts';
import { formatPointerStep, parsePointer } from '../../lib/json-pointer.ts';

/** What was found, by field. An item of an array has its own findings. */
export interface Findings {
  scalars: Map<ScalarField, Filled>;
  arrays: Map<ArrayField, Findings[]>;
  absence?: Map<ScalarField, Absence>;
  /** What examples have for fields that were not found and that no document of the form shows. */
  constants?: ReadonlyMap<ScalarField, Constant>;
}

export interface Built {
  extractedData: JsonObject;
  evidence: Evidence[];
  /** Values that were found and do not fit the schema, as JSON Pointers. */
  dropped: string[];
}

const ABSENT = Symbol('absent');
type Part = JsonValue | typeof ABSENT;

/**
 * The data in the shape of the schema: what was not found is null where null is allowed, left out where it is not
 * required. An object that lacks a required field is left out where it may be. Otherwise an `output_invalid` error
 * that carries the rest.
 */
export function build(
  root: ObjectField,
  findings: Findings,
  onPlaced?: (pointer: string, found: Filled | Constant) => void,
): Built {
  const builder = new Builder(onPlaced);
  const extractedData = builder.object(root, findings, '');
  if (extractedData === ABSENT || builder.missing.size > 0)
    throw createMissingFieldsError([...builder.missing], extractedData as JsonObject);
  return { extractedData: extractedData as JsonObject, evidence: builder.evidence, dropped: builder.leftOut };
}

const MAX_NAMED = 20;
const MAX_FIELDS = 50;

/** @param paths JSON Pointers */
function createMissingFieldsError(paths: string[], partialData: JsonObject): ExtractionError {
  const named =
    paths
      .slice(0, MAX_NAMED)
      .map((path) => `"${parsePointer(path).join('.')}"`)
      .join(', ') + (paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '');
  return new ExtractionError(
    'output_invalid',
    `The document does not seem to carry the required ${paths.length === 1 ? 'field' : 'fields'} ${named}. ` +
      'Make such fields nullable ("type": ["string", "null"]) or take them out of "required".',
    { provider: 'local', fields: paths.slice(0, MAX_FIELDS), partialData },
  );
}

class Builder {
  evidence: Evidence[] = [];
  /** Required values that the document does not have, as JSON Pointers. */
  missing = new Set<string>();
  /** Objects that lack a required field, as JSON Pointers. */
  leftOut: string[] = [];
  readonly #onPlaced: ((pointer: string, found: Filled | Constant) => void) | undefined;

  constructor(onPlaced?: (pointer: string, found: Filled | Constant) => void) {
    this.#onPlaced = onPlaced;
  }

  object(field: ObjectField, findings: Findings, pointer: string): Part {
    if (pointer !== '' && !holdsAnything(field, findings)) {
      if (field.nullable) return this.#nothing(pointer);
      if (!field.required) return ABSENT;
    }
    const before = this.#mark();
    const built: JsonObject = {};
    for (const child of field.children) {
      const key = child.path.at(-1) ?? '';
      const part = this.#part(child, findings, pointer + formatPointerStep(key));
      if (part === ABSENT) continue;
      setOwn(built, key, part);
    }
    // The rest of the data is worth more than an object that lacks what the schema requires of it.
    const canBeLeftOut = field.nullable || !field.required;
    if (pointer === '' || !canBeLeftOut || this.missing.size === before.missing.size) return built;
    this.#revert(before);
    this.leftOut.push(pointer);
    return field.nullable ? this.#nothing(pointer) : ABSENT;
  }

  #mark(): { evidence: number; missing: Set<string> } {
    return { evidence: this.evidence.length, missing: new Set(this.missing) };
  }

  #revert({ evidence, missing }: { evidence: number; missing: Set<string> }): void {
    this.evidence.length = evidence;
    this.missing = missing;
  }

  #part(field: Field, findings: Findings, pointer: string): Part {
    if (field.shape === 'object') return this.object(field, findings, pointer);
    if (field.shape === 'array') return this.#array(field, findings, pointer);
    const filled = findings.scalars.get(field);
    if (filled !== undefined) {
      this.#onPlaced?.(pointer, filled);
      this.evidence.push(createFoundEvidence(pointer, filled));
      return filled.value;
    }
    const constant = findings.constants?.get(field);
    if (constant !== undefined) {
      this.#onPlaced?.(pointer, constant);
      this.evidence.push(createConstantEvidence(pointer, constant));
      return constant.value;
    }
    if (field.nullable) return this.#nothing(pointer, findings.absence?.get(field));
    if (field.required) this.missing.add(pointer);
    return ABSENT;
  }

  #array(field: ArrayField, findings: Findings, pointer: string): Part {
    const items: JsonValue[] = [];
    for (const item of findings.arrays.get(field) ?? []) {
      const before = this.#mark();
      const part = this.#part(field.item, item, pointer + formatPointerStep(String(items.length)));
      if (part === ABSENT || this.missing.size > before.missing.size) {
        // An item that lacks what the schema requires of it is no item.
        this.#revert(before);
      } else items.push(part);
    }
    return items;
  }

  #nothing(pointer: string, absence?: Absence): null {
    this.evidence.push(createMissingEvidence(pointer, absence));
    return null;
  }
}

function holdsAnything(field: Field, findings: Findings): boolean {
  if (field.shape === 'scalar') return findings.scalars.has(field);
  if (field.shape === 'array') return (findings.arrays.get(field) ?? []).length > 0;
  return field.children.some((child) => holdsAnything(child, findings));
}
