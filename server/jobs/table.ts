/** One row a job that is not done yet; a finished job has none. */
export interface JobTable {
  id: string;
  kind: string;
  /** The id of what the job is about. */
  subject: string;
  state: string;
  /** How often it was claimed. */
  attempt: number;
  /** Not to be claimed before. */
  due_at: string;
  created_at: string;
}
