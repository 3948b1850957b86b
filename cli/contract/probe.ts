import type { Operation } from '../../codegen/compat/document.ts';
import { CheckFailed } from './contract-source.ts';
import type { ResponseValidator } from './response-validator.ts';

/** One request, and whether its answer is what the pinned contract describes. */
export interface Probe {
  operationId: string;
  /** Method and path as they were sent. */
  request: string;
  /** The status that was expected. */
  expected: number;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What is wrong, or why it was skipped. */
  detail: string | null;
}

export interface ProbeRequest {
  operation: Operation;
  /** With the values of the parameters. */
  path: string;
  query?: string;
  body?: object;
  expected: number;
  /** Sent with the server's API key, unless this is false. */
  withKey?: boolean;
}

export interface Prober {
  /** What was found so far. */
  readonly probes: Probe[];
  /** Sends a request and validates the answer. Returns the JSON body of an answer that passed. Throws `CheckFailed`. */
  send(request: ProbeRequest): Promise<unknown>;
  skip(operation: Operation, detail: string): void;
}

interface ProberOptions {
  baseUrl: string;
  apiKey: string;
  timeoutMs: number;
  validator: ResponseValidator;
}

export function createProber({ baseUrl, apiKey, timeoutMs, validator }: ProberOptions): Prober {
  const probes: Probe[] = [];

  async function request({ operation, path, query = '', body, withKey = true }: ProbeRequest): Promise<Response> {
    const url = baseUrl + path + query;
    try {
      return await fetch(url, {
        method: operation.method.toUpperCase(),
        headers: {
          ...(withKey && { 'x-api-key': apiKey }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new CheckFailed(`${url} cannot be reached: ${(error as Error).message}`);
    }
  }

  return {
    probes,
    async send(probe) {
      const { operation, path, expected } = probe;
      const response = await request(probe);
      if (response.status === 401 && probe.withKey !== false) throw new CheckFailed('The server refuses the API key.');
      // A valid 404 of what may be absent says nothing about the operation.
      const isAbsent = operation.mayBeAbsent && expected === 200 && response.status === 404;
      const { problem, value } = await validator.validate(operation, response, isAbsent ? 404 : expected);
      probes.push({
        operationId: operation.operationId,
        request: `${operation.method.toUpperCase()} ${path}`,
        expected,
        outcome: problem !== null ? 'failed' : isAbsent ? 'skipped' : 'passed',
        detail: problem ?? (isAbsent ? 'the server shows no such resource' : null),
      });
      return problem === null && !isAbsent ? value : undefined;
    },
    skip({ operationId, method, path }, detail) {
      const name = `${method.toUpperCase()} ${path}`;
      probes.push({ operationId, request: name, expected: 200, outcome: 'skipped', detail });
    },
  };
}
