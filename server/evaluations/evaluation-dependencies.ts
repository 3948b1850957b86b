import type { ServiceDatabase } from '../db/database.ts';
import type { DatasetsService } from '../datasets/service.ts';
import type { EnvironmentsService } from '../environments/service.ts';
import type { SchemaTasks } from '../extraction/child/schema-tasks.ts';
import type { NewId } from '../lib/ids.ts';
import type { BatchRuns } from '../runs/batch-runs.ts';
import type { SchemasService } from '../schemas/service.ts';
import type { WorkspaceAccess } from '../workspaces/workspace-access.ts';
import type { EndDependencies } from './end-evaluation.ts';

/** What the service of evaluations needs of others. */
export interface EvaluationDependencies extends EndDependencies {
  database: ServiceDatabase;
  newId: NewId;
  access: WorkspaceAccess;
  environments: Pick<EnvironmentsService, 'getReadable' | 'getWritableById'>;
  schemas: Pick<SchemasService, 'family'>;
  datasets: Pick<DatasetsService, 'find' | 'findVersion' | 'hold' | 'freezeHeld' | 'listUnlabelled'>;
  runs: Pick<BatchRuns, 'refreshModels' | 'plan' | 'readCalls' | 'cancel' | 'refuseExceeded'>;
  schemaTasks: Pick<SchemaTasks, 'compareScores'>;
  /** Starts runs of documents that wait. */
  feed: () => void;
}
