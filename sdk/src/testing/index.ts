export type { FakeClock } from './task-clock.ts';
export { createFake, type Fake, type FakeOptions, type FakeUser } from './create-fake.ts';
export {
  answerWith,
  failRun,
  type AnsweredDocument,
  type AnswerFunction,
  type AnswerOptions,
  type AnswerValue,
  type ExtractedAnswer,
  type FailureOptions,
  type RunFailure,
} from './extraction/planned-answers.ts';
export { record, type Recorder, type RecordOptions } from './recordings/record.ts';
export { RecordingError, type Exchange, type Recording } from './recordings/recording.ts';
export { replay, type Replay, type ReplayOptions } from './recordings/replay.ts';
export type { RecordedRequest } from './http/serve.ts';
export type { WebhookReceiver } from './webhooks/deliver.ts';
export { signedWebhook, type SignedWebhookOptions } from './webhooks/sign-webhook.ts';
