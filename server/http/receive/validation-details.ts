import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../../errors.ts';
import { MANY_ERRORS } from './bounded-errors.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';

const PLACES: Record<string, ErrorDetail['in']> = {
  path: 'path',
  query: 'query',
  header: 'header',
  requestBody: 'body',
};

/** A message for users. Ajv's messages name keywords of the schema, which callers do not see. */
function describeError({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field';
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`;
    case 'minProperties':
      return 'must have at least one field: there is nothing to change';
    case 'maxProperties':
      return `must have at most ${params['limit'] as number} fields`;
    default:
      return message;
  }
}

/**
 * Converts Ajv's errors over `{ path, query, header, requestBody }` to the details of an error response, one per
 * invalid value.
 */
export function toErrorDetails(errors: ErrorObject[]): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of errors) {
    const [, place = '', ...rest] = error.instancePath.split('/');
    // An error about the name itself follows.
    if (error.keyword === 'propertyNames') continue;
    const named = error.params['missingProperty'] ?? error.params['additionalProperty'] ?? error.propertyName;
    // Missing and unknown parameters are reported at the root.
    const where = PLACES[place];
    if (where === undefined) continue;
    const path =
      rest.map((segment) => `/${segment}`).join('') + (typeof named === 'string' ? formatPointerStep(named) : '');
    const key = `${where}${path}`;
    if (!details.has(key)) {
      const message =
        error.propertyName === undefined ? describeError(error) : `has a name that ${describeError(error)}`;
      details.set(key, { in: where, path, message });
    }
  }
  return [...details.values()];
}

/** The message of the first detail, and the number of others, of which long bodies may have more. */
export function summarize(details: ErrorDetail[]): string {
  const [first, ...others] = details;
  if (first === undefined) return 'The request is not valid.';
  const subject = first.path === '' ? `The ${first.in}` : `${first.path.slice(1)} (${first.in})`;
  const rest =
    others.length === 0 ? '' : ` Problems in all: ${details.length}${details.length >= MANY_ERRORS ? ' or more' : ''}.`;
  return `${subject} ${first.message}.${rest}`;
}
