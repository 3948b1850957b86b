import { countValues, getOwn, isObject, setOwn } from '../../../lib/json-object.ts';
import { formatPointerStep } from '../../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import { matchSpellings } from '../fold-key.ts';
import { getJsonType } from '../json-type.ts';
import { resolveReference } from '../locate-schemas.ts';
import { createReferenceResolver, type ReferenceResolver } from '../reference-resolver.ts';
import type { Validator } from '../validate.ts';
import { expandSchemas, listItemSchemas, listPropertySchemas } from './applicable-schemas.ts';
import { matchPattern } from './match-pattern.ts';

export interface RenamedValue {
  value: JsonValue;
  isChanged: boolean;
  /** JSON Pointers of the properties with values whose keys were spelled differently. */
  renamed: string[];
}

/** Of all options of all unions. Further unions keep their keys. */
const MAX_VALIDATIONS = 20_000;

/**
 * Gives keys the spelling of the schema: one that the schema does not describe, and that only differs by case and
 * separators from one name that is absent. The value of a union gets the names of the option that it then fits best,
 * and stays if it fits several options as it is. Returns a copy.
 */
export function renameKeys(value: JsonValue, definition: JsonObject, validate: Validator): RenamedValue {
  return new KeyRenamer(createReferenceResolver(definition), validate).rename(value, [definition], '');
}

/** Schemas that apply to one value. */
interface Applied {
  /** Those that apply to every such value. */
  own: JsonObject[];
  /** The options of each union. */
  unions: JsonObject[][];
}

class KeyRenamer {
  readonly #references: ReferenceResolver;
  readonly #validate: Validator;
  #remaining = MAX_VALIDATIONS;

  constructor(references: ReferenceResolver, validate: Validator) {
    this.#references = references;
    this.#validate = validate;
  }

  rename(value: JsonValue, schemas: readonly JsonValue[], path: string): RenamedValue {
    if (typeof value !== 'object' || value === null) return { value, isChanged: false, renamed: [] };
    return this.#renameBy(value, this.#collect(schemas, value), path);
  }

