import { registerHooks } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { Rule } from './ablated-rules.ts';

const EXTRACTION = '/server/extraction/';
const LANGUAGES = 'reading/languages/all-languages.ts';
/** No document has it. An empty list of terms would match everywhere. */
const NO_TERM = 'qzxqzx';

type FunctionRule = Extract<Rule, { function: string }>;

/** Names of the observed rules that have given what they would not give while switched off. */
export const effectiveRules = new Set<string>();

/**
 * Changes the sources of the extractor as they are loaded, so that the product itself has no switches. Call it before
 * anything of the extractor is imported. A function that its file lacks fails the import.
 */
export function switchOff(rules: readonly Rule[]): void {
  changeSources(rules, withoutRule);
}

/** Lets each function fill `effectiveRules`. Of rules that are words of languages, this cannot tell. */
export function observe(rules: readonly Rule[]): void {
  Object.assign(globalThis, {
    observeRule: (name: string, result: unknown, without: unknown) => {
      // A function without a result may have changed its arguments.
      if (result === undefined || !isDeepStrictEqual(result, without)) effectiveRules.add(name);
      return result;
    },
  });
  changeSources(rules, withObservedRule);
}

function changeSources(rules: readonly Rule[], change: (source: string, file: string, rule: Rule) => string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const file = url.split(EXTRACTION)[1];
      if (file === undefined || loaded.source === undefined || loaded.source === null) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: rules.reduce((text, rule) => change(text, file, rule), source) };
    },
  });
}

export function withoutRule(source: string, file: string, rule: Rule): string {
  if ('function' in rule) return file === rule.file ? replaceFunction(source, rule, rule.without) : source;
  return file === LANGUAGES ? `${source}\n${emptyTerms(rule)}` : source;
}

export function withObservedRule(source: string, file: string, rule: Rule): string {
  if (!('function' in rule) || file !== rule.file) return source;
  const result = `${rule.function}WithRule.apply(null, args as any)`;
  const call = `(globalThis as any).observeRule(${JSON.stringify(rule.name)}, ${result}, ${rule.without})`;
  return replaceFunction(source, rule, call);
}

function replaceFunction(source: string, rule: FunctionRule, result: string): string {
  const head = new RegExp(`^(export )?function ${rule.function}\\b`, 'mu');
  const [match, exported = ''] = head.exec(source) ?? [];
  if (match === undefined)
    throw new Error(`${rule.file} has no function ${rule.function}: mend scripts/ablate/ablated-rules.ts.`);
  const kept = source.replace(head, `function ${rule.function}WithRule`);
  return (
    `${kept}\nvoid ${rule.function}WithRule;\n` +
    `${exported}function ${rule.function}(...args: any[]): any { return ${result}; }\n`
  );
}

function emptyTerms({ languages, part }: Extract<Rule, { part: string }>): string {
  const path = part.split('.').filter((step) => step !== '');
  return `{
    const empty = (value: any, name = ''): any =>
      typeof value === 'string' ? (name === 'code' ? value : '${NO_TERM}')
      : name === 'shortForms' ? {}
      : Array.isArray(value) ? value.map((one) => empty(one))
      : Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, empty(one, key)]));
    const without = (value: any, path: string[], name = ''): any =>
      path.length === 0 || value === undefined ? empty(value ?? '', name)
      : { ...value, [path[0] as string]: without(value[path[0] as string], path.slice(1), path[0]) };
    for (const code of ${JSON.stringify(languages)})
      (LANGUAGES as any)[code] = without((LANGUAGES as any)[code], ${JSON.stringify(path)});
  }`;
}
