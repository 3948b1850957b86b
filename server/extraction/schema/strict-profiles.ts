/** What a provider's strict mode asks of a schema. What it does not take is relaxed in the clone that is sent to it. */
export interface StrictProfile {
  /** A provider's id. */
  provider: string;
  /** Every property must be required: optional ones are sent as required and nullable. */
  allRequired: boolean;
  /** Objects must forbid further properties: maps are sent as lists of keys and values. */
  closedObjects: boolean;
  /** Keywords that are left out of the clone, or rewritten, and what becomes of them. */
  keywords: Readonly<Record<string, string>>;
  maxProperties?: number;
  maxDepth?: number;
  /** Over all enums together. */
  maxEnumValues?: number;
  /** `anyOf`, `oneOf` and lists of types. */
  maxUnions?: number;
}

const described = 'is moved into the description, and checked in the answer only';
const LOGIC: Readonly<Record<string, string>> = {
  allOf: 'is merged into one schema',
  oneOf: 'is sent as anyOf',
  not: described,
  if: described,
  dependentRequired: described,
  dependentSchemas: described,
  dependencies: described,
  patternProperties: 'is sent as a list of keys and values',
};

/** The conservative subset: constraints on values are not promised either. */
const CONSTRAINTS: Readonly<Record<string, string>> = {
  pattern: described,
  format: described,
  minLength: described,
  maxLength: described,
  minimum: described,
  maximum: described,
  exclusiveMinimum: described,
  exclusiveMaximum: described,
  multipleOf: described,
  minItems: described,
  maxItems: described,
  uniqueItems: described,
};

const STRICT = { allRequired: true, closedObjects: true };

/** From the providers' own documentation, gathered in November 2026. */
export const strictProfiles: readonly StrictProfile[] = [
  { provider: 'openai', ...STRICT, keywords: LOGIC, maxProperties: 5_000, maxDepth: 10, maxEnumValues: 1_000 },
  { provider: 'azure-openai', ...STRICT, keywords: LOGIC, maxProperties: 100, maxDepth: 5 },
  { provider: 'mistral-eu', ...STRICT, keywords: { ...LOGIC, ...CONSTRAINTS } },
  { provider: 'scaleway', ...STRICT, keywords: { ...LOGIC, ...CONSTRAINTS } },
  { provider: 'anthropic', allRequired: false, closedObjects: false, keywords: {}, maxUnions: 16 },
];
