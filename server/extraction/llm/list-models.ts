import type { Clock } from '../../lib/clock.ts';
import { isObject } from '../../lib/json-object.ts';
import { explainFailure } from './failures/explain-failure.ts';
import type { Target } from './failures/failure-table.ts';
import { createBrokenAnswer, readFailure, type FailedOutcome } from './failures/read-failure.ts';
import type { Requester } from './requester.ts';
import type { ProviderAnswer } from './clients/provider-client.ts';

interface Listed {
  kind: 'listed';
  /** Null if the provider has no such list. */
  ids: string[] | null;
}

/**
 * Returns the model ids of a provider. Null if it has no such list, which proves nothing about the key. Throws
 * `ExtractionError`.
 */
export async function readModels(
  target: Target,
  requester: Requester,
  send: () => Promise<ProviderAnswer>,
  clock: Clock,
): Promise<string[] | null> {
  const outcome = await requester.ask(0, send, (answer) => ({ outcome: readList(answer, clock.now()), usage: null }));
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    // The request contained no schema that could have caused it.
    throw explainFailure(
      target,
      failure.kind === 'schema' ? { ...failure, kind: 'rejected' } : failure,
      requester.spent,
    );
  }
  return outcome.ids;
}

function readList(answer: ProviderAnswer, now: number): Listed | FailedOutcome {
  const { status, body } = answer;
  if ([404, 405, 501].includes(status)) return { kind: 'listed', ids: null };
  if (status < 200 || status > 299) return readFailure(answer, { parameters: [], words: new Set() }, now);
  const models = isObject(body) ? (body['data'] ?? body['models']) : body;
  if (!Array.isArray(models)) return createBrokenAnswer(status, 'not_json');
  const ids = models
    .map((model) => (isObject(model) ? (model['id'] ?? model['name']) : model))
    .filter((id) => typeof id === 'string');
  // Gemini prefixes its ids with the collection.
  return { kind: 'listed', ids: ids.map((id) => id.replace(/^models\//, '')) };
}
