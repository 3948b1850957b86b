/** The child process that parses and extracts for the command line. */
import { serveTasks } from '../../children/serve-tasks.ts';
import { performTask } from '../../extraction/child/extraction-tasks.ts';
import { unpackTask, type TaskMessage } from '../../extraction/child/task-message.ts';
import { namingMissingEngines } from '../../parsing/engines/missing-engine.ts';
import { performParseTask, type ParseChildProgress, type ParseChildRequest } from '../../parsing/child/parse-tasks.ts';

const parse = namingMissingEngines(performParseTask);

serveTasks<ParseChildRequest | TaskMessage, unknown, ParseChildProgress>((request, context) =>
  'task' in request ? performTask(unpackTask(request)) : parse(request, context),
);
