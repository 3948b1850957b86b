import type { Field } from '../../schema/field-tree.ts';

/** A rule that may hold for documents of a kind, and the least that its samples must show. */
export interface Candidate {
  name: string;
  /** As it is written, the strictest first: an equation, then one with a tolerance for rounding. */
  checks: string[];
  /** Whether values say more than that they agree by chance. Values are in the order of `reads`. */
  says: (values: readonly unknown[][]) => boolean;
  /** Whether a look at the values rules it out: most candidates need not be compiled. */
  isFarOff?: (values: readonly unknown[][]) => boolean;
  /** What must be there in a sample, as names from the root; `*` for each entry of a list. */
  reads: string[][];
  /** Samples that must have all values. */
  minSamples: number;
}

/** Fields of each kind that are combined with each other: three of them make up to 12,000 candidates. */
const MAX_COMBINED = 30;
const MAX_LISTS = 10;
/** Above the tolerance of rules. */
const ROUGHLY = 0.02;
const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** Digits from which numbers rarely agree by chance. */
const MIN_DIGITS = 3;

const isNumber = ({ kind }: Field) => kind === 'number' || kind === 'integer';
const isDate = ({ kind, format }: Field) => kind === 'string' && format === 'date';
const write = ({ path }: Field) => path.join('.');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The digits of a number without zeros around them: 2,530.00 has three. */
const digitsOf = (value: unknown): number =>
  String(Math.abs(numberOf(value)))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length;

const isLong = (values: readonly unknown[]) => values.some((value) => digitsOf(value) >= MIN_DIGITS);
const areNotZero = (values: readonly unknown[]) => values.every((value) => numberOf(value) !== 0);

/** Fields outside of lists whose names can be written in a rule as they are. */
function listScalars(field: Field): Field[] {
  return (field.properties ?? [])
    .filter(({ name }) => IDENTIFIER.test(name))
    .flatMap((one) => {
      if (one.kind === 'object') return listScalars(one);
      return one.kind === 'array' || one.kind === 'any' ? [] : [one];
    });
}

/** Lists of objects outside of lists, with their columns of numbers. */
function listTables(field: Field): { list: Field; columns: Field[] }[] {
  return (field.properties ?? [])
    .filter(({ name }) => IDENTIFIER.test(name))
    .flatMap((one) => {
      if (one.kind === 'object') return listTables(one);
      const columns = (one.items?.properties ?? []).filter(
        (column) => isNumber(column) && IDENTIFIER.test(column.name),
      );
      return one.kind === 'array' && columns.length > 0 ? [{ list: one, columns: columns.slice(0, MAX_COMBINED) }] : [];
    });
}

/** Pairs of a list, each once. */
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

const orRounded = (left: string, right: string): string[] => [`${left} = ${right}`, `near(${left}, ${right})`];

function* listSums(numbers: readonly Field[]): Generator<Candidate> {
  for (const [one, other] of pairsOf(numbers))
    for (const total of numbers) {
      if (total === one || total === other) continue;
      yield {
        name: `${one.name} + ${other.name} = ${total.name}`,
        checks: orRounded(`${write(one)} + ${write(other)}`, write(total)),
        reads: [one.path, other.path, total.path],
        says: (values) => values.every(areNotZero) && values.some(isLong),
        isFarOff: ([first = [], second = [], sum = []]) =>
          Math.abs(numberOf(first[0]) + numberOf(second[0]) - numberOf(sum[0])) > ROUGHLY,
        minSamples: 1,
      };
    }
}

function* listColumnSums(field: Field, numbers: readonly Field[]): Generator<Candidate> {
  for (const { list, columns } of listTables(field).slice(0, MAX_LISTS))
    for (const column of columns)
      for (const total of numbers)
        yield {
          name: `sum of ${list.name}.${column.name} = ${total.name}`,
          checks: orRounded(`sum(${write(list)}.${column.name})`, write(total)),
          reads: [column.path, total.path],
          // Of one row, the sum is the row.
          says: ([rows = [], sums = []]) => rows.length > 1 && areNotZero(rows) && digitsOf(sums[0]) >= MIN_DIGITS,
          minSamples: 1,
        };
}

function* listProducts(field: Field): Generator<Candidate> {
  for (const { list, columns } of listTables(field).slice(0, MAX_LISTS))
    for (const [one, other] of pairsOf(columns))
      for (const amount of columns) {
        if (amount === one || amount === other) continue;
        const [left, right] = [`row.${one.name} * row.${other.name}`, `row.${amount.name}`];
        yield {
          name: `${one.name} × ${other.name} = ${amount.name} in ${list.name}`,
          checks: orRounded(left, right).map((check) => `every row in ${write(list)} satisfies ${check}`),
          reads: [one.path, other.path, amount.path],
          // One times an amount is the amount, whatever it means.
          says: ([ones = [], others = [], amounts = []]) =>
            amounts.some((value, row) => {
              const factors = [numberOf(ones[row]), numberOf(others[row])];
              return factors.every((factor) => factor !== 0 && factor !== 1) && digitsOf(value) >= 2;
            }),
          minSamples: 1,
        };
      }
}

const EARLIER = /(invoice|issue|order|document|start|begin|from|birth|hire|entry|check.?in|arrival|departure)/i;
const LATER = /(due|end|until|to$|expir|delivery|payment|check.?out|valid|return|termination)/i;
/** Samples that say an order without names that do. */
const MANY_SAMPLES = 8;

function* listOrders(dates: readonly Field[]): Generator<Candidate> {
  for (const one of dates)
    for (const other of dates) {
      if (one === other) continue;
      const isNamed = EARLIER.test(one.name) && LATER.test(other.name) && !LATER.test(one.name);
      yield {
        name: `${one.name} is not after ${other.name}`,
        checks: [`${write(one)} <= ${write(other)}`],
        reads: [one.path, other.path],
        says: ([first = [], second = []]) => first[0] !== second[0],
        minSamples: isNamed ? 1 : MANY_SAMPLES,
      };
    }
}

/** Ready checks by the name of a field. */
const CHECKS: readonly [RegExp, string][] = [
  [/iban/i, 'iban'],
  [/^(bic|swift)|(bic|swift)(code)?$/i, 'bic'],
  [/(vat|ust|tva)[_ ]?(id|number|no)$/i, 'vat id'],
  [/isbn/i, 'isbn'],
  [/gtin|^ean(code)?$/i, 'gtin'],
  [/^lei(code)?$/i, 'lei'],
  [/currency(code)?$/i, 'currency code'],
  [/countrycode$/i, 'country code'],
];

function* listChecks(texts: readonly Field[]): Generator<Candidate> {
  for (const field of texts)
    for (const [pattern, check] of CHECKS)
      if (pattern.test(field.name))
        yield {
          name: `${field.name} is valid`,
          checks: [`${check}(${write(field)})`],
          reads: [field.path],
          says: () => true,
          minSamples: 1,
        };
}

/** What may hold for documents of a kind, by the types and names of its fields; what is likeliest first. */
export function* listCandidates(definition: Field): Generator<Candidate> {
  const scalars = listScalars(definition);
  const numbers = scalars.filter(isNumber).slice(0, MAX_COMBINED);
  yield* listProducts(definition);
  yield* listColumnSums(definition, numbers);
  yield* listSums(numbers);
  yield* listOrders(scalars.filter(isDate).slice(0, MAX_COMBINED));
  yield* listChecks(scalars.filter(({ kind }) => kind === 'string'));
}
