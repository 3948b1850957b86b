export interface SchemaPinTable {
  environment_id: string;
  schema_family_id: string;
  /** Null for the latest. */
  version_number: number | null;
  /** JSON: `Gate`, or null. */
  gate: string | null;
  /** The data set of the gate. */
  gate_dataset_id: string | null;
  /** The evaluation by which the gate let the version pass. */
  evaluation_id: string | null;
  /** JSON: `GateCheck[]`. */
  checks: string;
  updated_at: string;
  updated_by: string | null;
}
