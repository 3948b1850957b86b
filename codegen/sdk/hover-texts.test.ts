import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { describeForEditors } from './hover-texts.ts';

const operation = (operationId: string, tag: string, description: string) => ({
  operationId,
  tags: [tag],
  description,
  responses: {},
});

function contractWith(description: string): Contract {
  return {
    info: { version: '1.0.0' },
    paths: {
      '/documents': {
        post: operation('createDocument', 'Documents', ''),
        put: operation('uploadDocument', 'Documents', ''),
      },
      '/runs/{id}': { get: operation('getRun', 'Runs', description) },
      '/runs/{id}/events': { get: operation('streamRunEvents', 'Runs', '') },
    },
    components: { schemas: { Field: { type: 'string', description } } },
  };
}

it.each([
  ['Read it with `GET /runs/{runId}?wait=30`.', 'Read it with `runs.get(id, { wait: 30 })`.'],
  ['As `GET /runs/{id}` answers it.', 'As `runs.get` answers it.'],
  ['As in `GET …/{id}/events`.', 'As in `runs.streamEvents`.'],
  ['See `GET /unknown`.', 'See `GET /unknown`.'],
  [
    'A final run is 409: wait. Refused with 403 (404).',
    'A final run is `ConflictError`: wait. Refused with `PermissionDeniedError` (`NotFoundError`).',
  ],
  ['Has 410 rows.', 'Has 410 rows.'],
  ['A definition, as JSON text.', 'A definition.'],
  ['Documents (JSON), or a file (multipart; by name).', 'Documents, or a file (by name).'],
])('%s', (text, expected) => {
  const contract = contractWith(text);
  describeForEditors(contract);
  expect(contract.paths['/runs/{id}']?.get?.description).toBe(expected);
  expect(contract.components['schemas']).toMatchObject({ Field: { description: expected } });
});

it('refuses texts of operations that do not exist', () => {
  const contract = contractWith('');
  delete contract.paths['/documents'];
  expect(() => describeForEditors(contract)).toThrow('createDocument');
});
