/** One row a job that is not done yet; a finished job has none. On SQLite alone: on PostgreSQL pg-boss keeps the jobs. */
export interface JobTable {
  id: string;
  kind: string;
  /** The id of what the job is about. */
  subject: string;
  workspace_id: string;
  /** The provider key that it will use. */
  key_id: string | null;
  /** Claims take the lowest first, see `sqlite-queue.ts`. */
  place: number;
  state: string;
  /** How often it was claimed. */
  attempt: number;
  /** Not to be claimed before. */
  due_at: string;
  created_at: string;
}
