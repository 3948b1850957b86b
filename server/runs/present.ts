import { describeSign } from '../lib/evidence/evidence-signs.ts';
import type { Wire } from '../http/operation.ts';
import { isObject } from '../lib/json-object.ts';
import type { Run } from './repository.ts';
import type { RunCall } from './service.ts';

/** The built-in extractor, which asks no model. */
const BUILT_IN = 'local';
const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };

type Counted = Pick<Run, 'providers' | 'inputTokens' | 'outputTokens' | 'cachedInputTokens' | 'reasoningTokens'>;

/** Where no model was asked, the counts are 0; where a provider gave none, they are null. */
function countTokens({ providers, inputTokens, outputTokens, cachedInputTokens, reasoningTokens }: Counted) {
  const absent = providers.every(({ provider }) => provider === BUILT_IN) ? 0 : null;
  return {
    inputTokens: inputTokens ?? absent,
    outputTokens: outputTokens ?? absent,
    cachedInputTokens: cachedInputTokens ?? absent,
    reasoningTokens: reasoningTokens ?? absent,
  };
}

export function presentRun({
  workspaceId: _workspace,
  providerKeyId: _key,
  fallbacks: _fallbacks,
  evaluationId: _evaluation,
  options: { verify: _verify, ...options },
  ...run
}: Run): Wire<'Run'> {
  const tokens = countTokens(run);
  const { inputTokens, outputTokens } = tokens;
  const evidence = run.evidence.map((one) => ({ ...one, signs: (one.signs ?? []).map(describeSign) }));
  const totalTokens = inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens;
  const providers = run.providers.map((one) => (one.provider === BUILT_IN ? { ...one, ...NO_TOKENS } : one));
  return { ...run, ...options, ...tokens, providers, evidence, totalTokens };
}

export const presentCall = ({ request, ...call }: RunCall): Wire<'RunCall'> => ({
  ...call,
  request: isObject(request) ? request : null,
});
