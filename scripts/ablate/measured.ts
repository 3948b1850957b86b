import type { Layout } from '../../server/parsing/layout.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';

export interface MeasuredDocument {
  dataset: string;
  id: string;
  definition: JsonObject;
  expected: JsonObject;
  layout: Layout;
}

export interface Measured {
  /** By data set. */
  f1: Record<string, number>;
  development: { ece: number; auroc: number };
  generated: { ece: number; auroc: number };
}