  #renameBy(value: JsonValue, { own: applied, unions: applicable }: Applied, path: string): RenamedValue {
    const [own, unions] = [[...applied], [...applicable]];
    let named = this.#renameOwn(value, own, unions);
    const open: JsonObject[][] = [];
    for (const options of unions) {
      const chosen = this.#choose(named, own, options);
      const inner = chosen === undefined ? undefined : this.#collect([chosen], named);
      if (inner === undefined) open.push(options);
      own.push(...(inner?.own ?? []));
      // The list grows during the loop: options can be unions.
      unions.push(...(inner?.unions ?? []));
    }
    if (unions.length > open.length) named = this.#renameOwn(named, own, open);
    return this.#renameChildren(value, named, own, path);
  }

  #renameChildren(before: JsonValue, value: JsonValue, own: readonly JsonObject[], path: string): RenamedValue {
    const renamed: string[] = [];
    let isChanged = false;
    const visit = (child: JsonValue, schemas: readonly JsonValue[], at: string): JsonValue => {
      const result = this.rename(child, schemas, at);
      renamed.push(...result.renamed);
      isChanged ||= result.isChanged;
      return result.value;
    };
    if (Array.isArray(value)) {
      const items = value.map((item, index) => visit(item, listItemSchemas(own, index), `${path}/${index}`));
      return { value: items, isChanged, renamed };
    }
    const copy: JsonObject = {};
    for (const [key, child] of isObject(value) ? Object.entries(value) : []) {
      const at = path + formatPointerStep(key);
      const isRenamed = isObject(before) && !Object.hasOwn(before, key);
      isChanged ||= isRenamed;
      if (isRenamed && countValues(child) > 0) renamed.push(at);
      setOwn(copy, key, visit(child, listPropertySchemas(own, key, matchPattern), at));
    }
    return { value: copy, isChanged, renamed };
  }

  /** @param unions whose option is not known: what one of them describes is described */
  #renameOwn(value: JsonValue, own: readonly JsonObject[], unions: readonly JsonObject[][]): JsonValue {
    if (!isObject(value)) return value;
    const ownNames = new Set(own.flatMap(listNames));
    if (Object.keys(value).every((key) => ownNames.has(key))) return value;
    const describing = [...own, ...expandSchemas([...own.flatMap(listConditions), ...unions.flat()], this.#references)];
    const unknown = Object.keys(value).filter((key) => listPropertySchemas(describing, key, matchPattern).length === 0);
    if (unknown.length === 0) return value;
    const names = matchSpellings(unknown, describing.flatMap(listNames), (name) => Object.hasOwn(value, name));
    const copy: JsonObject = {};
    for (const [key, child] of Object.entries(value)) {
      const name = names.get(key);
      setOwn(copy, name !== undefined && ownNames.has(name) ? name : key, child);
    }
    return copy;
  }

  /** The option that the value fits, or fits best with the names of that option. Undefined if that is not one. */
  #choose(value: JsonValue, own: readonly JsonObject[], options: readonly JsonObject[]): JsonObject | undefined {
    const validators = options.flatMap((option) => {
      const validate = this.#validate.forSchema(option);
      return validate === undefined ? [] : [{ option, validate }];
    });
    this.#remaining -= 2 * options.length;
    if (this.#remaining < 0 || validators.length < options.length) return undefined;
    const [first, ...others] = validators.filter(({ validate }) => validate(value).length === 0);
    if (first !== undefined) return others.length === 0 ? first.option : undefined;
    const attempts = validators.map(({ option, validate }) => {
      const inner = this.#collect([option], value);
      const { value: attempt } = this.#renameBy(value, { ...inner, own: [...own, ...inner.own] }, '');
      return { option, problems: validate(attempt).length, text: JSON.stringify(attempt) };
    });
    const fewest = Math.min(...attempts.map(({ problems }) => problems));
    const [best, ...rest] = attempts.filter(({ problems }) => problems === fewest);
    return rest.every(({ text }) => text === best?.text) ? best?.option : undefined;
  }

  /** Follows references and `allOf`. A union of which one option can have the value's type is none. */
  #collect(schemas: readonly JsonValue[], value: JsonValue): Applied {
    const own = new Set<JsonObject>();
    const unions: JsonObject[][] = [];
    const pending = [...schemas];
    for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
      if (!isObject(schema) || own.has(schema)) continue;
      own.add(schema);
      pending.push(resolveReference(schema, this.#references) ?? true, ...readList(schema, 'allOf'));
      for (const keyword of ['anyOf', 'oneOf']) {
        const options = readList(schema, keyword).filter((option) => this.#mayBe(option, getJsonType(value)));
        if (options.length === 1) pending.push(...options);
        else if (options.length > 1 && options.every(isObject)) unions.push(options);
      }
    }
    return { own: [...own], unions };
  }

  #mayBe(option: JsonValue, type: string): boolean {
    if (!isObject(option)) return option === true;
    const target = resolveReference(option, this.#references);
    const known = getOwn(option, 'type') ?? (isObject(target) ? getOwn(target, 'type') : undefined);
    const isNull = getOwn(option, 'const') === null;
    return !isNull && (known === undefined || (Array.isArray(known) ? known : [known]).includes(type));
  }
}

/** The names of properties that a schema describes. */
function listNames(schema: JsonObject): string[] {
  const properties = getOwn(schema, 'properties');
  const required = readList(schema, 'required').filter((name) => typeof name === 'string');
  return [...(isObject(properties) ? Object.keys(properties) : []), ...required];
}

/** The schemas that apply to a value only if it meets a condition. */
function listConditions(schema: JsonObject): JsonValue[] {
  const maps = ['dependentSchemas', 'dependencies'].map((keyword) => getOwn(schema, keyword));
  return [
    ...['if', 'then', 'else'].flatMap((keyword) => getOwn(schema, keyword) ?? []),
    ...maps.flatMap((map) => (isObject(map) ? Object.values(map) : [])),
  ];
}

function readList(schema: JsonObject, keyword: string): JsonValue[] {
  const list = getOwn(schema, keyword);
  return Array.isArray(list) ? list : [];
}
