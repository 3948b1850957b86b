// Generated from openapi/ by `npm run generate`. Do not edit.

import type {
  AuditRecordedEvent,
  BatchCompletedEvent,
  BudgetExceededEvent,
  BudgetWarningEvent,
  DocumentFailedEvent,
  DocumentParsedEvent,
  EvaluationCompletedEvent,
  PacketCompletedEvent,
  PacketReviewNeededEvent,
  RunCancelledEvent,
  RunCompletedEvent,
  RunFailedEvent,
  RunReviewNeededEvent,
  RunReviewedEvent,
  SchemaVersionCreatedEvent,
  WebhookTestEvent,
} from './types.gen.ts';

/** The events of this version, by their kind. */
export interface WebhookEvents {
  'run.completed': RunCompletedEvent;
  'run.failed': RunFailedEvent;
  'run.cancelled': RunCancelledEvent;
  'run.review_needed': RunReviewNeededEvent;
  'run.reviewed': RunReviewedEvent;
  'batch.completed': BatchCompletedEvent;
  'evaluation.completed': EvaluationCompletedEvent;
  'packet.completed': PacketCompletedEvent;
  'packet.review_needed': PacketReviewNeededEvent;
  'document.parsed': DocumentParsedEvent;
  'document.failed': DocumentFailedEvent;
  'audit.recorded': AuditRecordedEvent;
  'budget.warning': BudgetWarningEvent;
  'budget.exceeded': BudgetExceededEvent;
  'schema.version.created': SchemaVersionCreatedEvent;
  'webhook.test': WebhookTestEvent;
}

export const EVENT_KINDS: ReadonlySet<string> = new Set([
  'run.completed',
  'run.failed',
  'run.cancelled',
  'run.review_needed',
  'run.reviewed',
  'batch.completed',
  'evaluation.completed',
  'packet.completed',
  'packet.review_needed',
  'document.parsed',
  'document.failed',
  'audit.recorded',
  'budget.warning',
  'budget.exceeded',
  'schema.version.created',
  'webhook.test',
]);
