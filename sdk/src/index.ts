import { verifyWebhook } from './webhooks/verify-webhook.ts';

export type { BatchWaitOptions } from './batches/batches-with-wait.ts';
export type { PacketWaitOptions } from './packets/packets-with-wait.ts';
export type { SplitterEvaluationWaitOptions } from './splitters/splitters-with-wait.ts';
export type { EvaluationWaitOptions } from './evaluations/evaluations-with-wait.ts';
export { createClient, type Client, type RequestResult, type ServerSentEventsResult } from './client.ts';
export type { OperationErrorCodes } from './generated/error-codes.gen.ts';
export { isErrorOf, type ErrorOf } from './operation-errors.ts';
export * from './request-errors.ts';
export { Excerpt, type ExcerptOptions } from './excerpt.ts';
export type { DataOf, ExtractOptions, ExtractParams } from './extraction/extract.ts';
export type { ExtractedLeaf, ExtractedRun } from './extraction/extracted-run.ts';
export { DataInvalidError, ExtractAbortedError, RunFailedError } from './extraction/extraction-errors.ts';
export type { FromSchema, JsonSchema } from './extraction/from-schema.ts';
export type { StandardIssue, StandardSchema } from './extraction/standard-schema.ts';
export type { FileInput } from './files/open-file.ts';
export type * from './generated/params.gen.ts';
export * from './generated/sdk.gen.ts';
export type * from './generated/types.gen.ts';
export type { ClientSettings, FetchOptions, RequestOptions, TransportOptions } from './http/client-settings.ts';
export type { Logger, LogLevel } from './http/logging.ts';
export type { ApiPromise, FilePromise, WithResponse } from './resources/api-promise.ts';
export type { RawRequest } from './resources/core.ts';
export type { Page, PagePromise } from './resources/page.ts';
export type { WaitOptions } from './runs/runs-with-wait.ts';
export {
  WebhookVerificationError,
  type UnknownWebhookEvent,
  type VerifyOptions,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks/verify-webhook.ts';

/** What receivers of webhooks need, without a client. */
export const webhooks = { verify: verifyWebhook };
