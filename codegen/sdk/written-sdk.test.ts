/** What is written for a small contract, and what no contract may have. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract, Operation, PathItem } from './contract.ts';
import { prepareContract } from './prepare-contract.ts';
import { writeEvents } from './write-events.ts';
import { writeResources } from './write-resources.ts';
import { writeSdk } from './write-sdk.ts';

const HEADER = '// Generated.';
const json = (schema: object) => ({ 'application/json': { schema } });
const ok = (content?: object): Operation['responses'] =>
  ({ '200': { description: 'Done.', ...(content && { content }) } }) as never;
const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const id = { name: 'id', in: 'path', required: true, schema: text } as const;

const operation = (operationId: string, more: object = {}): Operation => ({
  operationId,
  tags: ['Documents'],
  summary: `About ${operationId}`,
  description: 'What it does.',
  responses: ok(json(object({ a: text }))),
  ...more,
});

/** Has each form that the generator's output is adapted to, and the operations whose texts the SDK has of its own. */
const makeContract = (more: Record<string, PathItem> = {}): Contract =>
  ({
    openapi: '3.1.0',
    info: { version: '1.2.3', title: 'Small' },
    paths: {
      '/documents': {
        post: operation('createDocument', {
          requestBody: {
            required: true,
            content: {
              ...json(object({ name: text })),
              'multipart/form-data': { schema: object({ file: text }), 'x-operation-id': 'uploadDocument' },
            },
          },
        }),
      },
      '/runs/{id}/events': {
        parameters: [id],
        get: operation('streamRunEvents', { tags: ['Runs'], responses: ok({ 'text/event-stream': { schema: text } }) }),
      },
      '/documents/{id}/file': {
        parameters: [id],
        get: operation('getDocumentFile', { responses: ok({ '*/*': {}, ...json(object({ b: text })) }) }),
      },
      ...more,
    },
    components: { schemas: { Kind: { type: 'string', enum: ['a'], 'x-extensible-enum': true } } },
  }) as never;

const write = (more?: Record<string, PathItem>) => writeResources(prepareContract(makeContract(more)), HEADER);

describe('the files of the SDK', () => {
  let folder: string;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'excerpt-sdk-'));
    await writeSdk(makeContract(), { directory: folder, header: HEADER, version: '4.5.6' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those that the sources import', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      readdirSync(new URL('../../sdk/src/generated', import.meta.url)).toSorted(),
    );
    expect(read('version.gen.ts')).toBe(`${HEADER}\n\nexport const SDK_VERSION = '4.5.6';\n`);
    expect(read('answers.gen.ts')).toContain(`new Set([\n  '/documents/{id}/file',\n]);`);
    for (const file of readdirSync(folder)) expect(read(file).startsWith(HEADER), file).toBe(true);
  });

  it('have functions that use the own client, without the content type and the suffix of a variant', () => {
    const functions = read('sdk.gen.ts');
    expect(functions).toContain(`from '../client.ts'`);
    expect(functions).toMatch(/\.post<[^>]*>\('\/documents', options\)/);
    expect(functions).toMatch(/\('\/documents', \{\s+\.\.\.formDataBodySerializer,\s+\.\.\.options\s/);
    expect(functions).not.toContain('Content-Type');
    expect(functions + read('types.gen.ts')).not.toContain('#');
  });

  it('take values of later versions', () => {
    expect(read('types.gen.ts')).toContain('export type OtherValue = string & {};');
    expect(read('types.gen.ts')).toMatch(/export type Kind = 'a' \| OtherValue;/);
  });
});

