/** Runs whose results were exported together. */
export interface RunExportTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  schema_family_id: string;
  /** A user, who may have left. */
  created_by: string;
  created_at: string;
}

/** A run of an export. Deleted with the run. */
export interface RunExportItemTable {
  export_id: string;
  /** From 1. */
  position: number;
  run_id: string;
}
