/** What is lost of a table: all of it, values of a column, or rows that the earlier schema cannot hold. */
export interface Loss {
  table: string;
  /** Null where rows are lost. */
  column: string | null;
  /** Rows, or values of the column. Zero for an empty table or column, which nobody misses. */
  count: number;
  /** Why rows are lost. */
  reason: 'unknown_table' | 'unknown_column' | 'unknown_kind' | 'refused_row';
}

/** Thrown inside a transaction to take it back, with what it would have lost. */
export class TakenBack extends Error {
  readonly losses: Loss[];

  constructor(losses: Loss[]) {
    super('The transaction was only tried.');
    this.losses = losses;
  }
}

const byPlace = (loss: Loss) => `${loss.table} ${loss.column ?? ''}`;

export function sortLosses(losses: Loss[]): Loss[] {
  return losses.filter(({ count }) => count > 0).sort((a, b) => (byPlace(a) < byPlace(b) ? -1 : 1));
}
