import { ANSWERS } from '../generated/answer-pins.gen.ts';
import { PINS } from '../generated/pins.gen.ts';
import { Router } from '../http/match-route.ts';
import type { AnswerValidators, PinnedContract } from '../pinned-contract.ts';
import type { Validator } from '../rules.ts';
import { isServiceError } from '../service-error.ts';
import { RecordingError, type Exchange, type Recording } from './recording.ts';

interface Pinned {
  contract: PinnedContract;
  router: Router;
  answers: AnswerValidators;
}

/** Throws `TypeError` for a version that is not pinned. */
export function findPin(pin: string): Pinned {
  const contract = PINS.get(pin);
  const answers = ANSWERS.get(pin);
  if (contract === undefined || answers === undefined)
    throw new TypeError(`${pin} is not pinned. There is ${[...PINS.keys()].join(', ')}.`);
  return { contract, answers, router: new Router(contract) };
}

function problemsOf(validate: Validator, value: unknown): string[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []) as { instancePath: string; message?: string }[];
  return errors.map(({ instancePath, message = 'is not valid' }) => `${instancePath || 'the body'} ${message}`);
}

/** Why an exchange is not one that the contract describes; empty where it is. */
function checkExchange({ router, answers }: Pinned, { operationId, request, response }: Exchange): string[] {
  try {
    const { operation } = router.match(request.method, request.path);
    if (operation.id !== operationId)
      return [`${request.method} ${request.path} is ${operation.id}, not ${operationId}`];
    const isValidRequest = response.status < 400 && operation.checkBody && !operation.multipart;
    const sent = isValidRequest && request.body !== undefined && operation.checkBody;
    const problems = sent ? problemsOf(sent, { requestBody: request.body }) : [];
    const isJson = response.headers['content-type']?.startsWith('application/json') === true;
    const validate = isJson ? answers[`${operationId} ${response.status}`] : undefined;
    const answered = validate ? problemsOf(validate, response.body) : [];
    return [...problems.map((one) => `the request: ${one}`), ...answered.map((one) => `the answer: ${one}`)];
  } catch (error) {
    if (isServiceError(error)) return [error.message];
    throw error;
  }
}

/** Throws `RecordingError` where the recording is not what the contract of the pin describes. */
export function checkRecording(pinned: Pinned, recording: Recording, name: string): void {
  const problems = recording.exchanges.flatMap((exchange, index) =>
    checkExchange(pinned, exchange).map(
      (problem) => `${index + 1}. ${exchange.operationId} ${exchange.response.status}: ${problem}`,
    ),
  );
  if (problems.length === 0) return;
  throw new RecordingError(
    `${name} does not fit the contract ${pinned.contract.version}. Record it again.\n${problems.join('\n')}`,
  );
}
