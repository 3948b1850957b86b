import { describe, expect, it } from 'vitest';
import { toCamelCase, toMethodName, toPascalCase } from './operation-names.ts';

describe('resource names', () => {
  it.each([
    ['Me', 'me', 'Me'],
    ['API keys', 'apiKeys', 'ApiKeys'],
    ['Provider keys', 'providerKeys', 'ProviderKeys'],
    ['Audit log', 'auditLog', 'AuditLog'],
  ])('of the tag %s is %s', (tag, camel, pascal) => {
    expect([toCamelCase(tag), toPascalCase(tag)]).toEqual([camel, pascal]);
  });
});

describe('method names', () => {
  it.each([
    ['getMe', 'Me', 'get'],
    ['listApiKeys', 'API keys', 'list'],
    ['createApiKey', 'API keys', 'create'],
    ['listSchemaVersions', 'Schemas', 'listVersions'],
    ['getDocumentLayout', 'Documents', 'getLayout'],
    ['uploadDocument', 'Documents', 'upload'],
    ['rerunRun', 'Runs', 'rerun'],
    ['listAuditLog', 'Audit log', 'list'],
    ['listBatches', 'Batches', 'list'],
    ['startBatch', 'Batches', 'start'],
    ['getUsage', 'Usage', 'get'],
    ['updateReviewSettings', 'Reviews', 'updateSettings'],
    ['extract', 'Extraction', 'extract'],
    ['extractDocument', 'Extraction', 'extractDocument'],
    ['listSchematics', 'Schemas', 'listSchematics'],
  ])('of %s under %s is %s', (operationId, tag, name) => {
    expect(toMethodName(operationId, tag)).toBe(name);
  });
});
