/** One row per unfinished job. SQLite only: on PostgreSQL pg-boss stores the jobs. */
export interface JobTable {
  id: string;
  kind: string;
  /** The id of the row that the job is about. */
  subject: string;
  /** Groups take turns: the workspace of a run. */
  group_id: string;
  /** Claims take the lowest first, see `sqlite-queue.ts`. */
  position: number;
  state: string;
  /** Number of claims, without refunded attempts. */
  attempt: number;
  /** Not claimed before this time. */
  due_at: string;
  created_at: string;
  /** The span in which it was enqueued. */
  trace_parent: string | null;
}
