import { getAt, isWithin, parsePointer, setAt } from '../../../lib/json-pointer.ts';
import type { JsonValue } from '../../../lib/json-value.ts';
import type { Field } from '../field-tree.ts';
import type { ValidationProblem, Validator } from '../validate.ts';
import { ProblemFixer, type Change } from './problem-fixer.ts';
import { countValues } from '../../../lib/json-object.ts';

export interface FittedValue {
  value: JsonValue;
  /** What was changed apart from nulls that the schema forbids. */
  changes: Change[];
  /** Empty if the value is valid. */
  problems: ValidationProblem[];
}

export interface FitOptions {
  /** Whether optional values that do not match their schema are removed, as the last resort. */
  dropsInvalid: boolean;
}

/** Each round changes one level of the value. */
const MAX_ROUNDS = 12;
/** Of all options of all unions. Further unions keep their value. */
const MAX_VALIDATIONS = 2_000;
/** An option that would lose a larger share of the values is not the one that the answer means. */
const MAX_LOST_SHARE = 0.5;

/**
 * Brings a value into the form of a schema by the smallest change: a forbidden null is removed, a required list or
 * object without content is added empty, and forbidden properties are removed. A value of a union is compared with each
 * option on its own, and the option that needs the smallest change decides. Does not modify the argument.
 */
export function fitValue(value: JsonValue, validate: Validator, fields: Field, options: FitOptions): FittedValue {
  if (validate(value).length === 0) return { value, changes: [], problems: [] };
  return new ValueFitter(fields).fit(structuredClone(value), validate, [], options);
}

class ValueFitter {
  readonly #fields: Field;
  #remaining = MAX_VALIDATIONS;

  constructor(fields: Field) {
    this.#fields = fields;
  }

  /**
   * Modifies the value.
   * @param prefix path of the value in the whole answer
   */
  fit(value: JsonValue, validate: Validator, prefix: readonly string[], options: FitOptions): FittedValue {
    const fixer = new ProblemFixer({ root: value, prefix, fields: this.#fields, ...options });
    const stuck = new Set<string>();
    let problems = validate(fixer.root);
    for (let round = 0; round < MAX_ROUNDS && problems.length > 0; round++) {
      const unions = listOuterUnions(problems);
      let changed = false;
      for (const union of unions) {
        const key = `${union.keyword} ${union.path}`;
        if (stuck.has(key)) continue;
        const isNull = getAt(fixer.root, parsePointer(union.path)) === null;
        const fits = isNull
          ? fixer.fix(union)
          : this.#fitUnion(fixer, validate.listOptions(union), union.path, options) ||
            fixer.removeNullProperties(union, validate) ||
            fixer.removeBlankEntry(union.path);
        if (fits) changed = true;
        else stuck.add(key);
      }
      // What an option says is no problem of the value as long as another option may accept it.
      const isInUnion = ({ path }: ValidationProblem): boolean => unions.some((union) => isWithin(path, union.path));
      const own = problems.filter((problem) => !isInUnion(problem));
      if (own.filter((problem) => fixer.removeNullProperties(problem, validate)).length > 0) changed = true;
      else for (const problem of own) if (fixer.fix(problem)) changed = true;
      if (!changed && options.dropsInvalid) for (const { path } of unions) if (fixer.removeAt(path)) changed = true;
      if (!changed) break;
      fixer.removeNoEntries();
      problems = validate(fixer.root);
    }
    return { value: fixer.root, changes: fixer.changes, problems: problems.map((one) => fixer.explain(one)) };
  }

  /** Whether the value could be brought into the form of the option that it resembles most. */
  #fitUnion(fixer: ProblemFixer, validators: readonly Validator[], path: string, options: FitOptions): boolean {
    const steps = parsePointer(path);
    const value = getAt(fixer.root, steps);
    if (value === undefined) return false;
    const prefix = [...fixer.prefix, ...steps];
    let best: { validate: Validator; fitted: FittedValue; cost: number } | undefined;
    for (const validate of validators) {
      if ((this.#remaining -= 1) < 0) break;
      // Also in a first attempt: an option is compared by all that it would have to give up.
      const fitted = this.fit(structuredClone(value), validate, prefix, { dropsInvalid: true });
      const cost = fitted.problems.length > 0 ? Infinity : getCost(fitted.changes);
      if (cost < (best?.cost ?? Infinity)) best = { validate, fitted, cost };
    }
    if (best === undefined || countLost(best.fitted.changes) > MAX_LOST_SHARE * countValues(value)) return false;
    const fitted = options.dropsInvalid
      ? best.fitted
      : this.fit(structuredClone(value), best.validate, prefix, options);
    if (fitted.problems.length > 0 || JSON.stringify(fitted.value) === JSON.stringify(value)) return false;
    fixer.root = setAt(fixer.root, steps, fitted.value);
    fixer.changes.push(...fitted.changes);
    return true;
  }
}

const countLost = (changes: readonly Change[]): number => changes.reduce((sum, { values }) => sum + values, 0);

const ADDITION_COST = 0.5;

function getCost(changes: readonly Change[]): number {
  return countLost(changes) + ADDITION_COST * changes.filter(({ values }) => values === 0).length;
}

/** The problems with a union that are not within another union. */
function listOuterUnions(problems: readonly ValidationProblem[]): ValidationProblem[] {
  const outer: ValidationProblem[] = [];
  // At one path, the outer union comes last.
  for (const union of problems.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf').toReversed())
    if (!outer.some(({ path }) => isWithin(union.path, path))) {
      outer.splice(0, outer.length, ...outer.filter(({ path }) => !isWithin(path, union.path)), union);
    }
  return outer;
}
