import { describe, expect, it, vi } from 'vitest';
import type { Extraction } from '../../extraction/engine.ts';
import { checkExtraction, loadRuleSet } from './check-extraction.ts';

const guidance = (rules: unknown[]) => ({ rules }) as Parameters<typeof loadRuleSet>[0]['guidance'];
const rule = { name: 'sum', check: 'lookup("vendors", id).name == name', severity: 'error' };

describe('loadRuleSet', () => {
  const readTables = vi.fn<Parameters<typeof loadRuleSet>[1]['readTables']>(async () => ({
    tables: new Map() as never,
    versions: [{ key: 'vendors', version: 2 }] as never,
  }));
  const options = { readTables, workspaceId: 'ws_1', today: '2026-01-31' };

  it('reads no tables for a version without rules and derived fields', async () => {
    expect(await loadRuleSet({ definition: { type: 'object' }, guidance: guidance([]) }, options)).toBeNull();
    expect(readTables).not.toHaveBeenCalled();
  });

  it('reads the tables that the rules name', async () => {
    const loaded = await loadRuleSet({ definition: { type: 'object' }, guidance: guidance([rule]) }, options);
    expect(readTables).toHaveBeenCalledExactlyOnceWith('ws_1', ['vendors']);
    expect(loaded).toMatchObject({ today: '2026-01-31', rules: [rule], lookups: [{ key: 'vendors', version: 2 }] });
  });

  it('is needed for a derived field without rules', async () => {
    const definition = { type: 'object', properties: { a: { type: 'number', 'x-derived': 'b' } } };
    expect(await loadRuleSet({ definition, guidance: guidance([]) }, options)).not.toBeNull();
  });
});

describe('checkExtraction', () => {
  const extraction = {
    extractedData: { a: 1 },
    evidence: {},
    confidence: {},
    warnings: ['first'],
  } as never as Extraction;
  const applied = {
    data: { a: 1, b: 2 },
    evidence: { e: 1 },
    confidence: { c: 1 },
    results: [rule],
    warnings: ['more'],
  };
  const applyRules = vi.fn<() => Promise<typeof applied>>(async () => applied) as never as Parameters<
    typeof checkExtraction
  >[2];

  it('leaves what no rule is about as it is', async () => {
    expect(await checkExtraction(extraction, null, applyRules, {} as never)).toEqual({
      extraction,
      rules: [],
      lookups: [],
    });
    expect(applyRules).not.toHaveBeenCalled();
  });

  it('adds derived fields, results, warnings and the tables', async () => {
    const loaded = { definition: {}, rules: [rule], today: '2026-01-31', lookups: ['vendors 2'] } as never;
    expect(await checkExtraction(extraction, loaded, applyRules, {} as never)).toEqual({
      extraction: {
        extractedData: { a: 1, b: 2 },
        evidence: { e: 1 },
        confidence: { c: 1 },
        warnings: ['first', 'more'],
      },
      rules: [rule],
      lookups: ['vendors 2'],
    });
  });
});
