/** Entry of the extractor's child processes. */
import { serveTasks } from '../lib/child-tasks.ts';
import { perform, type ExtractionTask, type TaskResults } from './child-tasks.ts';
import { unpackTask, type TaskMessage } from './task-message.ts';

serveTasks<TaskMessage, TaskResults[ExtractionTask['kind']]>((message) => perform(unpackTask(message)));
