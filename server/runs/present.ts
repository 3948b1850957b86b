import { describeSign } from '../lib/evidence/evidence-signs.ts';
import type { Wire } from '../http/operation.ts';
import type { Run } from './repository.ts';

export function presentRun({
  workspaceId: _workspace,
  providerKeyId: _key,
  verify: _verify,
  fallbacks: _fallbacks,
  evaluationId: _evaluation,
  ...run
}: Run): Wire<'Run'> {
  const { inputTokens, outputTokens } = run;
  const evidence = run.evidence.map((one) => ({ ...one, signs: (one.signs ?? []).map(describeSign) }));
  const totalTokens = inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens;
  return { ...run, evidence, totalTokens };
}
