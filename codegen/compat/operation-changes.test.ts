import { describe, expect, it } from 'vitest';
import type { JsonObject } from './document.ts';
import {
  getNode,
  removeKey,
  getList,
  removeValue,
  compareAfter,
  getSchema,
  getOperation,
  getParameter,
} from './testing/change-contract.ts';

describe('an unchanged contract', () => {
  it('is compatible with itself', () => {
    expect(compareAfter(() => {})).toEqual([]);
  });
});

describe('operations', () => {
  it('catches a removed path', () => {
    expect(compareAfter((doc) => removeKey(getNode(doc, 'paths'), '/me'))).toEqual(['operation-removed: GET /me']);
  });
  it('catches a removed method', () => {
    expect(compareAfter((doc) => removeKey(getNode(doc, 'paths', '/runs/{id}'), 'delete'))).toEqual([
      'operation-removed: DELETE /runs/{id}',
    ]);
  });
  it('catches a renamed operation', () => {
    expect(
      compareAfter((doc) => {
        getOperation(doc, '/me', 'get')['operationId'] = 'whoAmI';
      }),
    ).toEqual(['operation-renamed: GET /me']);
  });
  it('detects a changed security requirement', () => {
    expect(
      compareAfter((doc) => {
        getOperation(doc, '/me', 'get')['security'] = [{ oauth: [] }];
      }),
    ).toEqual(['security-changed: getMe']);
  });
  it('detects a changed security scheme', () => {
    expect(
      compareAfter((doc) => {
        getNode(doc, 'components', 'securitySchemes', 'apiKey')['name'] = 'authorization';
      }),
    ).toEqual(['security-changed: securitySchemes/apiKey']);
  });
  it('allows a second way to authenticate', () => {
    expect(
      compareAfter((doc) => {
        getOperation(doc, '/me', 'get')['security'] = [{ apiKey: [] }, { oauth: [] }];
      }),
    ).toEqual([]);
  });
  it('allows a new operation', () => {
    expect(
      compareAfter((doc) => {
        getNode(doc, 'paths')['/you'] = structuredClone(getNode(doc, 'paths', '/me'));
      }),
    ).toEqual([]);
  });
  it('detects a schema that loses its name', () => {
    expect(
      compareAfter((doc) => {
        const schemas = getNode(doc, 'components', 'schemas');
        schemas['Caller'] = getSchema(doc, 'CurrentUser');
        removeKey(schemas, 'CurrentUser');
        getNode(getOperation(doc, '/me', 'get'), 'responses', '200', 'content', 'application/json')['schema'] = {
          $ref: '#/components/schemas/Caller',
        };
      }),
    ).toEqual(['schema-name-removed: schemas/CurrentUser']);
  });
});

describe('parameters', () => {
  const runs = '/workspaces/{slug}/schemas/{schemaKey}/runs';
  const ofRuns = (doc: JsonObject) => getOperation(doc, runs, 'get');

  it('catches a removed parameter', () => {
    expect(compareAfter((doc) => getList(ofRuns(doc), 'parameters').splice(1, 1))).toEqual([
      'parameter-removed: listRuns query status',
    ]);
  });
  it('catches a parameter that becomes required', () => {
    expect(
      compareAfter((doc) => {
        getNode(ofRuns(doc), 'parameters', '1')['required'] = true;
      }),
    ).toEqual(['parameter-now-required: listRuns query status']);
  });
  it('catches a new parameter that is required', () => {
    expect(
      compareAfter((doc) =>
        getList(ofRuns(doc), 'parameters').push({
          name: 'since',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
      ),
    ).toEqual(['parameter-now-required: listRuns query since']);
  });
  it('allows a new optional parameter', () => {
    expect(
      compareAfter((doc) =>
        getList(ofRuns(doc), 'parameters').push({ name: 'since', in: 'query', schema: { type: 'string' } }),
      ),
    ).toEqual([]);
  });
  it('catches a narrowed enum', () => {
    expect(
      compareAfter((doc) => removeValue(getNode(getParameter(doc, 'Env'), 'schema'), 'enum', 'staging')),
    ).toContain('request-enum-narrowed: listRuns query env');
  });
  it('catches a changed default', () => {
    expect(
      compareAfter((doc) => {
        getNode(getParameter(doc, 'Env'), 'schema')['default'] = 'staging';
      }),
    ).toContain('request-default-changed: listRuns query env');
  });
  it('detects a lowered maximum and allows a raised one', () => {
    const maximum = (value: number) =>
      compareAfter((doc) => {
        getNode(getParameter(doc, 'PageSize'), 'schema')['maximum'] = value;
      });
    expect(maximum(50)).toContain('request-tightened: listRuns query pageSize');
    expect(maximum(200)).toEqual([]);
  });
  it('detects a changed parameter serialisation', () => {
    expect(
      compareAfter((doc) => {
        getNode(ofRuns(doc), 'parameters', '1')['explode'] = false;
      }),
    ).toEqual(['keyword-changed: listRuns query status']);
  });
});
