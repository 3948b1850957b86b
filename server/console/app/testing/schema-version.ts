import type { SchemaVersion } from '@excerpt/sdk';

/** The third version of a schema, with nothing but its definition. */
export const VERSION = {
  versionNumber: 3,
  definition: { type: 'object' },
  instructions: null,
  examples: [],
  parameters: null,
  rules: [],
} as unknown as SchemaVersion;
