/** A backup that `excerpt backup` completed. */
export interface BackupTable {
  completed_at: string;
  documents: number;
  files: number;
}
