/** What a provider takes of a schema. What it does not take is relaxed in the clone that is sent to it. */
export interface SchemaProfile {
  /** A provider's id; `other` for those without rules of their own. */
  provider: string;
  /** It has a mode that holds the answer to the schema, so that what lies outside of its limits is a loss. */
  strict: boolean;
  /** Every property must be required: optional ones are sent as required and nullable. */
  allRequired: boolean;
  /** Objects must forbid further properties: maps are sent as lists of keys and values. */
  closedObjects: boolean;
  /** `inlined`: every `$ref` is replaced by what it names, recursion unrolled. */
  references: 'kept' | 'inlined';
  /** Keywords that are left out of the clone, or rewritten, and what becomes of them. */
  keywords: Readonly<Record<string, string>>;
  /** The values of `format` that it takes; absent: any. */
  formats?: readonly string[];
  /** Its `enum` lists strings only. */
  stringEnums?: true;
  /** What the names of properties must match: others are sent under another name. */
  names?: RegExp;
  maxProperties?: number;
  maxDepth?: number;
  /** Over all enums together. */
  maxEnumValues?: number;
  /** `anyOf`, `oneOf` and lists of types. */
  maxUnions?: number;
}

const described = 'is moved into the description and only validated in the answer';
const LOGIC: Readonly<Record<string, string>> = {
  allOf: 'is merged into one schema',
  oneOf: 'is sent as anyOf',
  not: described,
  if: described,
  dependentRequired: described,
  dependentSchemas: described,
  dependencies: described,
  patternProperties: 'is sent as a list of key-value pairs',
};

const STRINGS: Readonly<Record<string, string>> = { minLength: described, maxLength: described };
const PATTERNS: Readonly<Record<string, string>> = { pattern: described, format: described };
const RANGES: Readonly<Record<string, string>> = {
  minimum: described,
  maximum: described,
  exclusiveMinimum: described,
  exclusiveMaximum: described,
  multipleOf: described,
};
const COUNTS: Readonly<Record<string, string>> = { minItems: described, maxItems: described };
const UNIQUE: Readonly<Record<string, string>> = { uniqueItems: described };

/** The conservative subset: constraints on values are not promised either. */
const CONSTRAINTS = { ...PATTERNS, ...STRINGS, ...RANGES, ...COUNTS, ...UNIQUE };

const STRICT = { strict: true, allRequired: true, closedObjects: true } as const;

/** From the providers' own documentation, gathered in November 2026: those with a strict mode, or with its limits. */
export const strictProfiles: readonly SchemaProfile[] = [
  {
    provider: 'openai',
    ...STRICT,
    references: 'kept',
    keywords: { ...LOGIC, ...STRINGS, ...UNIQUE },
    formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    maxProperties: 5_000,
    maxDepth: 10,
    maxEnumValues: 1_000,
  },
  {
    provider: 'azure-openai',
    ...STRICT,
    references: 'kept',
    keywords: { ...LOGIC, ...CONSTRAINTS },
    maxProperties: 100,
    maxDepth: 5,
    maxEnumValues: 1_000,
  },
  { provider: 'mistral-eu', ...STRICT, references: 'inlined', keywords: { ...LOGIC, ...CONSTRAINTS } },
  { provider: 'scaleway', ...STRICT, references: 'inlined', keywords: { ...LOGIC, ...CONSTRAINTS } },
  // A tool's schema is advice, but the names of its properties are checked, and recursion is refused.
  {
    provider: 'anthropic',
    strict: false,
    allRequired: false,
    closedObjects: false,
    references: 'inlined',
    keywords: {},
    maxUnions: 16,
    names: /^[a-zA-Z0-9_.-]{1,64}$/,
  },
];

const LOOSE = { strict: false, references: 'inlined' } as const;
/** Grammars of servers that run models themselves: lengths of lists they hold, patterns they read each in their own way. */
const GRAMMAR = {
  ...LOOSE,
  allRequired: true,
  closedObjects: true,
  keywords: { ...LOGIC, ...PATTERNS, ...STRINGS, ...RANGES, ...UNIQUE },
} as const;

const looseProfiles: readonly SchemaProfile[] = [
  {
    provider: 'gemini',
    ...LOOSE,
    allRequired: false,
    closedObjects: true,
    formats: ['date-time', 'date', 'time'],
    stringEnums: true,
    keywords: {
      ...LOGIC,
      ...STRINGS,
      ...UNIQUE,
      pattern: described,
      exclusiveMinimum: described,
      exclusiveMaximum: described,
      multipleOf: described,
    },
  },
  ...['ollama', 'vllm', 'llamacpp', 'lmstudio', 'openai-compatible'].map((provider) => ({ provider, ...GRAMMAR })),
  // The schema is read in the prompt and never compiled: all of it may stand.
  { provider: 'deepseek', ...LOOSE, allRequired: false, closedObjects: false, keywords: {} },
];

/** What any server with structured output takes. */
const OTHER: SchemaProfile = {
  provider: 'other',
  ...LOOSE,
  allRequired: true,
  closedObjects: true,
  keywords: { ...LOGIC, ...CONSTRAINTS },
};

const byProvider = new Map([...strictProfiles, ...looseProfiles].map((profile) => [profile.provider, profile]));

/** The profile of a provider of the registry; the conservative subset for one without rules of its own. */
export function profileOf(provider: string): SchemaProfile {
  return byProvider.get(provider) ?? OTHER;
}
