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

const LOOSE = { strict: false, references: 'inlined' } as const;

/**
 * The profiles that a provider's entry names in `schemaProfile`. From the providers' documentation, in November 2026.
 * `conservative` is what any server with structured output takes.
 */
const PROFILES = {
  openai: {
    provider: 'openai',
    ...STRICT,
    references: 'kept',
    keywords: { ...LOGIC, ...STRINGS, ...UNIQUE },
    formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    maxProperties: 5_000,
    maxDepth: 10,
    maxEnumValues: 1_000,
  },
  'azure-openai': {
    provider: 'azure-openai',
    ...STRICT,
    references: 'kept',
    keywords: { ...LOGIC, ...CONSTRAINTS },
    maxProperties: 100,
    maxDepth: 5,
    maxEnumValues: 1_000,
  },
  'mistral-eu': {
    provider: 'mistral-eu',
    ...STRICT,
    references: 'inlined',
    keywords: { ...LOGIC, ...CONSTRAINTS },
  },
  scaleway: { provider: 'scaleway', ...STRICT, references: 'inlined', keywords: { ...LOGIC, ...CONSTRAINTS } },
  // The schema of a tool does not bind the model, but names of properties are checked and recursion is rejected.
  anthropic: {
    provider: 'anthropic',
    strict: false,
    allRequired: false,
    closedObjects: false,
    references: 'inlined',
    keywords: {},
    maxUnions: 16,
    names: /^[a-zA-Z0-9_.-]{1,64}$/,
  },
  gemini: {
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
  // Grammars of local servers enforce the lengths of lists. Each reads patterns in its own way.
  grammar: {
    provider: 'a local server',
    ...LOOSE,
    allRequired: true,
    closedObjects: true,
    keywords: { ...LOGIC, ...PATTERNS, ...STRINGS, ...RANGES, ...UNIQUE },
  },
  // The model reads the schema in the prompt. No server compiles it, so all of it is kept.
  prompt: { provider: 'the prompt', ...LOOSE, allRequired: false, closedObjects: false, keywords: {} },
  conservative: {
    provider: 'other',
    ...LOOSE,
    allRequired: true,
    closedObjects: true,
    keywords: { ...LOGIC, ...CONSTRAINTS },
  },
} as const satisfies Record<string, SchemaProfile>;

export type SchemaProfileName = keyof typeof PROFILES;

/** Those with a strict mode, or with its limits: the linter says what each relaxes. */
export const strictProfiles: readonly SchemaProfile[] = [
  PROFILES.openai,
  PROFILES['azure-openai'],
  PROFILES['mistral-eu'],
  PROFILES.scaleway,
  PROFILES.anthropic,
];

export const profileOf = (name: SchemaProfileName): SchemaProfile => PROFILES[name];
