/** Entry of the extractor's child processes. */
import { serveTasks } from '../lib/child-tasks.ts';
import { perform, type ExtractionTask, type TaskResults } from './child-tasks.ts';

serveTasks<ExtractionTask, TaskResults[ExtractionTask['kind']]>(perform);
