/** Completion for rules, in JSON and on their own: fields, functions, keywords, and lookups with their columns. */
import { snippet, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { listProperties } from './json-places.ts';
import { RULE_FUNCTIONS, RULE_KEYWORDS, RULE_PARTS, type RuleField } from './rule-language.ts';

/** What rules can name. */
export interface RuleNames {
  fields: readonly RuleField[];
  lookups: readonly { key: string; columns: readonly string[] }[];
}

const PATH = /[\p{L}_$][\p{L}\p{N}_$.]*$/u;
/** Within a text: the first or the second argument of `lookup`. */
const TABLE = /\blookup\s*\(\s*"([^"\\]*)$/;
const COLUMN = /\blookup\s*\(\s*"([^"\\]+)"\s*,\s*"([^"\\]*)$/;
const ITERATION = /\b(?:every|some|for)\s+([\p{L}_]\w*)\s+in\s+([\p{L}_$][\p{L}\p{N}_$.]*)/gu;

/** `near(a, b, 0.01)`: each argument is a place to type. @param quote how a quote is written */
function toCall(name: string, args: string, quote: string): string {
  if (name === 'lookup') return `lookup(${quote}\${table}${quote}, ${quote}\${column}${quote}, \${value})`;
  const fields = args === '' ? [] : args.split(', ').map((arg) => `\${${arg}}`);
  return `${name}(${fields.join(', ')})`;
}

/** The fields of rows by the name that an iteration gives them. */
function listRowFields(text: string, fields: readonly RuleField[]): Pick<RuleField, 'path' | 'detail'>[] {
  return [...text.matchAll(ITERATION)].flatMap(([, alias = '', list = '']) =>
    fields
      .filter(({ path }) => path.startsWith(`${list}.`))
      .map(({ path, detail }) => ({ path: `${alias}${path.slice(list.length)}`, detail })),
  );
}

const toNames = (names: readonly string[], detail: string): Completion[] =>
  names.map((label) => ({ label, detail, type: 'constant' }));

interface ExpressionPlace {
  /** What is before the cursor. */
  text: string;
  pos: number;
  isAsked: boolean;
  /** How a quote is written: in JSON with a backslash. */
  quote: string;
}

function completeAt({ text, pos, isAsked, quote }: ExpressionPlace, names: RuleNames): CompletionResult | null {
  const isInText = (text.match(/"/g)?.length ?? 0) % 2 === 1;
  if (isInText) {
    const [, key, column] = COLUMN.exec(text) ?? [];
    if (key !== undefined && column !== undefined) {
      const columns = names.lookups.find((lookup) => lookup.key === key)?.columns ?? [];
      return { from: pos - column.length, options: toNames(columns, `column of ${key}`), validFor: /^[^"\\]*$/ };
    }
    const [, table] = TABLE.exec(text) ?? [];
    if (table === undefined) return null;
    const keys = names.lookups.map((lookup) => lookup.key);
    return { from: pos - table.length, options: toNames(keys, 'lookup'), validFor: /^[^"\\]*$/ };
  }
  const word = PATH.exec(text)?.[0] ?? '';
  if (word === '' && !isAsked) return null;
  const fields = [...listRowFields(text, names.fields), ...names.fields].map(({ path, detail }): Completion => ({
    label: path,
    detail,
    type: 'property',
    boost: 2,
  }));
  const functions = RULE_FUNCTIONS.map(({ name, rest, detail }): Completion => ({
    label: name,
    displayLabel: `${name}(${rest})`,
    detail,
    type: 'function',
    apply: snippet(toCall(name, rest, quote)),
  }));
  const keywords = RULE_KEYWORDS.map(({ name, rest, detail }): Completion => ({
    label: name,
    detail,
    type: 'keyword',
    ...(rest !== '' && { apply: snippet(name + rest) }),
  }));
  const others = word.includes('.') ? [] : [...functions, ...keywords];
  return { from: pos - word.length, options: [...fields, ...others], validFor: /^[\p{L}\p{N}_$.]*$/u };
}

/** For an expression on its own. @param readNames what rules can name at the moment */
export const completeExpression =
  (readNames: () => RuleNames) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null =>
    completeAt({ text: state.sliceDoc(0, pos), pos, isAsked: explicit, quote: '"' }, readNames());

/** For a list of rules in JSON. @param readNames what rules can name at the moment */
export const completeRules =
  (readNames: () => RuleNames) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const node = syntaxTree(state).resolveInner(pos, -1);
    if (pos <= node.from) return null;
    const to = node.to > pos && state.sliceDoc(node.to - 1, node.to) === '"' ? node.to : pos;
    if (node.name === 'PropertyName') {
      const object = node.parent?.parent ?? null;
      const present = object === null ? [] : listProperties(state, object).map(({ key }) => key);
      const options = RULE_PARTS.filter(({ name }) => !present.includes(name)).map(({ name, rest, detail }, index) => ({
        label: `"${name}"`,
        displayLabel: name,
        detail,
        type: 'keyword',
        boost: -index,
        apply: /^\s*:/.test(state.sliceDoc(to, to + 20)) ? `"${name}"` : snippet(`"${name}": ${rest}`),
      }));
      return options.length === 0 ? null : { from: node.from, to, options, validFor: /^"?\w*"?$/ };
    }
    if (node.name !== 'String') return null;
    const name = node.parent?.getChild('PropertyName');
    if (name == null) return null;
    const part = state.sliceDoc(name.from + 1, name.to - 1);
    if (part === 'severity') {
      const options = toNames(['"error"', '"warning"'], '');
      return { from: node.from, to, options, validFor: /^"?\w*"?$/ };
    }
    if (part !== 'check' && part !== 'when') return null;
    const text = state.sliceDoc(node.from + 1, pos).replaceAll('\\"', '"');
    return completeAt({ text, pos, isAsked: explicit, quote: '\\"' }, readNames());
  };
