/**
 * The assignment of rows to columns with the greatest sum of weights (Hungarian algorithm): the column of each row, -1
 * for none. Pairs of weight 0 stay unassigned.
 * @param weights rows of equal length, none negative
 */
export function assignPairs(weights: readonly (readonly number[])[]): number[] {
  const rows = weights.length;
  const columns = weights[0]?.length ?? 0;
  const assigned = Array<number>(rows).fill(-1);
  if (rows === 0 || columns === 0) return assigned;
  const isTall = rows > columns;
  const weightAt = (short: number, long: number): number =>
    (isTall ? weights[long]?.[short] : weights[short]?.[long]) ?? 0;
  const shortOfLong = minimise(Math.min(rows, columns), Math.max(rows, columns), (i, j) => -weightAt(i, j));
  shortOfLong.forEach((short, long) => {
    if (short < 0 || weightAt(short, long) <= 0) return;
    if (isTall) assigned[long] = short;
    else assigned[short] = long;
  });
  return assigned;
}

/** For each of `long` columns the row that takes it at the least total cost, -1 for none. `short` <= `long`. */
function minimise(short: number, long: number, cost: (row: number, column: number) => number): number[] {
  // Rows and columns count from 1; 0 is the row that is being placed.
  const rowPotential = new Float64Array(short + 1);
  const columnPotential = new Float64Array(long + 1);
  const rowOf = new Int32Array(long + 1);
  const previous = new Int32Array(long + 1);
  const at = (of: Float64Array | Int32Array, index: number): number => of[index] ?? 0;
  for (let row = 1; row <= short; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(long + 1).fill(Infinity);
    const isUsed = new Uint8Array(long + 1);
    do {
      isUsed[column] = 1;
      const from = at(rowOf, column);
      let delta = Infinity;
      let next = 0;
      for (let j = 1; j <= long; j++) {
        if (isUsed[j] === 1) continue;
        const reduced = cost(from - 1, j - 1) - at(rowPotential, from) - at(columnPotential, j);
        if (reduced < at(least, j)) {
          least[j] = reduced;
          previous[j] = column;
        }
        if (at(least, j) < delta) {
          delta = at(least, j);
          next = j;
        }
      }
      for (let j = 0; j <= long; j++) {
        if (isUsed[j] === 1) {
          const taken = at(rowOf, j);
          rowPotential[taken] = at(rowPotential, taken) + delta;
          columnPotential[j] = at(columnPotential, j) - delta;
        } else least[j] = at(least, j) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const before = at(previous, column);
      rowOf[column] = at(rowOf, before);
      column = before;
    } while (column !== 0);
  }
  return [...rowOf].slice(1).map((row) => row - 1);
}
