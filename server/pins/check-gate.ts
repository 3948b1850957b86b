import type { EvaluationsService, Evaluation } from '../evaluations/service.ts';
import { formatPointerStep } from '../lib/json-pointer.ts';
import type { Gate, GateCheck } from './repository.ts';

interface Checked {
  gate: Gate;
  /** Null: there is none of the version on the gate's data set with the served model. */
  evaluation: Evaluation | null;
  /** Of the version that is pinned; null if there is none. Undefined if nothing else is pinned. */
  pinned: Evaluation | null | undefined;
  pinnedVersion: number | null;
}

const percent = (share: number) => share.toFixed(3);

function checkLeast(condition: string, name: string, { f1, minF1 }: { f1: number; minF1: number }): GateCheck {
  const passed = f1 >= minF1;
  const message = passed
    ? `${name} is ${percent(f1)}, at least ${minF1}.`
    : `${name} is ${percent(f1)}, less than ${minF1}.`;
  return { condition, passed, message };
}

/** How a version meets each condition of a gate. */
export async function checkGate(
  evaluations: Pick<EvaluationsService, 'test'>,
  { gate, evaluation, pinned, pinnedVersion }: Checked,
): Promise<GateCheck[]> {
  const totals = evaluation?.result?.totals;
  if (evaluation === null || totals == null)
    return [
      {
        condition: '/datasetId',
        passed: false,
        message:
          'No completed evaluation of this version on the data set uses the model that the environment serves. ' +
          'Evaluate it first.',
      },
    ];
  const checks: GateCheck[] = [];
  if (gate.minF1 !== null) checks.push(checkLeast('/minF1', 'The F1', { f1: totals.score.f1, minF1: gate.minF1 }));
  for (const [index, { path, minF1 }] of gate.fields.entries()) {
    const condition = `/fields${formatPointerStep(String(index))}/minF1`;
    const field = totals.fields.find((one) => one.path === path);
    if (field === undefined)
      checks.push({ condition, passed: false, message: `No document of the data set has a value of ${path}.` });
    else checks.push(checkLeast(condition, `The F1 of ${path}`, { f1: field.f1, minF1 }));
  }
  if (gate.notWorse) checks.push(...(await checkNotWorse(evaluations, { evaluation, pinned, pinnedVersion })));
  return checks;
}

async function checkNotWorse(
  { test }: Pick<EvaluationsService, 'test'>,
  { evaluation, pinned, pinnedVersion }: Pick<Checked, 'pinned' | 'pinnedVersion'> & { evaluation: Evaluation },
): Promise<GateCheck[]> {
  const condition = '/notWorse';
  if (pinned === undefined) return [{ condition, passed: true, message: 'Nothing else is pinned.' }];
  if (pinned === null) {
    const message = `The pinned version ${pinnedVersion} has no evaluation on the data set. Evaluate it first.`;
    return [{ condition, passed: false, message }];
  }
  const { comparison } = await test({ before: pinned, after: evaluation });
  const worse = comparison.fields.filter(({ verdict }) => verdict === 'worse');
  const { score } = comparison;
  const numbers = `${percent(score.before)} before, ${percent(score.after)} after, p ${percent(score.p)}`;
  if (score.verdict === 'worse') return [{ condition, passed: false, message: `The F1 became worse: ${numbers}.` }];
  if (worse.length > 0) {
    const names = worse.map(({ path, before, after }) => `${path} (${percent(before)} to ${percent(after)})`);
    return [{ condition, passed: false, message: `Fields became worse: ${names.join(', ')}.` }];
  }
  const verdict = score.verdict === 'inconclusive' ? 'inconclusive: the data set is too small to tell' : score.verdict;
  return [
    { condition, passed: true, message: `Compared with version ${pinnedVersion} it is ${verdict} (${numbers}).` },
  ];
}
