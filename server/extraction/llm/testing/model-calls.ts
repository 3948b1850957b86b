import { inspect } from 'node:util';
import { systemClock } from '../../../lib/clock.ts';
import { AddressGuard } from '../../../lib/addresses/address-guard.ts';
import { ExtractionError } from '../../engine.ts';
import type { JsonObject } from '../../../lib/json-value.ts';
import { createProviderRegistry } from '../../models/provider-registry.ts';
import { providers } from '../../models/known-providers.ts';
import { createModelClient, type ModelClientOptions } from '../create-model-client.ts';
import type { ModelClient, StructuredCall } from '../model-client.ts';

/** Must appear nowhere but in the request. */
export const SECRET = 'sk-proj-4f9aSECRETkey77';
export const DOCUMENT = 'Invoice of Mrs Aurelia Quartermaine over 4,711.00';

export const SCHEMA: JsonObject = {
  type: 'object',
  properties: { total: { type: 'number' } },
  required: ['total'],
  additionalProperties: false,
};

/** A client with pauses of milliseconds that sends schemas without compiling them. */
export function createTestClient(options: Partial<ModelClientOptions> = {}): ModelClient {
  return createModelClient({
    registry: createProviderRegistry(providers),
    clock: systemClock,
    compileSchema: (schema, { strict }) => ({ schema, strict, restore: (value) => value, relaxed: [] }),
    addressGuard: new AddressGuard('all'),
    timeoutMs: 5_000,
    maxResponseBytes: 1_000_000,
    concurrency: 64,
    maxWaitMs: 2_000,
    firstDelayMs: 1,
    ...options,
  });
}

export function createCall(baseUrl: string, call: Partial<StructuredCall> = {}): StructuredCall {
  return {
    provider: 'openai',
    model: 'a-model',
    access: { apiKey: SECRET, baseUrl, quota: 'pk_1' },
    messages: [
      { role: 'system', content: 'Extract.' },
      { role: 'user', content: DOCUMENT },
    ],
    schema: SCHEMA,
    maxOutputTokens: 1_000,
    signal: new AbortController().signal,
    ...call,
  };
}

/** Returns the error of a rejected promise, after checking that it leaks neither key nor document. */
export async function catchError(promise: Promise<unknown>): Promise<ExtractionError> {
  const error = await promise.then(
    () => new Error('It succeeded.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ExtractionError)) throw error;
  const printed = inspect(error, { depth: 20, showHidden: true, maxStringLength: null }) + JSON.stringify(error);
  for (const hidden of [SECRET, SECRET.slice(-8), DOCUMENT, 'Quartermaine', '4,711']) {
    if (printed.includes(hidden)) throw new Error(`The error contains ${hidden}: ${printed}`);
  }
  return error;
}
