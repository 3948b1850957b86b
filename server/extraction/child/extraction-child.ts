/** Entry of the extractor's child processes. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { performTask, type ExtractionTask, type TaskResults } from './extraction-tasks.ts';
import { unpackTask, type TaskMessage } from './task-message.ts';

serveTasks<TaskMessage, TaskResults[ExtractionTask['kind']]>((message) => performTask(unpackTask(message)));
