import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './document.ts';
import { findIncompatibilities } from './operation-changes.ts';
import {
  contract,
  getNode,
  removeKey,
  getList,
  removeValue,
  compareAfter,
  getSchema,
  getProperty,
  getOperation,
} from './testing/change-contract.ts';

describe('requests', () => {
  const body = 'createWorkspace body application/json ';
  const create = (doc: JsonObject) => getOperation(doc, '/workspaces', 'post');

  it('catches a removed body', () => {
    expect(compareAfter((doc) => removeKey(create(doc), 'requestBody'))).toEqual([
      'body-removed: createWorkspace body',
    ]);
  });
  it('catches a body that becomes required', () => {
    const path = '/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract';
    expect(
      compareAfter((doc) => {
        getNode(getOperation(doc, path, 'post'), 'requestBody')['required'] = true;
      }),
    ).toEqual(['body-now-required: extractDocument body']);
  });
  it('catches a removed media type', () => {
    const path = '/workspaces/{slug}/schemas/{schemaKey}/documents';
    expect(
      compareAfter((doc) =>
        removeKey(getNode(getOperation(doc, path, 'post'), 'requestBody', 'content'), 'multipart/form-data'),
      ),
    ).toEqual(['media-type-removed: createDocument body multipart/form-data']);
  });
  it('catches a removed field', () => {
    expect(
      compareAfter((doc) => removeKey(getNode(getSchema(doc, 'WorkspaceInput'), 'properties'), 'description')),
    ).toEqual([`request-field-removed: ${body}/description`]);
  });
  it('catches a field that becomes required', () => {
    expect(compareAfter((doc) => getList(getSchema(doc, 'WorkspaceInput'), 'required').push('slug'))).toEqual([
      `request-field-now-required: ${body}/slug`,
    ]);
  });
  it('catches a new field that is required', () => {
    expect(
      compareAfter((doc) => {
        getNode(getSchema(doc, 'WorkspaceInput'), 'properties')['region'] = { type: 'string' };
        getList(getSchema(doc, 'WorkspaceInput'), 'required').push('region');
      }),
    ).toEqual([`request-field-now-required: ${body}/region`]);
  });
  it('allows a new optional field, and a required one to become optional', () => {
    expect(
      compareAfter((doc) => {
        getNode(getSchema(doc, 'WorkspaceInput'), 'properties')['region'] = { type: 'string' };
        removeValue(getSchema(doc, 'WorkspaceInput'), 'required', 'name');
      }),
    ).toEqual([]);
  });
  it('detects a changed type and allows null in addition', () => {
    const type = (value: Json) =>
      compareAfter((doc) => {
        getProperty(doc, 'WorkspaceInput', 'slug')['type'] = value;
      });
    expect(type('integer')).toEqual([`request-retyped: ${body}/slug`]);
    expect(type(['string', 'null'])).toEqual([]);
  });
  it('detects that null is no longer accepted', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'EnvironmentPatch', 'model')['type'] = 'string';
      }),
    ).toEqual(['request-retyped: updateEnvironment body application/json /model']);
  });
  it('detects that a number must be an integer, and allows the reverse', () => {
    const versionNumber = (value: string) =>
      compareAfter((doc) => {
        getProperty(doc, 'ExtractDocumentInput', 'versionNumber')['type'] = value;
      });
    expect(versionNumber('number')).toEqual([]);
    const pinned = structuredClone(contract);
    getProperty(pinned, 'ExtractDocumentInput', 'versionNumber')['type'] = 'number';
    expect(findIncompatibilities(pinned, contract).map(({ kind }) => kind)).toContain('request-retyped');
  });
  it('detects a narrowed enum and allows an extended one', () => {
    expect(compareAfter((doc) => removeValue(getSchema(doc, 'TextMimeType'), 'enum', 'text/csv'))).toContain(
      'request-enum-narrowed: createDocument body application/json /mimeType',
    );
    expect(compareAfter((doc) => getList(getSchema(doc, 'TextMimeType'), 'enum').push('text/rtf'))).toEqual([]);
  });
  it('detects a new enum', () => {
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'WorkspaceInput', 'slug')['enum'] = ['acme'];
      }),
    ).toEqual([`request-enum-narrowed: ${body}/slug`]);
  });
  it.each([
    ['minLength', 3, 1],
    ['maxLength', 63, 65],
  ])('catches a tightened %s and lets it be loosened', (keyword, tighter, looser) => {
    const bound = (value: number) =>
      compareAfter((doc) => {
        getProperty(doc, 'WorkspaceInput', 'slug')[keyword] = value;
      });
    expect(bound(tighter)).toEqual([`request-tightened: ${body}/slug`]);
    expect(bound(looser)).toEqual([]);
  });
  it('detects a new bound, pattern or format', () => {
    const change = (keyword: string, value: Json) =>
      compareAfter((doc) => {
        getProperty(doc, 'WorkspaceInput', 'slug')[keyword] = value;
      });
    expect(
      compareAfter((doc) => {
        getProperty(doc, 'ExtractInput', 'content')['maxLength'] = 10;
      }),
    ).toEqual(['request-tightened: extract body application/json /content']);
    expect(change('pattern', '^[a-z]+$')).toEqual([`request-tightened: ${body}/slug`]);
    expect(change('format', 'hostname')).toEqual([`request-tightened: ${body}/slug`]);
    expect(compareAfter((doc) => removeKey(getProperty(doc, 'WorkspaceInput', 'slug'), 'pattern'))).toEqual([]);
  });
  it('detects that additional properties become forbidden', () => {
    expect(
      compareAfter((doc) => {
        getSchema(doc, 'NewDefinition')['additionalProperties'] = false;
      }),
    ).toContain('request-closed: createSchema body application/json /definition');
  });
  it('detects a change of an unknown keyword', () => {
    expect(
      compareAfter((doc) => {
        getSchema(doc, 'WorkspaceInput')['not'] = { required: ['slug'] };
      }),
    ).toEqual([`keyword-changed: ${body}`]);
  });
});
