import { isDeepStrictEqual } from 'node:util';
import { asObject, listOperations, resolve, type Json, type JsonObject, type Operation } from './document.ts';
import type { Incompatibility, IncompatibilityKind } from './incompatibility.ts';
import { SchemaComparison, type Direction } from './schema-changes.ts';

/** Lists the changes from `pinned` to `current` that break clients of `pinned`. Empty if there are only additions. */
export function findIncompatibilities(pinned: JsonObject, current: JsonObject): Incompatibility[] {
  const found: Incompatibility[] = [];
  const report = (kind: IncompatibilityKind, where: string, detail: string) => found.push({ kind, where, detail });

  const compare = (direction: Direction, before: Json | undefined, after: Json | undefined, where: string) => {
    const comparison = new SchemaComparison(pinned, current, direction);
    comparison.compare(before, after, where);
    found.push(...comparison.found);
  };

  const content = (direction: Direction, before: JsonObject, after: JsonObject, where: string) => {
    const offered = asObject(after['content']);
    for (const [mediaType, media] of Object.entries(asObject(before['content']))) {
      const place = `${where} ${mediaType}`;
      if (offered[mediaType] === undefined) report('media-type-removed', place, 'is gone');
      else compare(direction, asObject(media)['schema'], asObject(offered[mediaType])['schema'], `${place} `);
    }
  };

  const parameters = (before: Operation, after: Operation) => {
    for (const [key, parameter] of before.parameters) {
      const other = after.parameters.get(key);
      const where = `${before.operationId} ${key}`;
      if (!other) {
        report('parameter-removed', where, 'is gone');
        continue;
      }
      if (other['required'] === true && parameter['required'] !== true)
        report('parameter-now-required', where, 'must now be sent');
      for (const keyword of ['style', 'explode', 'allowReserved']) {
        if (!isDeepStrictEqual(parameter[keyword], other[keyword]))
          report('keyword-changed', where, `${keyword} changed`);
      }
      compare('request', parameter['schema'], other['schema'], where);
    }
    for (const [key, parameter] of after.parameters) {
      if (parameter['required'] === true && !before.parameters.has(key)) {
        report('parameter-now-required', `${before.operationId} ${key}`, 'is new and must be sent');
      }
    }
  };

  const requestBody = (before: Operation, after: Operation) => {
    const where = `${before.operationId} body`;
    if (before.requestBody && !after.requestBody) report('body-removed', where, 'is gone');
    if (after.requestBody?.['required'] === true && before.requestBody?.['required'] !== true) {
      report('body-now-required', where, 'must now be sent');
    }
    if (before.requestBody && after.requestBody) content('request', before.requestBody, after.requestBody, where);
  };

  const responses = (before: Operation, after: Operation) => {
    for (const [status, response] of before.responses) {
      const other = after.responses.get(status);
      const where = `${before.operationId} ${status}`;
      if (!other) {
        report('response-removed', where, 'is gone');
        continue;
      }
      const headers = asObject(other['headers']);
      for (const [name, header] of Object.entries(asObject(response['headers']))) {
        if (headers[name] === undefined) report('header-removed', `${where} ${name}`, 'is gone');
        else
          compare(
            'response',
            resolve(pinned, header)['schema'],
            resolve(current, headers[name])['schema'],
            `${where} ${name}`,
          );
      }
      content('response', response, other, where);
    }
  };

  const security = (before: Operation, after: Operation) => {
    const kept = before.security.every((way) => after.security.some((other) => isDeepStrictEqual(way, other)));
    // An empty list of requirements means that no authentication is needed.
    const opened = after.security.length === 0;
    if (!opened && (!kept || before.security.length === 0)) {
      report('security-changed', before.operationId, 'what a caller sent is no longer enough');
    }
  };

  const now = listOperations(current);
  for (const [key, before] of listOperations(pinned)) {
    const after = now.get(key);
    if (!after) {
      report('operation-removed', key, 'is gone');
      continue;
    }
    if (after.operationId !== before.operationId)
      report('operation-renamed', key, `was ${before.operationId}, is ${after.operationId}`);
    security(before, after);
    parameters(before, after);
    requestBody(before, after);
    responses(before, after);
  }

  const schemes = (document: JsonObject) => asObject(asObject(document['components'])['securitySchemes']);
  for (const [name, scheme] of Object.entries(schemes(pinned))) {
    const identity = (value: Json | undefined) => ['type', 'in', 'name', 'scheme'].map((key) => asObject(value)[key]);
    if (!isDeepStrictEqual(identity(scheme), identity(schemes(current)[name]))) {
      report('security-changed', `securitySchemes/${name}`, 'changed or is gone');
    }
  }

  // Names of schemas become names of types in the SDK.
  const named = (document: JsonObject) => Object.keys(asObject(asObject(document['components'])['schemas']));
  const names = new Set(named(current));
  for (const name of named(pinned)) if (!names.has(name)) report('schema-name-removed', `schemas/${name}`, 'is gone');
  return found;
}