describe('a method', () => {
  it('has its parameters as the path and the body need them', () => {
    const { resources, params } = write({
      '/documents/{id}': {
        parameters: [id],
        get: operation('getDocument'),
        delete: operation('deleteDocument', { responses: { '204': { description: 'Gone.' } } as never }),
        patch: operation('updateDocument', { requestBody: { required: true, content: json(object({ name: text })) } }),
      },
      '/documents/{id}/parse': {
        parameters: [id],
        post: operation('parseDocument', { requestBody: { content: json(object({ pages: text })) } }),
        get: operation('getDocumentParse', { parameters: [{ name: 'wait', in: 'query', schema: text }] }),
      },
      '/me': { get: operation('getMe', { tags: ['Me'] }) },
      '/workspaces/{slug}': {
        get: operation('getWorkspace', { tags: ['Workspaces'], parameters: [{ ...id, name: 'slug' }] }),
        put: operation('putWorkspace', {
          tags: ['Workspaces'],
          parameters: [
            { ...id, name: 'slug' },
            { name: 'q', in: 'query', required: true, schema: text },
          ],
        }),
      },
    });
    for (const signature of [
      '  get(id: string, options?: RequestOptions): ApiPromise<GetDocumentResponse>;\n',
      '  delete(id: string, options?: RequestOptions): ApiPromise<void>;\n',
      '  update(id: string, params: DocumentsUpdateParamsBesideId, options?: RequestOptions)',
      '  update(params: DocumentsUpdateParams, options?: RequestOptions)',
      '  parse(id: string, params?: DocumentsParseParamsBesideId, options?: RequestOptions)',
      '  getParse(id: string, options?: DocumentsGetParseParamsBesideId & RequestOptions)',
      '  get(options?: RequestOptions): ApiPromise<GetMeResponse>;\n',
      '  get(params?: WorkspacesGetParams, options?: RequestOptions)',
      '  put(params: WorkspacesPutParams, options?: RequestOptions)',
      '  file(id: string, options?: RequestOptions): FilePromise;\n',
      'AsyncGenerator<StreamRunEventsResponse, void, undefined>;\n',
      `    return this.core.call('PATCH /documents/{id}', args, []);\n`,
      `    return this.core.call('GET /documents/{id}/parse', args);\n`,
      `  readonly me: Me;\n`,
      `    this.me = new Me(core);\n`,
    ].filter((one) => !one.includes('  file(')))
      expect(resources).toContain(signature);
    expect(params).toContain(
      '/** What `updateDocument` takes beside the id. */\n' +
        'export type DocumentsUpdateParamsBesideId = ParamsBesideId<UpdateDocumentData>;\n',
    );
    expect(params).not.toContain('GetMeData');
  });

  it('yields the items of a list', () => {
    const list = object({ total: text, page: text, pageSize: text, data: { type: 'array', items: text } });
    const { resources } = write({
      '/runs': { get: operation('listRuns', { tags: ['Runs'], responses: ok(json(list)) }) },
      '/packets': { get: operation('listPackets', { tags: ['Packets'], responses: ok(json(object({ data: text }))) }) },
    });
    expect(resources).toContain(`PagePromise<ListRunsResponse['data'][number]>`);
    expect(resources).toContain(`this.core.list('GET /runs'`);
    expect(resources).toContain('ApiPromise<ListPacketsResponse>');
  });

  it('says what it throws, that it will go, and nothing that ends its comment', () => {
    const responses = { ...ok(json(object({}))), '400': {}, '404': {}, '422': {}, '500': {} } as never;
    const { resources } = write({
      '/a': { get: operation('getA', { deprecated: true, description: '\nEnds */ here.\nMore.\n', responses }) },
    });
    expect(resources).toContain(
      [
        '  /**',
        '   * About getA',
        '   *',
        '   * Ends *\\/ here.',
        '   * More.',
        '   *',
        '   * @throws NotFoundError, UnprocessableEntityError',
        '   *',
        '   * @deprecated It will be removed.',
        '   */',
      ].join('\n'),
    );
  });

  it.each<[string, Record<string, PathItem>, string]>([
    ['without a noun', { '/a': { get: operation('getA', { tags: [] }) } }, 'getA has no tag.'],
    [
      'of a name that is taken',
      { '/a': { get: operation('getDocument') }, '/b': { get: operation('getDocuments') } },
      'Documents has two operations that would be called get.',
    ],
    [
      'with a field of the name of an option',
      {
        '/a': { post: operation('postA', { requestBody: { content: json(object({ timeout: text, signal: text })) } }) },
      },
      'postA has fields that options of a request are called by: timeout, signal.',
    ],
    [
      'with the field of a slug',
      {
        '/a/{slug}': { post: operation('postA', { requestBody: { content: json(object({ workspace: text })) } }) },
      },
      'postA has fields that options of a request are called by: workspace.',
    ],
  ])('%s is refused', (_how, paths, message) => {
    expect(() => write(paths)).toThrow(message);
  });

  it('may have a workspace in its body if its path has no slug', () => {
    const body = { requestBody: { content: json(object({ workspace: text })) } };
    expect(write({ '/a': { post: operation('postA', body) } }).resources).toContain('postA(');
  });
});

