import type { Evidence } from '../../server/extraction/engine.ts';
import type { JsonValue } from '../../server/lib/json-value.ts';
import expected from '../../cli/sample/expected.json' with { type: 'json' };
import type { ScriptedExtraction } from '../harness/engines.ts';

function leaves(value: JsonValue, path: string): [path: string, leaf: JsonValue][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`));
}

/** An extraction of typical size: the sample invoice with evidence for every leaf. */
export const sampleExtraction: ScriptedExtraction = {
  extractedData: expected,
  evidence: leaves(expected, '').map(([path, leaf], index): Evidence => {
    const quote = String(leaf);
    const start = index * 40;
    const y = (index % 50) / 50;
    return {
      path,
      confidence: 0.9,
      match: 'exact',
      page: 1,
      quote,
      start,
      end: start + quote.length,
      boxes: [[0.1, y, 0.4, y + 0.015]],
    };
  }),
  confidence: 0.9,
  warnings: [],
  usage: null,
};
