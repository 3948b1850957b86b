/** A decision node: rows whose feature is at most `threshold` go left. A leaf has only `value`. */
export type TreeNode = { feature: number; threshold: number; left: TreeNode; right: TreeNode } | { value: number };

/** A sum of small trees, in log-odds. */
export interface BoostedTrees {
  features: string[];
  /** Log-odds before the first tree. */
  base: number;
  trees: TreeNode[];
}

/** The probability that the model gives a row of features, 0 to 1. */
export function predict({ base, trees }: BoostedTrees, row: readonly number[]): number {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while ('feature' in node) node = (row[node.feature] ?? 0) <= node.threshold ? node.left : node.right;
    sum += node.value;
  }
  return 1 / (1 + Math.exp(-sum));
}
