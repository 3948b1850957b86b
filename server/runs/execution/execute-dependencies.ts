import type { Database } from '../../db/database.ts';
import type { DocumentParsing } from '../../documents/parse-document.ts';
import type { ExtractionEngine, ProviderAccess } from '../../extraction/engine.ts';
import type { SchemaTasks } from '../../extraction/child/schema-tasks.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import type { Logger } from '../../lib/logger.ts';
import type { ModelChoice } from '../../lib/models/model-choice.ts';
import type { SchemaGuidance } from '../../lib/models/schema-guidance.ts';
import type { UsedTables } from '../../lookups/used-tables.ts';
import type { MemoryReader } from '../../memory/memory-reader.ts';
import type { StartedRun } from '../attempt-repository.ts';
import type { ExchangeRecord } from '../exchanges/record-exchanges.ts';
import type { RunEndRecorder } from '../record-run-end.ts';
import type { RunStatus } from '../repository.ts';
import type { RunEvents } from '../run-events.ts';

/** What the execution of runs needs of others. */
export interface ExecuteDependencies {
  database: Database;
  clock: Clock;
  queue: JobQueue;
  parsing: DocumentParsing;
  /** The definition of a version; undefined if the version was deleted, and its runs with it. */
  getDefinition: (versionId: string) => Promise<{ definition: JsonObject; guidance: SchemaGuidance } | undefined>;
  engine: ExtractionEngine;
  /** What documents like the run's taught. */
  memory: MemoryReader;
  applyRules: SchemaTasks['applyRules'];
  readTables: (workspaceId: string, keys: readonly string[]) => Promise<UsedTables>;
  /** The current access to the run's provider. Throws `provider_auth` if the key was deleted or is invalid. */
  getAccess: (model: ModelChoice) => Promise<ProviderAccess>;
  /** Throws `residency_not_allowed` if the environment does not allow the model to see the document now. */
  authorizeModel: (run: StartedRun, model: ModelChoice) => Promise<void>;
  events: RunEvents;
  webhooks: RunEndRecorder;
  /** Limit of one attempt. */
  timeoutMs: number;
  /** Starts the record of the requests to models of an attempt. */
  recordExchanges: (run: StartedRun) => ExchangeRecord;
  /** Called once for each run that this process ends. */
  /** @param run.code of its error; empty for none */
  onEnded: (run: { workspaceId: string; provider: string; model: string; state: RunStatus; code: string }) => void;
  logger: Logger;
}
