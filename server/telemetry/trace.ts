import type { ExtractionPool } from '../extraction/child/extraction-pool.ts';
import type { ModelClient } from '../extraction/llm/model-client.ts';
import type { Tracer } from '../lib/tracer.ts';
import type { Parser } from '../parsing/parser.ts';
import type { Destinations } from '../webhooks/destination.ts';

export function traceParser(parser: Parser, tracer: Tracer): Parser {
  const span = <T>(name: string, mimeType: string, work: () => Promise<T>) =>
    tracer.span(name, { attributes: { 'excerpt.document.type': mimeType } }, work);
  return {
    ...parser,
    parse: (file, options) => span('parse document', file.mimeType, () => parser.parse(file, options)),
    draw: (file, page, options) => span('draw page', file.mimeType, () => parser.draw(file, page, options)),
    cut: (file, parts, options) => span('cut pages', file.mimeType, () => parser.cut(file, parts, options)),
    drawImage: (file, page, options) =>
      span('draw page image', file.mimeType, () => parser.drawImage(file, page, options)),
    inspect: (file) => tracer.span('inspect file', {}, () => parser.inspect(file)),
    unlock: (file, options) => tracer.span('unlock document', {}, () => parser.unlock(file, options)),
  };
}

/** The attributes have the names of OpenTelemetry's conventions for generative models. */
export function traceModels(client: ModelClient, tracer: Tracer): ModelClient {
  return {
    listModels: (target) => client.listModels(target),
    countSpareCalls: (target) => client.countSpareCalls(target),
    describeModel: (target) => client.describeModel(target),
    listOpenCircuits: () => client.listOpenCircuits(),
    close: () => client.close(),
    complete(call) {
      const attributes = {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': call.provider,
        'gen_ai.request.model': call.model,
      };
      return tracer.span(`chat ${call.model}`, { kind: 'client', attributes }, async (span) => {
        const answer = await client.complete(call);
        span.set({ 'excerpt.requests': answer.requests });
        if (answer.usage !== null) {
          span.set({
            'gen_ai.usage.input_tokens': answer.usage.inputTokens,
            'gen_ai.usage.output_tokens': answer.usage.outputTokens,
          });
        }
        return answer;
      });
    },
  };
}

const TASK_SPANS = {
  local: 'extract and ground',
  plan: 'plan questions',
  infer: 'infer a schema',
  propose: 'read a proposal',
  'check-data': 'check data',
  'check-expected': 'check expected',
  score: 'score',
  'compare-scores': 'compare scores',
  'find-undescribed': 'find undescribed',
  'read-field': 'read field',
  'lint-rules': 'lint rules',
  'apply-rules': 'apply rules',
  'try-rules': 'try rules',
  'find-violations': 'check rules',
  correct: 'correct values',
  'read-lookup': 'read lookup',
  split: 'split packet',
  learn: 'learn example',
  review: 'check answer',
  conclude: 'ground',
  merge: 'merge answers',
  'review-and-conclude': 'check answer and ground',
};

export function traceExtraction(pool: ExtractionPool, tracer: Tracer): ExtractionPool {
  return {
    run: (task, options) => tracer.span(TASK_SPANS[task.kind], {}, () => pool.run(task, options)),
    prepare: () => pool.prepare(),
    close: () => pool.close(),
  };
}

/** Sends the header `traceparent` along. Names the host only: paths and queries of webhooks may carry secrets. */
export function traceDestinations(destinations: Destinations, tracer: Tracer): Destinations {
  return {
    close: () => destinations.close(),
    post(url, request) {
      const attributes = { 'http.request.method': 'POST', 'server.address': URL.parse(url)?.hostname ?? '' };
      return tracer.span('POST webhook', { kind: 'client', attributes }, async (span) => {
        const parent = tracer.current();
        const headers = { ...request.headers, ...(parent !== null && { traceparent: parent }) };
        const answer = await destinations.post(url, { ...request, headers });
        if (answer.statusCode !== null) span.set({ 'http.response.status_code': answer.statusCode });
        if (answer.statusCode === null) span.fail('unreachable');
        else if (answer.statusCode >= 300) span.fail(`${answer.statusCode}`);
        return answer;
      });
    },
  };
}
