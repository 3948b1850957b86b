import { describe, expect, test } from 'vitest';
import contract from '../../server/generated/openapi.json' with { type: 'json' };

interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
  responses: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'];

const operations = Object.values(contract.paths as Record<string, Record<string, unknown>>).flatMap((item) =>
  METHODS.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    return operation === undefined ? [] : [[operation.operationId, method, operation] as const];
  }),
);

describe('the contract declares', () => {
  test.each(operations)('the errors of every operation for %s', (_id, _method, { responses }) => {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
  });

  test.each(operations.filter(([, method]) => method === 'post'))(
    'a key to repeat %s with',
    (_id, _method, { parameters, responses }) => {
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '422']));
    },
  );
});