describe('a prepared contract', () => {
  const prepare = (more: Record<string, PathItem>) => prepareContract(makeContract(more));

  it('has no operations for other generators, and keeps what is beside them', () => {
    const alias = { 'x-sdk-function': 'createDocument' };
    const { paths } = prepare({
      '/a': { parameters: [id], post: operation('aliasA', alias) },
      '/b': { parameters: [id], post: operation('aliasB', alias), get: operation('getB') },
    });
    expect(Object.keys(paths)).not.toContain('/a');
    expect(Object.keys(paths['/b'] ?? {})).toEqual(['parameters', 'get']);
  });

  it('has a path for each further body, with the parameters of its own', () => {
    const body = {
      content: { ...json(text), 'text/csv': { schema: text, 'x-operation-id': 'postCsv' } },
    };
    const { paths } = prepare({ '/a/{id}': { parameters: [id], post: operation('postA', { requestBody: body }) } });
    expect(Object.keys(paths['/a/{id}']?.post?.requestBody?.content ?? {})).toEqual(['application/json']);
    expect(paths['/a/{id}#postCsv']).toMatchObject({
      parameters: [id],
      post: { operationId: 'postCsv', requestBody: { content: { 'text/csv': {} } } },
    });
    expect(paths['/documents#uploadDocument']).not.toHaveProperty('parameters');
  });

  it('says which answers are bytes, and leaves JSON beside them', () => {
    const content = prepare({}).paths['/documents/{id}/file']?.get?.responses['200']?.content;
    expect(content?.['*/*']?.schema).toEqual({ type: 'string', format: 'binary' });
    expect(content?.['application/json']?.schema).toEqual(object({ b: text }));
  });

  it('takes values for the JSON parts of a form', () => {
    const part = { type: 'string', contentMediaType: 'application/json' };
    const properties = {
      plain: text,
      data: part,
      list: { ...part, contentSchema: { type: 'array' } },
      map: { ...part, contentSchema: object({}) },
    };
    const form = { 'multipart/form-data': { schema: object(properties) } };
    const { paths } = prepare({ '/a': { post: operation('postA', { requestBody: { content: form } }) } });
    const value = { type: 'object', additionalProperties: true };
    const made = paths['/a']?.post?.requestBody?.content['multipart/form-data']?.schema?.properties;
    expect(made?.['plain']).toEqual(text);
    expect(made?.['data']).toMatchObject({ anyOf: [{ type: 'string' }, value] });
    expect(made?.['data']).not.toHaveProperty('type');
    expect(made?.['list']).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'array', items: value }] });
    expect(made?.['map']).toMatchObject({ anyOf: [{ type: 'string' }, value] });
  });

  it('opens only the enumerations that may grow, and changes nothing of the contract', () => {
    const contract = makeContract();
    Object.assign(contract.components['schemas'] ?? {}, { Fixed: { type: 'string', enum: ['a'] } });
    const before = structuredClone(contract);
    const { schemas } = prepareContract(contract).components;
    expect(schemas?.['Kind']).toMatchObject({
      anyOf: [{ type: 'string', enum: ['a'] }, { $ref: '#/components/schemas/OtherValue' }],
    });
    expect(schemas?.['Fixed']).toEqual({ type: 'string', enum: ['a'] });
    expect(contract).toEqual(before);
  });
});

describe('events', () => {
  const withEvents = (webhooks: object): Contract => ({ ...makeContract(), webhooks }) as never;
  const event = (schema: object) => ({ post: { requestBody: { content: json(schema) } } });

  it('have their types, once each', () => {
    const reference = { $ref: '#/components/schemas/RunEvent' };
    expect(writeEvents(withEvents({ 'run.b': event(reference), 'run.a': event(reference) }), HEADER)).toBe(
      `${HEADER}\n\nimport type {\n  RunEvent,\n} from './types.gen.ts';\n\n` +
        '/** The events of this version, by their kind. */\n' +
        `export interface WebhookEvents {\n  'run.b': RunEvent;\n  'run.a': RunEvent;\n}\n\n` +
        `export const EVENT_KINDS: ReadonlySet<string> = new Set([\n  'run.b',\n  'run.a',\n]);\n`,
    );
    expect(writeEvents(makeContract(), HEADER)).not.toContain('import');
  });

  it('need a schema of their own', () => {
    expect(() => writeEvents(withEvents({ 'run.a': event(text) }), HEADER)).toThrow(
      'The event run.a has no schema of its own.',
    );
  });
});
