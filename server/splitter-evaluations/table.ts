/** An evaluation of a version of a splitter. It has no content: packets are named by their ids. */
export interface SplitterEvaluationTable {
  id: string;
  workspace_id: string;
  environment_id: string;
  splitter_version_id: string;
  status: string;
  model: string | null;
  vision: string;
  /** Of the questions about each packet: billionths of the currency; null for no limit. */
  max_cost_nanos: number | null;
  /** JSON: `EvaluatedPacket[]`. */
  packets: string;
  error_message: string | null;
  created_by: string;
  created_at: string;
  completed_at: string | null;
}
