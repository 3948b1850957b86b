import type { ExtractionRequest } from '../engine.ts';
import { NO_GUIDANCE, type SchemaGuidance } from '../../lib/models/schema-guidance.ts';
import type { ModelClient, ModelMessage, StructuredAnswer, StructuredCall } from './model-client.ts';

type RunRequest = Pick<
  ExtractionRequest,
  'authorizeCall' | 'hasFallback' | 'guidance' | 'getBudgetLeft' | 'callDeadline'
>;

/** A client for the calls of one run: it makes only those that the run may make, with what its schema tells models. */
export function createRunClient(client: ModelClient, request: RunRequest): ModelClient {
  const { authorizeCall, hasFallback = false, guidance = NO_GUIDANCE, getBudgetLeft, callDeadline } = request;
  let last: Promise<unknown> = Promise.resolve();

  async function complete(call: StructuredCall): Promise<StructuredAnswer> {
    const signal = callDeadline === undefined ? call.signal : AbortSignal.any([call.signal, callDeadline]);
    signal.throwIfAborted();
    await authorizeCall?.();
    return client.complete({
      ...call,
      messages: addGuidance(call.messages, guidance),
      ...(guidance.parameters !== null && { parameters: guidance.parameters }),
      ...(hasFallback && { hasFallback }),
      ...(getBudgetLeft !== undefined && { maxCost: getBudgetLeft() }),
      signal,
    });
  }

  return {
    listModels: (target) => client.listModels(target),
    countSpareCalls: (target) => client.countSpareCalls(target),
    close: () => client.close(),
    complete(call) {
      if (getBudgetLeft === undefined) return complete(call);
      // One call after the other: what a call may cost depends on what those before it have cost.
      const next = last.then(() => complete(call));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

/** Appends to the system message, which is the same for all calls, so that providers can cache it. */
function addGuidance(messages: ModelMessage[], { instructions, examples }: SchemaGuidance): ModelMessage[] {
  const [first, ...others] = messages;
  if (first === undefined || typeof first.content !== 'string' || (instructions === null && examples.length === 0))
    return messages;
  const parts = [first.content];
  if (instructions !== null) parts.push(`Instructions of the author of the schema:\n${instructions}`);
  if (examples.length > 0)
    parts.push(
      'Examples from other documents. They show which values are meant and how they are written. ' +
        'Never take a value from them.',
      ...examples.map(
        ({ excerpt, values }, index) =>
          `<example ${index + 1}>\n${excerpt}\n\n${JSON.stringify(values)}\n</example ${index + 1}>`,
      ),
    );
  return [{ ...first, content: parts.join('\n\n') }, ...others];
}
