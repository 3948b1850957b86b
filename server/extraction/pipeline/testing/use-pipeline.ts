import { afterAll } from 'vitest';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createExtractionPool } from '../../child/extraction-pool.ts';
import type { Evidence, Extraction, ExtractionRequest } from '../../engine.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import { createPipelineEngine } from '../pipeline-engine.ts';
import type { ModelCapacity } from '../question-plan.ts';
import type { ScriptedClient } from './scripted-client.ts';
import { parseJsonText } from '../../../lib/json-text.ts';

export const largeCapacity: ModelCapacity = { contextTokens: 128_000, maxOutputTokens: 16_000, seesPictures: false };
export const smallCapacity: ModelCapacity = { contextTokens: 6_000, maxOutputTokens: 1_500, seesPictures: false };

export const invoiceDefinition: JsonObject = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'] },
    total: { type: 'number' },
    discount: { type: 'number' },
    currency: { enum: ['EUR', 'USD', null] },
  },
};

const invoice: Omit<ExtractionRequest, 'signal'> = {
  definition: invoiceDefinition,
  layout: createLayout(createPlacedPage(['Invoice number: INV-7', 'Total: 118.00 EUR'])),
  provider: 'openai',
  model: 'm',
  access: { apiKey: 'k', baseUrl: null, quota: 'system' },
  verify: false,
};

type Extract = (
  client: ScriptedClient,
  overrides?: Partial<ExtractionRequest>,
  capacity?: ModelCapacity,
) => Promise<Omit<Extraction, 'evidence'> & { evidence: Evidence[] }>;

/** The pipeline with child processes that end with the test file. By default it extracts from an invoice. */
export function usePipeline(): Extract {
  const pool = createExtractionPool({ processes: 1, maxRssBytes: 2 ** 30, deadlineMs: 20_000 });
  afterAll(() => pool.close());
  return async (client, overrides = {}, capacity = largeCapacity) => {
    const engine = createPipelineEngine({ client, pool, getModelCapacity: () => capacity });
    const extraction = await engine.extract({ ...invoice, signal: new AbortController().signal, ...overrides });
    return { ...extraction, evidence: parseJsonText(extraction.evidence) };
  };
}
