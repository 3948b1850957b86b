import { AppError, notFound, validationFailed } from '../../errors.ts';
import type { Operation } from '../load-contract.ts';
import type { Handlers, Input, OperationId, Output } from '../operation.ts';
import { makeFieldsStorable } from '../receive/storable-fields.ts';
import { summarize } from '../receive/validation-details.ts';

type BodyOf<Id extends OperationId> = Extract<Output<Id>, { body: unknown }>['body'];

/**
 * Calls an operation of the contract without HTTP: with its validation, the scope of the key and its handler. Throws
 * `AppError`.
 */
export type CallOperation = <Id extends OperationId>(id: Id, input: Omit<Input<Id>, 'headers'>) => Promise<BodyOf<Id>>;

type AnyHandler = (input: unknown) => Promise<{ body?: unknown }>;

/** A multipart body as handlers get it. */
interface Received {
  type?: 'json' | 'multipart';
  value?: unknown;
  fields?: Record<string, unknown>;
}

export function createInProcessCaller(operations: readonly Operation[], handlers: Handlers): CallOperation {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  return async (id, input) => {
    const operation = byId.get(id);
    if (operation === undefined) throw notFound('Operation');
    const { caller, body } = input;
    if (caller.scope === 'read' && operation.method !== 'GET')
      throw new AppError('forbidden', 'This API key may only read. Use a key with the scope write.');
    const received = body as Received | undefined;
    const isUpload = operation.body?.types.includes('multipart/form-data') === true;
    const json = isUpload ? received?.value : received;
    // Handlers get the objects that were validated.
    if (typeof json === 'object' && json !== null) makeFieldsStorable(json as Record<string, unknown>);
    const details = operation.validate({
      path: input.path as Record<string, unknown>,
      query: input.query as Record<string, unknown>,
      header: {},
      ...(json !== undefined && { requestBody: json }),
    });
    if (details.length > 0) throw validationFailed(summarize(details), details);
    return (await (handlers[id] as AnyHandler)({ ...input, headers: {} })).body as never;
  };
}
