/** The JSON Schema features that a provider supports. Others are relaxed in the compiled schema. */
export interface SchemaProfile {
  /** Id of the provider; `other` for the default profile. */
  provider: string;
  /** Whether it has a strict mode, which guarantees that answers match the schema. */
  strict: boolean;
  /** All properties must be required: optional ones are sent as required and nullable. */
  allRequired: boolean;
  /** Objects must set `additionalProperties: false`: maps are sent as lists of key-value pairs. */
  closedObjects: boolean;
  /** `inlined`: references are expanded, recursive ones to a limited depth. */
  references: 'kept' | 'inlined';
  /** Unsupported keywords and what happens to them; completes "`<keyword>` …". */
  keywords: Readonly<Record<string, string>>;
  /** Supported values of `format`; absent for any. */
  formats?: readonly string[];
  /** `enum` supports strings only. */
  stringEnums?: true;
  /** Pattern of supported property names: other properties are renamed. */
  names?: RegExp;
  maxProperties?: number;
  maxDepth?: number;
  /** In all enums together. */
  maxEnumValues?: number;
  /** In each enum of more than 250 strings. */
  maxLargeEnumCharacters?: number;
  /** In names of properties and definitions, enum values and const values together. */
  maxNameCharacters?: number;
  /** `anyOf`, `oneOf` and lists of types. */
  maxUnions?: number;
  /** Properties that are not required. Only for profiles that otherwise require all. */
  maxOptional?: number;
}

const DESCRIBED = 'is moved into the description and only validated in the answer';
const COMBINATIONS: Readonly<Record<string, string>> = {
  allOf: 'is merged into one schema',
  oneOf: 'is sent as anyOf',
  not: DESCRIBED,
  if: DESCRIBED,
  dependentRequired: DESCRIBED,
  dependentSchemas: DESCRIBED,
  dependencies: DESCRIBED,
  patternProperties: 'is sent as a list of key-value pairs',
};

const STRING_LENGTHS: Readonly<Record<string, string>> = { minLength: DESCRIBED, maxLength: DESCRIBED };
const PATTERNS: Readonly<Record<string, string>> = { pattern: DESCRIBED, format: DESCRIBED };
const RANGES: Readonly<Record<string, string>> = {
  minimum: DESCRIBED,
  maximum: DESCRIBED,
  exclusiveMinimum: DESCRIBED,
  exclusiveMaximum: DESCRIBED,
  multipleOf: DESCRIBED,
};
const ITEM_COUNTS: Readonly<Record<string, string>> = { minItems: DESCRIBED, maxItems: DESCRIBED };
const UNIQUE_ITEMS: Readonly<Record<string, string>> = { uniqueItems: DESCRIBED };

const CONSTRAINTS_WITHOUT_FORMAT: Readonly<Record<string, string>> = {
  pattern: DESCRIBED,
  ...STRING_LENGTHS,
  ...RANGES,
  ...ITEM_COUNTS,
  ...UNIQUE_ITEMS,
};
/** All constraints on values. */
const CONSTRAINTS = { ...CONSTRAINTS_WITHOUT_FORMAT, ...PATTERNS };

const STRICT_MODE = { strict: true, allRequired: true, closedObjects: true } as const;

const WITHOUT_STRICT_MODE = { strict: false, references: 'inlined' } as const;

/** Source: https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas */
const OPENAI_LIMITS = { maxEnumValues: 1_000, maxLargeEnumCharacters: 15_000, maxNameCharacters: 120_000 } as const;

/**
 * The profiles by the name in `schemaProfile` of a provider's entry. Source: the providers' documentation as of
 * November 2026. `conservative` is the subset that any provider with structured output supports.
 */
const PROFILES = {
  openai: {
    provider: 'openai',
    ...STRICT_MODE,
    references: 'kept',
    keywords: { ...COMBINATIONS, ...STRING_LENGTHS, ...UNIQUE_ITEMS },
    formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'],
    maxProperties: 5_000,
    maxDepth: 10,
    ...OPENAI_LIMITS,
  },
  'azure-openai': {
    provider: 'azure-openai',
    ...STRICT_MODE,
    references: 'kept',
    keywords: { ...COMBINATIONS, ...CONSTRAINTS },
    maxProperties: 100,
    maxDepth: 5,
    ...OPENAI_LIMITS,
  },
  'mistral-eu': {
    provider: 'mistral-eu',
    ...STRICT_MODE,
    references: 'inlined',
    keywords: { ...COMBINATIONS, ...CONSTRAINTS },
  },
  scaleway: {
    provider: 'scaleway',
    ...STRICT_MODE,
    references: 'inlined',
    keywords: { ...COMBINATIONS, ...CONSTRAINTS },
  },
  // Source: https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
  anthropic: {
    provider: 'anthropic',
    ...STRICT_MODE,
    references: 'inlined',
    keywords: { ...COMBINATIONS, ...CONSTRAINTS_WITHOUT_FORMAT },
    formats: ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'],
    maxUnions: 16,
    maxOptional: 24,
    names: /^[a-zA-Z0-9_.-]{1,64}$/,
  },
  gemini: {
    provider: 'gemini',
    ...WITHOUT_STRICT_MODE,
    allRequired: false,
    closedObjects: true,
    formats: ['date-time', 'date', 'time'],
    stringEnums: true,
    keywords: {
      ...COMBINATIONS,
      ...STRING_LENGTHS,
      ...UNIQUE_ITEMS,
      pattern: DESCRIBED,
      exclusiveMinimum: DESCRIBED,
      exclusiveMaximum: DESCRIBED,
      multipleOf: DESCRIBED,
    },
  },
  // Grammars of local servers enforce the lengths of lists. Each reads patterns in its own way.
  grammar: {
    provider: 'a local server',
    ...WITHOUT_STRICT_MODE,
    allRequired: true,
    closedObjects: true,
    keywords: { ...COMBINATIONS, ...PATTERNS, ...STRING_LENGTHS, ...RANGES, ...UNIQUE_ITEMS },
  },
  // The model reads the schema in the prompt. No server compiles it, so all of it is kept.
  prompt: { provider: 'the prompt', ...WITHOUT_STRICT_MODE, allRequired: false, closedObjects: false, keywords: {} },
  conservative: {
    provider: 'other',
    ...WITHOUT_STRICT_MODE,
    allRequired: true,
    closedObjects: true,
    keywords: { ...COMBINATIONS, ...CONSTRAINTS },
  },
} as const satisfies Record<string, SchemaProfile>;

export type SchemaProfileName = keyof typeof PROFILES;

/** The profiles that the linter reports on: those with a strict mode or documented limits. */
export const strictProfiles: readonly SchemaProfile[] = [
  PROFILES.openai,
  PROFILES['azure-openai'],
  PROFILES['mistral-eu'],
  PROFILES.scaleway,
  PROFILES.anthropic,
];

export function getSchemaProfile(name: SchemaProfileName): SchemaProfile {
  return PROFILES[name];
}
