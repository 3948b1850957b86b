import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './document.ts';
import {
  getNode,
  removeKey,
  getList,
  removeValue,
  compareAfter,
  getSchema,
  getProperty,
  getOperation,
} from './testing/change-contract.ts';

describe('responses', () => {
  const run = 'getRun 200 application/json ';
  const get = (doc: JsonObject) => getOperation(doc, '/runs/{id}', 'get');

  it('detects a removed status and allows a new one', () => {
    expect(compareAfter((doc) => removeKey(getNode(get(doc), 'responses'), '404'))).toEqual([
      'response-removed: getRun 404',
    ]);
    expect(
      compareAfter((doc) => {
        getNode(get(doc), 'responses')['410'] = { $ref: '#/components/responses/NotFound' };
      }),
    ).toEqual([]);
  });
  it('catches a removed header', () => {
    expect(compareAfter((doc) => removeKey(getNode(get(doc), 'responses', '200', 'headers'), 'ETag'))).toEqual([
      'header-removed: getRun 200 ETag',
    ]);
  });
  it('catches a removed media type', () => {
    expect(
      compareAfter((doc) => removeKey(getNode(get(doc), 'responses', '200', 'content'), 'application/json')),
    ).toEqual(['media-type-removed: getRun 200 application/json']);
  });
  it('catches a removed field', () => {
    expect(
      compareAfter((doc) => {
        removeKey(getNode(getSchema(doc, 'Run'), 'properties'), 'confidence');
        removeValue(getSchema(doc, 'Run'), 'required', 'confidence');
      }),
    ).toContain(`response-field-removed: ${run}/confidence`);
  });
  it('catches a renamed field', () => {
    expect(
      compareAfter((doc) => {
        const properties = getNode(getSchema(doc, 'Run'), 'properties');
        properties['score'] = properties['confidence'] as Json;
        removeKey(properties, 'confidence');
        removeValue(getSchema(doc, 'Run'), 'required', 'confidence');
      }),
    ).toContain(`response-field-removed: ${run}/confidence`);
  });
  it('catches a field that becomes optional', () => {
    expect(compareAfter((doc) => removeValue(getSchema(doc, 'Run'), 'required', 'model'))).toContain(
      `response-field-now-optional: ${run}/model`,
    );
  });
  it('allows a new field', () => {
    expect(
      compareAfter((doc) => {
        getNode(getSchema(doc, 'Run'), 'properties')['aNewField'] = { type: 'number' };
      }),
    ).toEqual([]);
  });
  it('detects that a field becomes nullable, and allows the reverse', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Run', 'model')['type'] = ['string', 'null'];
      }),
    ).toContain(`response-nullable: ${run}/model`);
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Run', 'errorMessage')['type'] = 'string';
      }),
    ).toEqual([]);
  });
  it('detects that an object becomes nullable by anyOf', () => {
    expect(
      compareAfter((doc) => {
        const properties = getNode(getSchema(doc, 'EnvironmentDetail'), 'allOf', '1', 'properties');
        properties['resolved'] = { anyOf: [properties['resolved'] as Json, { type: 'null' }] };
      }),
    ).toContain('response-nullable: getEnvironment 200 application/json /resolved');
  });
  it('detects a changed type, also of a nested field', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Run', 'attempts')['type'] = 'string';
      }),
    ).toContain(`response-retyped: ${run}/attempts`);
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Evidence', 'path')['type'] = 'integer';
      }),
    ).toContain(`response-retyped: ${run}/evidence/[]/path`);
  });
  it('catches an integer that becomes a number', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Run', 'attempts')['type'] = 'number';
      }),
    ).toContain(`response-retyped: ${run}/attempts`);
  });
  it('detects a removed type', () => {
    expect(compareAfter((doc) => removeKey(getProperty(doc, 'Run', 'model'), 'type'))).toContain(
      `response-retyped: ${run}/model`,
    );
  });
  it('detects an extended enum, unless it is marked x-extensible-enum', () => {
    expect(compareAfter((doc) => getList(getSchema(doc, 'RunStatus'), 'enum').push('paused'))).toContain(
      `response-enum-widened: ${run}/status`,
    );
    expect(compareAfter((doc) => getList(getProperty(doc, 'Evidence', 'match'), 'enum').push('guessed'))).toEqual([]);
  });
  it('ignores an x-extensible-enum that only the newer contract has', () => {
    expect(
      compareAfter((doc) => {
        getSchema(doc, 'RunStatus')['x-extensible-enum'] = true;
        getList(getSchema(doc, 'RunStatus'), 'enum').push('paused');
      }),
    ).toContain(`response-enum-widened: ${run}/status`);
  });
  it('detects a removed bound, pattern or format', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'Run', 'confidence')['maximum'] = 100;
      }),
    ).toContain(`response-loosened: ${run}/confidence`);
    expect(compareAfter((doc) => removeKey(getProperty(doc, 'SchemaVersion', 'definitionHash'), 'pattern'))).toContain(
      'response-loosened: getSchemaVersion 200 application/json /definitionHash',
    );
    expect(compareAfter((doc) => removeKey(getProperty(doc, 'Run', 'createdAt'), 'format'))).toContain(
      `response-loosened: ${run}/createdAt`,
    );
  });
});
