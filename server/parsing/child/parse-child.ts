/** The process in which documents are opened: the entry file of the parser's child pools. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { performParseTask } from './parse-tasks.ts';

serveTasks(performParseTask);
