export interface LogisticRow {
  features: readonly number[];
  isRight: boolean;
  weight: number;
  /** Log-odds that are known and not fitted. */
  offset?: number;
}

const SWEEPS = 80;
/** Penalty on weights, as a share of the total weight of the rows. */
const RIDGE = 0.0005;

/** The rows in which a feature is not 0. Most features are signs that few values have. */
interface Column {
  rows: Int32Array;
  values: Float64Array;
}

/**
 * Logistic regression with a bound on the sign of each weight, by coordinate descent. Deterministic.
 * @param hasBase whether a constant is fitted, too
 */
export function fitLogistic(
  rows: readonly LogisticRow[],
  bounds: readonly ('positive' | 'negative' | 'none')[],
  hasBase = true,
): { base: number; weights: number[] } {
  const shares = Float64Array.from(rows, ({ weight }) => weight);
  const targets = Float64Array.from(rows, ({ isRight }) => Number(isRight));
  const ridge = RIDGE * shares.reduce((sum, share) => sum + share, 0);
  const constant = createColumn(rows.map(() => 1));
  const columns = bounds.map((_, feature) => createColumn(rows.map(({ features }) => features[feature] ?? 0)));
  const weights = bounds.map(() => 0);
  const logOdds = Float64Array.from(rows, ({ offset }) => offset ?? 0);
  let base = 0;

  /** The weight after half a Newton step: full ones may overshoot where the curve is flat. */
  const step = ({ rows: of, values }: Column, weight: number, penalty: number): number => {
    let gradient = penalty * weight;
    let curvature = penalty + 1e-9;
    for (let at = 0; at < of.length; at++) {
      const row = of[at] ?? 0;
      const value = values[at] ?? 0;
      const share = (shares[row] ?? 0) * value;
      const probability = 1 / (1 + Math.exp(-(logOdds[row] ?? 0)));
      gradient += share * (probability - (targets[row] ?? 0));
      curvature += share * value * Math.max(1e-6, probability * (1 - probability));
    }
    return weight - (0.5 * gradient) / curvature;
  };
  const move = ({ rows: of, values }: Column, change: number): void => {
    for (let at = 0; at < of.length; at++)
      logOdds[of[at] ?? 0] = (logOdds[of[at] ?? 0] ?? 0) + change * (values[at] ?? 0);
  };

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const next = hasBase ? step(constant, base, 0) : 0;
    move(constant, next - base);
    base = next;
    columns.forEach((column, feature) => {
      const before = weights[feature] ?? 0;
      const free = step(column, before, ridge);
      const bound = bounds[feature];
      const after = bound === 'positive' ? Math.max(0, free) : bound === 'negative' ? Math.min(0, free) : free;
      if (after === before) return;
      move(column, after - before);
      weights[feature] = after;
    });
  }
  return { base, weights };
}

function createColumn(values: readonly number[]): Column {
  const rows = values.flatMap((value, row) => (value === 0 ? [] : [row]));
  return { rows: Int32Array.from(rows), values: Float64Array.from(rows, (row) => values[row] ?? 0) };
}
