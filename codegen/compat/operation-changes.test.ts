import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './document.ts';
import { findIncompatibilities } from './operation-changes.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../server/generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

/** Returns a node of a document. Throws if it does not exist, so that no test passes without changing anything. */
function at(document: JsonObject, ...path: string[]): JsonObject {
  let current: Json = document;
  for (const key of path) {
    const next: Json | undefined = (current as JsonObject)[key];
    if (typeof next !== 'object' || next === null) throw new Error(`There is no ${path.join(' / ')}`);
    current = next as JsonObject;
  }
  return current as JsonObject;
}

function drop(holder: JsonObject, key: string): void {
  if (!(key in holder)) throw new Error(`There is no ${key}`);
  delete holder[key];
}

function list(holder: JsonObject, key: string): Json[] {
  const value = holder[key];
  if (!Array.isArray(value)) throw new Error(`${key} is not a list`);
  return value;
}

function without(holder: JsonObject, key: string, value: Json): void {
  if (!list(holder, key).includes(value)) throw new Error(`${String(value)} is not in ${key}`);
  holder[key] = list(holder, key).filter((entry) => entry !== value);
}

/** The incompatibilities after a change of the real contract. */
function after(change: (document: JsonObject) => void): string[] {
  const current = structuredClone(contract);
  change(current);
  return findIncompatibilities(contract, current).map(({ kind, where }) => `${kind}: ${where}`);
}

const schema = (document: JsonObject, name: string) => at(document, 'components', 'schemas', name);
const field = (document: JsonObject, name: string, property: string) =>
  at(schema(document, name), 'properties', property);
const operation = (document: JsonObject, path: string, method: string) => at(document, 'paths', path, method);
const parameter = (document: JsonObject, name: string) => at(document, 'components', 'parameters', name);

describe('an unchanged contract', () => {
  it('is compatible with itself', () => {
    expect(after(() => {})).toEqual([]);
  });
});

describe('operations', () => {
  it('catches a removed path', () => {
    expect(after((doc) => drop(at(doc, 'paths'), '/me'))).toEqual(['operation-removed: GET /me']);
  });
  it('catches a removed method', () => {
    expect(after((doc) => drop(at(doc, 'paths', '/runs/{id}'), 'delete'))).toEqual([
      'operation-removed: DELETE /runs/{id}',
    ]);
  });
  it('catches a renamed operation', () => {
    expect(
      after((doc) => {
        operation(doc, '/me', 'get')['operationId'] = 'whoAmI';
      }),
    ).toEqual(['operation-renamed: GET /me']);
  });
  it('detects a changed security requirement', () => {
    expect(
      after((doc) => {
        operation(doc, '/me', 'get')['security'] = [{ oauth: [] }];
      }),
    ).toEqual(['security-changed: getMe']);
  });
  it('detects a changed security scheme', () => {
    expect(
      after((doc) => {
        at(doc, 'components', 'securitySchemes', 'apiKey')['name'] = 'authorization';
      }),
    ).toEqual(['security-changed: securitySchemes/apiKey']);
  });
  it('allows a second way to authenticate', () => {
    expect(
      after((doc) => {
        operation(doc, '/me', 'get')['security'] = [{ apiKey: [] }, { oauth: [] }];
      }),
    ).toEqual([]);
  });
  it('allows a new operation', () => {
    expect(
      after((doc) => {
        at(doc, 'paths')['/you'] = structuredClone(at(doc, 'paths', '/me'));
      }),
    ).toEqual([]);
  });
  it('detects a schema that loses its name', () => {
    expect(
      after((doc) => {
        const schemas = at(doc, 'components', 'schemas');
        schemas['Caller'] = schema(doc, 'CurrentUser');
        drop(schemas, 'CurrentUser');
        at(operation(doc, '/me', 'get'), 'responses', '200', 'content', 'application/json')['schema'] = {
          $ref: '#/components/schemas/Caller',
        };
      }),
    ).toEqual(['schema-name-removed: schemas/CurrentUser']);
  });
});

