import createClient from 'openapi-fetch';
import { asObject, listOperations, resolve, type JsonObject } from '../../codegen/compat/document.ts';
import { createResponseValidator } from '../../cli/contract/response-validator.ts';
import { pinnedVersions } from '../../server/generated/pinned.ts';
import type { paths } from './generated/0.6.0.ts';

const VERSION = '0.6.0';
const pin = pinnedVersions.get(VERSION) as JsonObject;
const operations = [...listOperations(pin).values()];
const validator = createResponseValidator(pin);

export type PinnedClient = ReturnType<typeof createClient<paths>>;

export interface PinnedCaller {
  api: PinnedClient;
  /** The operations that succeeded, and the examples that were sent. */
  exercised: { operations: Set<string>; examples: Set<string> };
  /** The body of an example of the pinned contract. */
  example<Body>(operationId: string, name: string): Body;
}

const listExamples = (): Map<string, unknown> =>
  new Map(
    operations.flatMap(({ operationId, requestBody }) =>
      Object.values(asObject(requestBody?.['content'])).flatMap((media) =>
        Object.entries(asObject(asObject(media)['examples'])).map(
          ([name, example]) => [`${operationId} ${name}`, resolve(pin, example)['value']] as const,
        ),
      ),
    ),
  );

/** Everything that the pinned contract has. */
export const PINNED = { operations: operations.map(({ operationId }) => operationId), examples: listExamples() };

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * A client that was compiled against the pinned contract and knows nothing newer. It fails when an answer is not what
 * that contract describes.
 * @param check looks at each answer too, and throws
 */
export function createPinnedCaller(
  { url, apiKey }: { url: string; apiKey: string },
  check: (response: Response) => void = () => undefined,
): PinnedCaller {
  const exercised = { operations: new Set<string>(), examples: new Set<string>() };

  async function validatingFetch(request: Request): Promise<Response> {
    const { method } = request;
    const { pathname } = new URL(request.url);
    const response = await fetch(request);
    check(response);
    const found = routes.find(
      (route) => route.operation.method.toUpperCase() === method && route.pattern.test(pathname),
    );
    if (found === undefined) throw new Error(`The pinned contract has no ${method} ${pathname}.`);
    const { operation } = found;
    const { problem } = await validator.validate(operation, response.clone(), response.status);
    const isDeclared = operation.responses.has(String(response.status));
    if (problem !== null || !isDeclared)
      throw new Error(`${operation.operationId} answered ${response.status}: ${problem ?? 'it is not declared'}`);
    if (response.ok) exercised.operations.add(operation.operationId);
    return response;
  }

  return {
    api: createClient<paths>({ baseUrl: url, headers: { 'x-api-key': apiKey }, fetch: validatingFetch }),
    exercised,
    example<Body>(operationId: string, name: string) {
      const key = `${operationId} ${name}`;
      if (!PINNED.examples.has(key)) throw new Error(`The pinned contract has no example ${key}.`);
      exercised.examples.add(key);
      return PINNED.examples.get(key) as Body;
    },
  };
}

export interface PinnedGates {
  /** Runs a request while no extraction can end. */
  whileHeld<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no job is due. */
  idle(): Promise<void>;
}
