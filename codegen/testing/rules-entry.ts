/**
 * The server's rules that the SDK's fake shares. Bundled into `sdk/src/testing/generated`: nothing here may need Node.
 */
import addFormats from 'ajv-formats';
import canonicalize from 'canonicalize';
import type { Rules } from '../../sdk/src/testing/rules.ts';
import { takeToken } from '../../server/http/token-bucket.ts';
import { listConditionFields, refuseUnknownFields } from '../../server/reviews/condition-fields.ts';
import { listReached, refuseUsedUp, sumBudget, toLimits } from '../../server/usage/sum-budget.ts';
import { AppError, ERROR_STATUS } from '../../server/errors.ts';
import { providers } from '../../server/extraction/models/known-providers.ts';
import { createProviderRegistry } from '../../server/extraction/models/provider-registry.ts';
import { checkDefinition } from '../../server/extraction/schema/definition/check-definition.ts';
import { lintDefinition } from '../../server/extraction/schema/definition/lint-definition.ts';
import { findUndescribed } from '../../server/extraction/schema/fit/find-undescribed.ts';
import { countValues } from '../../server/lib/json-object.ts';
import { createAjv, detectDialect } from '../../server/extraction/schema/json-schema-dialect.ts';
import { createMultipartValidator } from '../../server/http/receive/multipart-validator.ts';
import { createParameterRules } from '../../server/http/receive/parameter-rules.ts';
import { readQuery } from '../../server/http/receive/request-parts.ts';
import { makeFieldsStorable } from '../../server/http/receive/storable-fields.ts';
import { summarize, toErrorDetails } from '../../server/http/receive/validation-details.ts';
import { matchesEtag } from '../../server/lib/etag.ts';
import { parseJsonText, toJsonText } from '../../server/lib/json-text.ts';
import { listExpressions } from '../../server/lib/models/derived-fields.ts';
import { listLookupKeys } from '../../server/lib/models/lookup-table.ts';
import { decodeTable, refuseUsedLookup, searchRows } from '../../server/lookups/lookup-rules.ts';
import { describeSign } from '../../server/lib/evidence/evidence-signs.ts';
import type { Evidence as EngineEvidence } from '../../server/extraction/engine.ts';
import { applyRules } from '../../server/extraction/rules/apply-rules.ts';
import { readLookupFile } from '../../server/extraction/rules/lookups/read-lookup.ts';
import type { JsonObject } from '../../server/lib/json-value.ts';
import { formatPages, selectCommonPages } from '../../server/lib/page-range.ts';
import { hasSearchTerms, parseSearchQuery } from '../../server/lib/search-words.ts';
import { checkParts } from '../../server/packets/check-parts.ts';
import { checkKey } from '../../server/provider-keys/check-key.ts';
import {
  applyActions,
  refuseUndescribed,
  removeCleared,
  type AbsentField,
  type ReviewAction,
} from '../../server/reviews/apply-actions.ts';
import { findReasons, type CompletedRun } from '../../server/reviews/find-reasons.ts';
import type { ReviewConditions } from '../../server/reviews/table.ts';
import { describeCircuit, judgeCircuit, nextProbeAt } from '../../server/webhooks/circuit.ts';
import { createEventBody } from '../../server/lib/webhooks/event-body.ts';
import { deriveSlug, findFreeSlug } from '../../server/workspaces/slug.ts';

const registry = createProviderRegistry(providers);

/** What the fake does not count. */
const NO_USAGE = { keySource: '', inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, reasoningTokens: 0 };

/** The fake trusts the patterns of its tests. */
const matchesPattern = (pattern: string, name: string) => new RegExp(pattern, 'u').test(name);

export const rules: Rules = {
  // Its codes are those of the contract, which other versions of it extend.
  ServiceError: AppError as unknown as Rules['ServiceError'],
  errorStatus: ERROR_STATUS,

  readQuery,
  makeFieldsStorable,
  checkParameters: (declared, parts) => createParameterRules(declared)(parts),
  checkMultipart: (schema, validate, { fields, hasFile }) =>
    createMultipartValidator(schema, () => validate as never)(fields, hasFile),
  errorDetails: (errors) => toErrorDetails(errors as Parameters<typeof toErrorDetails>[0]),
  summarize,
  matchesSearch: (texts, query) => hasSearchTerms(texts, parseSearchQuery(query)),
  namesEtag: matchesEtag,

  deriveSlug,
  firstFree: findFreeSlug,

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

  applyReviewActions: (data, actions, pageCount) =>
    applyActions(data as JsonObject, actions as ReviewAction[], pageCount),
  refuseUndescribed(definition, correction) {
    const absent = correction.absent as AbsentField[];
    const places = absent.map(({ place }) => place);
    refuseUndescribed(absent, findUndescribed(definition as JsonObject, places, matchesPattern));
  },
  countValues: (data) => countValues(data as JsonObject | null),
  removeCleared: (data, paths) => removeCleared(data as JsonObject, paths),
  findReviewReasons: (conditions, run, earlier) =>
    findReasons(conditions as ReviewConditions, run as CompletedRun, earlier as JsonObject[]),
  refuseUnknownFields(definition, { conditions, versionNumber, at }) {
    const fields = listConditionFields(conditions as ReviewConditions, at);
    const places = fields.map(({ place }) => place);
    refuseUnknownFields(fields, findUndescribed(definition as JsonObject, places, matchesPattern), versionNumber);
  },

  readLookup(bytes, before) {
    const stored = before && { columns: before.columns, content: JSON.stringify(before.rows) };
    const read = readLookupFile(decodeTable(bytes), stored);
    if ('problem' in read) return read;
    return { columns: read.columns, rows: JSON.parse(read.content) as string[][], changes: read.changes };
  },
  searchRows,
  listLookupKeys: (definition, checks) => listLookupKeys(listExpressions(definition as JsonObject, checks)),
  refuseUsedLookup,
  applyRules({ extracted, definition, ...task }) {
    const { data, confidence } = extracted;
    // The server describes signs when it presents a run.
    const described = new Map(extracted.evidence.map(({ path, signs }) => [path, signs]));
    const evidence = toJsonText(extracted.evidence.map((one) => ({ ...one, signs: [] }))) as never;
    const found = { data: data as JsonObject, evidence, confidence };
    const applied = applyRules({ ...task, ...found, definition: definition as JsonObject });
    const present = ({ signs = [], ...one }: EngineEvidence) => ({
      ...one,
      signs: [...(described.get(one.path) ?? []), ...signs.map(describeSign)],
    });
    return { ...applied, evidence: parseJsonText(applied.evidence).map(present) };
  },

  formatPages,
  checkParts,
  countPages: (range, pageCount) => (range === null ? pageCount : selectCommonPages([range], pageCount).length),
  sumBudget(limits, { usage, active }, now) {
    const counted = usage.map((one) => ({ ...NO_USAGE, ...one }));
    const measured = sumBudget(toLimits(limits), { usage: counted, active }, now);
    const reached = measured.states.flatMap((state) =>
      listReached(state).map((status) => ({ limit: state.kind, status, max: state.max })),
    );
    return { budget: measured.budget as never, reached, refuseUsedUp: () => refuseUsedUp(measured) };
  },

  createEventBody,

  takeToken,
  // The fake does not spread the attempts that wait.
  describeCircuit,
  judgeCircuit: (state, message, now) => judgeCircuit(state, message, now, () => 0),
  nextProbeAt,
};