describe('parameters', () => {
  const runs = '/workspaces/{slug}/schemas/{schemaKey}/runs';
  const ofRuns = (doc: JsonObject) => operation(doc, runs, 'get');

  it('catches a removed parameter', () => {
    expect(after((doc) => list(ofRuns(doc), 'parameters').splice(1, 1))).toEqual([
      'parameter-removed: listRuns query status',
    ]);
  });
  it('catches a parameter that becomes required', () => {
    expect(
      after((doc) => {
        at(ofRuns(doc), 'parameters', '1')['required'] = true;
      }),
    ).toEqual(['parameter-now-required: listRuns query status']);
  });
  it('catches a new parameter that is required', () => {
    expect(
      after((doc) =>
        list(ofRuns(doc), 'parameters').push({
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
      after((doc) => list(ofRuns(doc), 'parameters').push({ name: 'since', in: 'query', schema: { type: 'string' } })),
    ).toEqual([]);
  });
  it('catches a narrowed enum', () => {
    expect(after((doc) => without(at(parameter(doc, 'Env'), 'schema'), 'enum', 'staging'))).toContain(
      'request-enum-narrowed: listRuns query env',
    );
  });
  it('catches a changed default', () => {
    expect(
      after((doc) => {
        at(parameter(doc, 'Env'), 'schema')['default'] = 'staging';
      }),
    ).toContain('request-default-changed: listRuns query env');
  });
  it('detects a lowered maximum and allows a raised one', () => {
    const maximum = (value: number) =>
      after((doc) => {
        at(parameter(doc, 'PageSize'), 'schema')['maximum'] = value;
      });
    expect(maximum(50)).toContain('request-tightened: listRuns query pageSize');
    expect(maximum(200)).toEqual([]);
  });
  it('detects a changed parameter serialisation', () => {
    expect(
      after((doc) => {
        at(ofRuns(doc), 'parameters', '1')['explode'] = false;
      }),
    ).toEqual(['keyword-changed: listRuns query status']);
  });
});

describe('requests', () => {
  const body = 'createWorkspace body application/json ';
  const create = (doc: JsonObject) => operation(doc, '/workspaces', 'post');

  it('catches a removed body', () => {
    expect(after((doc) => drop(create(doc), 'requestBody'))).toEqual(['body-removed: createWorkspace body']);
  });
  it('catches a body that becomes required', () => {
    const path = '/workspaces/{slug}/schemas/{schemaKey}/documents/{id}/extract';
    expect(
      after((doc) => {
        at(operation(doc, path, 'post'), 'requestBody')['required'] = true;
      }),
    ).toEqual(['body-now-required: extractDocument body']);
  });
  it('catches a removed media type', () => {
    const path = '/workspaces/{slug}/schemas/{schemaKey}/documents';
    expect(
      after((doc) => drop(at(operation(doc, path, 'post'), 'requestBody', 'content'), 'multipart/form-data')),
    ).toEqual(['media-type-removed: createDocument body multipart/form-data']);
  });
  it('catches a removed field', () => {
    expect(after((doc) => drop(at(schema(doc, 'WorkspaceInput'), 'properties'), 'description'))).toEqual([
      `request-field-removed: ${body}/description`,
    ]);
  });
  it('catches a field that becomes required', () => {
    expect(after((doc) => list(schema(doc, 'WorkspaceInput'), 'required').push('slug'))).toEqual([
      `request-field-now-required: ${body}/slug`,
    ]);
  });
  it('catches a new field that is required', () => {
    expect(
      after((doc) => {
        at(schema(doc, 'WorkspaceInput'), 'properties')['region'] = { type: 'string' };
        list(schema(doc, 'WorkspaceInput'), 'required').push('region');
      }),
    ).toEqual([`request-field-now-required: ${body}/region`]);
  });
  it('allows a new optional field, and a required one to become optional', () => {
    expect(
      after((doc) => {
        at(schema(doc, 'WorkspaceInput'), 'properties')['region'] = { type: 'string' };
        without(schema(doc, 'WorkspaceInput'), 'required', 'name');
      }),
    ).toEqual([]);
  });
  it('detects a changed type and allows null in addition', () => {
    const type = (value: Json) =>
      after((doc) => {
        field(doc, 'WorkspaceInput', 'slug')['type'] = value;
      });
    expect(type('integer')).toEqual([`request-retyped: ${body}/slug`]);
    expect(type(['string', 'null'])).toEqual([]);
  });
  it('detects that null is no longer accepted', () => {
    expect(
      after((doc) => {
        field(doc, 'EnvironmentPatch', 'model')['type'] = 'string';
      }),
    ).toEqual(['request-retyped: updateEnvironment body application/json /model']);
  });
  it('detects that a number must be an integer, and allows the reverse', () => {
    const versionNumber = (value: string) =>
      after((doc) => {
        field(doc, 'ExtractDocumentInput', 'versionNumber')['type'] = value;
      });
    expect(versionNumber('number')).toEqual([]);
    const pinned = structuredClone(contract);
    field(pinned, 'ExtractDocumentInput', 'versionNumber')['type'] = 'number';
    expect(findIncompatibilities(pinned, contract).map(({ kind }) => kind)).toContain('request-retyped');
  });
  it('detects a narrowed enum and allows an extended one', () => {
    expect(after((doc) => without(schema(doc, 'TextMimeType'), 'enum', 'text/csv'))).toContain(
      'request-enum-narrowed: createDocument body application/json /mimeType',
    );
    expect(after((doc) => list(schema(doc, 'TextMimeType'), 'enum').push('text/rtf'))).toEqual([]);
  });
  it('detects a new enum', () => {
    expect(
      after((doc) => {
        field(doc, 'WorkspaceInput', 'slug')['enum'] = ['acme'];
      }),
    ).toEqual([`request-enum-narrowed: ${body}/slug`]);
  });
  it.each([
    ['minLength', 3, 1],
    ['maxLength', 63, 65],
  ])('catches a tightened %s and lets it be loosened', (keyword, tighter, looser) => {
    const bound = (value: number) =>
      after((doc) => {
        field(doc, 'WorkspaceInput', 'slug')[keyword] = value;
      });
    expect(bound(tighter)).toEqual([`request-tightened: ${body}/slug`]);
    expect(bound(looser)).toEqual([]);
  });
  it('detects a new bound, pattern or format', () => {
    const change = (keyword: string, value: Json) =>
      after((doc) => {
        field(doc, 'WorkspaceInput', 'slug')[keyword] = value;
      });
    expect(
      after((doc) => {
        field(doc, 'ExtractInput', 'content')['maxLength'] = 10;
      }),
    ).toEqual(['request-tightened: extract body application/json /content']);
    expect(change('pattern', '^[a-z]+$')).toEqual([`request-tightened: ${body}/slug`]);
    expect(change('format', 'hostname')).toEqual([`request-tightened: ${body}/slug`]);
    expect(after((doc) => drop(field(doc, 'WorkspaceInput', 'slug'), 'pattern'))).toEqual([]);
  });
  it('detects that additional properties become forbidden', () => {
    expect(
      after((doc) => {
        schema(doc, 'NewDefinition')['additionalProperties'] = false;
      }),
    ).toContain('request-closed: createSchema body application/json /definition');
  });
  it('detects a change of an unknown keyword', () => {
    expect(
      after((doc) => {
        schema(doc, 'WorkspaceInput')['not'] = { required: ['slug'] };
      }),
    ).toEqual([`keyword-changed: ${body}`]);
  });
});

describe('responses', () => {
  const run = 'getRun 200 application/json ';
  const get = (doc: JsonObject) => operation(doc, '/runs/{id}', 'get');

  it('detects a removed status and allows a new one', () => {
    expect(after((doc) => drop(at(get(doc), 'responses'), '404'))).toEqual(['response-removed: getRun 404']);
    expect(
      after((doc) => {
        at(get(doc), 'responses')['410'] = { $ref: '#/components/responses/NotFound' };
      }),
    ).toEqual([]);
  });
  it('catches a removed header', () => {
    expect(after((doc) => drop(at(get(doc), 'responses', '200', 'headers'), 'ETag'))).toEqual([
      'header-removed: getRun 200 ETag',
    ]);
  });
  it('catches a removed media type', () => {
    expect(after((doc) => drop(at(get(doc), 'responses', '200', 'content'), 'application/json'))).toEqual([
      'media-type-removed: getRun 200 application/json',
    ]);
  });
  it('catches a removed field', () => {
    expect(
      after((doc) => {
        drop(at(schema(doc, 'Run'), 'properties'), 'confidence');
        without(schema(doc, 'Run'), 'required', 'confidence');
      }),
    ).toContain(`response-field-removed: ${run}/confidence`);
  });
  it('catches a renamed field', () => {
    expect(
      after((doc) => {
        const properties = at(schema(doc, 'Run'), 'properties');
        properties['score'] = properties['confidence'] as Json;
        drop(properties, 'confidence');
        without(schema(doc, 'Run'), 'required', 'confidence');
      }),
    ).toContain(`response-field-removed: ${run}/confidence`);
  });
  it('catches a field that becomes optional', () => {
    expect(after((doc) => without(schema(doc, 'Run'), 'required', 'model'))).toContain(
      `response-field-now-optional: ${run}/model`,
    );
  });
  it('allows a new field', () => {
    expect(
      after((doc) => {
        at(schema(doc, 'Run'), 'properties')['aNewField'] = { type: 'number' };
      }),
    ).toEqual([]);
  });
  it('detects that a field becomes nullable, and allows the reverse', () => {
    expect(
      after((doc) => {
        field(doc, 'Run', 'model')['type'] = ['string', 'null'];
      }),
    ).toContain(`response-nullable: ${run}/model`);
    expect(
      after((doc) => {
        field(doc, 'Run', 'errorMessage')['type'] = 'string';
      }),
    ).toEqual([]);
  });
  it('detects that an object becomes nullable by anyOf', () => {
    expect(
      after((doc) => {
        const properties = at(schema(doc, 'EnvironmentDetail'), 'allOf', '1', 'properties');
        properties['resolved'] = { anyOf: [properties['resolved'] as Json, { type: 'null' }] };
      }),
    ).toContain('response-nullable: getEnvironment 200 application/json /resolved');
  });
  it('detects a changed type, also of a nested field', () => {
    expect(
      after((doc) => {
        field(doc, 'Run', 'attempts')['type'] = 'string';
      }),
    ).toContain(`response-retyped: ${run}/attempts`);
    expect(
      after((doc) => {
        field(doc, 'Evidence', 'path')['type'] = 'integer';
      }),
    ).toContain(`response-retyped: ${run}/evidence/[]/path`);
  });
  it('catches an integer that becomes a number', () => {
    expect(
      after((doc) => {
        field(doc, 'Run', 'attempts')['type'] = 'number';
      }),
    ).toContain(`response-retyped: ${run}/attempts`);
  });
  it('detects a removed type', () => {
    expect(after((doc) => drop(field(doc, 'Run', 'model'), 'type'))).toContain(`response-retyped: ${run}/model`);
  });
  it('detects an extended enum, unless it is marked x-extensible-enum', () => {
    expect(after((doc) => list(schema(doc, 'RunStatus'), 'enum').push('paused'))).toContain(
      `response-enum-widened: ${run}/status`,
    );
    expect(after((doc) => list(field(doc, 'Evidence', 'match'), 'enum').push('guessed'))).toEqual([]);
  });
  it('ignores an x-extensible-enum that only the newer contract has', () => {
    expect(
      after((doc) => {
        schema(doc, 'RunStatus')['x-extensible-enum'] = true;
        list(schema(doc, 'RunStatus'), 'enum').push('paused');
      }),
    ).toContain(`response-enum-widened: ${run}/status`);
  });
  it('detects a removed bound, pattern or format', () => {
    expect(
      after((doc) => {
        field(doc, 'Run', 'confidence')['maximum'] = 100;
      }),
    ).toContain(`response-loosened: ${run}/confidence`);
    expect(after((doc) => drop(field(doc, 'SchemaVersion', 'definitionHash'), 'pattern'))).toContain(
      'response-loosened: getSchemaVersion 200 application/json /definitionHash',
    );
    expect(after((doc) => drop(field(doc, 'Run', 'createdAt'), 'format'))).toContain(
      `response-loosened: ${run}/createdAt`,
    );
  });
});
