/**
 * The server's rules that the SDK's fake shares. Bundled into `sdk/src/testing/generated`: nothing here may need Node.
 */
import addFormats from 'ajv-formats';
import canonicalize from 'canonicalize';
import type { Rules } from '../../sdk/src/testing/rules.ts';
import { AppError, ERROR_STATUS } from '../../server/errors.ts';
import { providers } from '../../server/extraction/models/known-providers.ts';
import { createProviderRegistry } from '../../server/extraction/models/provider-registry.ts';
import { checkDefinition } from '../../server/extraction/schema/definition/check-definition.ts';
import { lintDefinition } from '../../server/extraction/schema/definition/lint-definition.ts';
import { createAjv, detectDialect } from '../../server/extraction/schema/json-schema-dialect.ts';
import { multipartValidator } from '../../server/http/receive/multipart-validator.ts';
import { parameterRules } from '../../server/http/receive/parameter-rules.ts';
import { readQuery } from '../../server/http/receive/request-parts.ts';
import { errorDetails, summary } from '../../server/http/receive/validation-details.ts';
import { namesEtag } from '../../server/lib/etag.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { checkKey } from '../../server/provider-keys/check-key.ts';
import { deriveSlug, firstFree } from '../../server/workspaces/slug.ts';

const registry = createProviderRegistry(providers);

export const rules: Rules = {
  // Its codes are those of the contract, which other versions of it extend.
  ServiceError: AppError as unknown as Rules['ServiceError'],
  errorStatus: ERROR_STATUS,

  readQuery,
  checkParameters: (declared, parts) => parameterRules(declared)(parts),
  checkMultipart: (schema, validate, { fields, hasFile }) =>
    multipartValidator(schema, () => validate as never)(fields, hasFile),
  errorDetails: (errors) => errorDetails(errors as Parameters<typeof errorDetails>[0]),
  summarize: summary,
  namesEtag,

  deriveSlug,
  firstFree,

  checkDefinition: (definition) => checkDefinition(definition as JsonObject),
  lintDefinition: (definition) => lintDefinition(definition as JsonObject),
  canonicalize: (value) => canonicalize(value),
  checkData(definition, extracted) {
    const ajv = createAjv(detectDialect(definition as JsonObject) ?? '2020-12', { allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(definition);
    return validate(extracted) ? null : ajv.errorsText(validate.errors, { dataVar: 'extractedData' });
  },

  checkProviderKey(claims) {
    const { entry, model } = checkKey(registry, claims);
    return { name: entry.name, defaultModel: model };
  },
  allowsModel: ({ models }, model) => models.length === 0 || models.includes(model),
};
