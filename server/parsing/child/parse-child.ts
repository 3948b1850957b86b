/** The process in which documents are opened: the entry file of the parser's child pools. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { namingMissingEngines } from '../engines/missing-engine.ts';
import { performParseTask } from './parse-tasks.ts';

serveTasks(namingMissingEngines(performParseTask));
