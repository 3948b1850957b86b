import type { AuditLog } from '../audit/record-change.ts';
import type { Db, ServiceDatabase } from '../db/database.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { ExampleRecorder } from '../memory/record-example.ts';
import type { Clock } from '../lib/clock.ts';
import type { NewId } from '../lib/ids.ts';
import type { RunsService } from '../runs/service.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';

/** What the service of data sets needs of others. */
export interface DatasetDependencies {
  database: ServiceDatabase;
  clock: Clock;
  newId: NewId;
  access: WorkspaceAccess;
  audit: AuditLog;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family' | 'version'>;
  runs: Pick<RunsService, 'find'>;
  schemaTasks: Pick<SchemaTasks, 'checkExpected' | 'findUndescribed' | 'score'>;
  memory: ExampleRecorder;
  /** Whether a gate uses a data set. */
  isGateDataset: (db: Db, datasetId: string) => Promise<boolean>;
}
