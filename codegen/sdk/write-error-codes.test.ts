import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { listErrorCodes } from './write-error-codes.ts';

const contractWith = (responses: object, parameters: object[] = []): Contract => ({
  info: { version: '1.0.0' },
  paths: { '/things': { post: { operationId: 'createThing', tags: ['things'], responses, parameters } as never } },
  components: {
    schemas: {
      ApiError: {
        properties: {
          code: { description: 'Known: 404 `not_found`; 409 `in_use` `slug_taken`; 500 `internal_error`.' },
        },
      },
    },
    responses: { InUse: { description: 'Something uses it (`in_use`). `message` names it.' } },
  },
});

it('reads the codes that the answers of an operation name', () => {
  const inUse = { $ref: '#/components/responses/InUse' };
  const responses = { 201: { description: 'Made.' }, 404: { description: 'Gone (`not_found`).' }, 409: inUse };
  expect(listErrorCodes(contractWith(responses)).get('createThing')).toEqual(['in_use', 'not_found']);
});

it('adds those of repeated requests where a key may be sent', () => {
  const key = { name: 'Idempotency-Key', in: 'header' };
  expect(listErrorCodes(contractWith({}, [key])).get('createThing')).toEqual([
    'idempotency_in_flight',
    'idempotency_mismatch',
  ]);
});

it('refuses an error answer without a known code', () => {
  expect(() => listErrorCodes(contractWith({ 409: { description: 'It is `taken`.' } }))).toThrow(
    'createThing does not say with which code it answers 409.',
  );
});
