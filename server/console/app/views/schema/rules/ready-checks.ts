/** Checks that are chosen by name: what they ask for, and the rules that they make. */
import type { RuleNames } from '../../../code-editor/rule-completion.ts';
import type { RuleField } from '../../../code-editor/rule-language.ts';

export interface ReadyPart {
  key: string;
  label: string;
  /** `rowNumber`: a number in rows, all of the same list. */
  of: 'text' | 'number' | 'date' | 'rowNumber' | 'lookup' | 'lookupColumn';
}

interface MadeRule {
  name: string;
  check: string;
}

export interface ReadyCheck {
  key: string;
  label: string;
  parts: ReadyPart[];
  make: (values: Record<string, string>, names: RuleNames) => MadeRule;
}

const find = (path: string, { fields }: RuleNames): RuleField | undefined =>
  fields.find((field) => field.path === path);

/** An expression about a field, for each row where it is one of rows. */
function about(path: string, names: RuleNames, toExpression: (value: string) => string): string {
  const list = find(path, names)?.lists[0];
  if (list === undefined) return toExpression(path);
  return `every row in ${list} satisfies ${toExpression(`row${path.slice(list.length)}`)}`;
}

const text = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;

const DIGITS = [
  ['iban', 'IBAN'],
  ['bic', 'BIC'],
  ['vat id', 'VAT id of the EU'],
  ['isbn', 'ISBN'],
  ['gtin', 'GTIN (EAN)'],
  ['lei', 'LEI'],
  ['luhn', 'number with a Luhn check digit'],
  ['currency code', 'currency code'],
  ['country code', 'country code'],
] as const;

export const READY_CHECKS: ReadyCheck[] = [
  {
    key: 'lookup',
    label: 'A value is on a list of yours',
    parts: [
      { key: 'field', label: 'Value', of: 'text' },
      { key: 'lookup', label: 'Lookup', of: 'lookup' },
      { key: 'column', label: 'Column', of: 'lookupColumn' },
    ],
    make: ({ field = '', lookup = '', column = '' }, names) => ({
      name: `${field} is in ${lookup}`,
      check: about(field, names, (value) => `lookup(${text(lookup)}, ${text(column)}, ${value}) != null`),
    }),
  },
  {
    key: 'total',
    label: 'Two amounts make a third',
    parts: [
      { key: 'a', label: 'Amount', of: 'number' },
      { key: 'b', label: 'Amount to add', of: 'number' },
      { key: 'total', label: 'Total', of: 'number' },
    ],
    make: ({ a = '', b = '', total = '' }) => ({ name: `${total} adds up`, check: `${a} + ${b} = ${total}` }),
  },
  {
    key: 'column',
    label: 'A column adds up to a total',
    parts: [
      { key: 'column', label: 'Column', of: 'rowNumber' },
      { key: 'total', label: 'Total', of: 'number' },
    ],
    make: ({ column = '', total = '' }) => ({
      name: `${total} is the sum of ${column}`,
      check: `near(sum(${column}), ${total}, 0.01)`,
    }),
  },
  {
    key: 'product',
    label: 'In each row, quantity times price is the amount',
    parts: [
      { key: 'quantity', label: 'Quantity', of: 'rowNumber' },
      { key: 'price', label: 'Price', of: 'rowNumber' },
      { key: 'amount', label: 'Amount', of: 'rowNumber' },
    ],
    make({ quantity = '', price = '', amount = '' }, names) {
      const list = find(quantity, names)?.lists[0] ?? '';
      const [a, b, c] = [quantity, price, amount].map((path) => `row${path.slice(list.length)}`);
      return { name: `${list}: amounts`, check: `every row in ${list} satisfies near(${a} * ${b}, ${c}, 0.01)` };
    },
  },
  {
    key: 'order',
    label: 'A date is not before another',
    parts: [
      { key: 'later', label: 'Later date', of: 'date' },
      { key: 'earlier', label: 'Earlier date', of: 'date' },
    ],
    make: ({ later = '', earlier = '' }) => ({
      name: `${later} is not before ${earlier}`,
      check: `${later} >= ${earlier}`,
    }),
  },
  ...DIGITS.map(([name, words]): ReadyCheck => ({
    key: name,
    label: `A text is a valid ${words}`,
    parts: [{ key: 'field', label: 'Text', of: 'text' }],
    make: ({ field = '' }, names) => ({
      name: `${field} is a valid ${words}`,
      check: about(field, names, (value) => `${name}(${value})`),
    }),
  })),
];

/** What a part can be. @param chosen the parts before it */
function listChoices(part: ReadyPart, names: RuleNames, chosen: Record<string, string>): string[] {
  const { fields, lookups } = names;
  const pathsOf = (matches: (field: RuleField) => boolean) => fields.filter(matches).map(({ path }) => path);
  switch (part.of) {
    case 'lookup':
      return lookups.map(({ key }) => key);
    case 'lookupColumn':
      return [...(lookups.find(({ key }) => key === chosen['lookup'])?.columns ?? [])];
    case 'rowNumber': {
      const before = Object.values(chosen).flatMap((path) => find(path, names)?.lists[0] ?? []);
      return pathsOf(
        ({ kind, lists }) => kind === 'number' && lists.length === 1 && (before[0] ?? lists[0]) === lists[0],
      );
    }
    case 'text':
      return pathsOf(({ kind, lists }) => kind === 'text' && lists.length <= 1);
    default:
      return pathsOf(({ kind, lists }) => kind === part.of && lists.length === 0);
  }
}

export interface AskedPart {
  part: ReadyPart;
  choices: string[];
  /** What is chosen, or the first choice that no part before has taken; undefined without choices. */
  value: string | undefined;
}

export function askParts({ parts }: ReadyCheck, names: RuleNames, chosen: Record<string, string>): AskedPart[] {
  const values: Record<string, string> = {};
  return parts.map((part) => {
    const choices = listChoices(part, names, values);
    const taken = new Set(Object.values(values));
    const wanted = choices.find((choice) => choice === chosen[part.key]);
    const value = wanted ?? choices.find((choice) => !taken.has(choice)) ?? choices[0];
    if (value !== undefined) values[part.key] = value;
    return { part, choices, value };
  });
}

/** What is said where a part has no choices. */
export const LACKING: Record<ReadyPart['of'], string> = {
  text: 'The schema has no text.',
  number: 'The schema has no number.',
  date: 'The schema has no date.',
  rowNumber: 'The schema has no list with numbers in its rows.',
  lookup: 'The workspace has no lookup yet. Add one under “Lookups”.',
  lookupColumn: 'Choose a lookup first.',
};
