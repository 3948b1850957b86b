import type { Evidence, Run } from '../generated/types.gen.ts';

/** One value of the result, and its place in the document. */
export interface ExtractedLeaf extends Evidence {
  value: unknown;
}

/** A completed run with its data. */
export type ExtractedRun<Data> = Run & {
  /** The result, typed by the schema. */
  data: Data;
  /** The leaf at a JSON Pointer such as `/items/0/price`; undefined where there is none. */
  at(path: string): ExtractedLeaf | undefined;
  /** The leaves whose confidence is below the threshold: those that somebody should check. */
  below(threshold: number): ExtractedLeaf[];
};

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | null)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      data,
    );
}

export function toExtractedRun<Data>(run: Run, data: Data): ExtractedRun<Data> {
  const leaves = run.evidence.map((evidence) => ({ ...evidence, value: valueAt(run.extractedData, evidence.path) }));
  return {
    ...run,
    data,
    at: (path) => leaves.find((leaf) => leaf.path === path),
    below: (threshold) => leaves.filter(({ confidence }) => confidence < threshold),
  };
}
