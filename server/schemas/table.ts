export interface SchemaFamilyTable {
  id: string;
  workspace_id: string;
  schema_key: string;
  name: string;
  description: string | null;
  latest_version_number: number;
  created_at: string;
  updated_at: string;
}

/** Immutable. */
export interface SchemaVersionTable {
  id: string;
  family_id: string;
  version_number: number;
  definition_hash: string;
  /** JSON, as received. */
  definition: string;
  /** What models are told beside the definition. */
  instructions: string | null;
  /** JSON array of `{ excerpt, values }`; null for none. */
  examples: string | null;
  /** JSON; null for the defaults. */
  parameters: string | null;
  /** JSON array of what must be true of the data; null for none. */
  rules: string | null;
  created_at: string;
}
