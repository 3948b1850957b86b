import { setting } from './setting.ts';
import { integer, limit } from './values.ts';

/** Jobs and child processes. */
export const jobSettings = {
  concurrency: setting(
    'EXCERPT_CONCURRENCY',
    '16',
    'Runs executed at once in this process, besides those whose document takes long to parse ' +
      'or whose model has answered',
    integer(1, 1000),
  ),
  workspaceConcurrency: setting(
    'EXCERPT_WORKSPACE_CONCURRENCY',
    '0',
    'Maximum number of concurrent runs of one workspace, over all processes; 0 for no limit',
    limit(100_000),
  ),
  maxPendingRuns: setting(
    'EXCERPT_MAX_PENDING_RUNS',
    '10000',
    'Maximum number of pending runs of one workspace, above which requests are refused with `queue_full`; ' +
      '0 for no limit',
    limit(100_000_000),
  ),
  runTimeout: setting(
    'EXCERPT_RUN_TIMEOUT_SECONDS',
    '600',
    'Timeout of one attempt at a run, from when its document is parsed',
    integer(1, 86_400),
  ),
  parserProcesses: setting('EXCERPT_PARSER_PROCESSES', '2', 'Child processes that parse documents', integer(1, 64)),
  parseTimeout: setting(
    'EXCERPT_PARSE_TIMEOUT_SECONDS',
    '120',
    'Timeout for parsing one document; half as long again for each scanned page of it',
    integer(1, 86_400),
  ),
  extractorProcesses: setting(
    'EXCERPT_EXTRACTOR_PROCESSES',
    '2',
    "Child processes of the built-in extractor and of the checks of models' answers; one more for a user who would " +
      'wait for those of others',
    integer(1, 64),
  ),
  extractTimeout: setting(
    'EXCERPT_EXTRACT_TIMEOUT_SECONDS',
    '120',
    "Timeout of the built-in extractor, and of one check of a model's answer",
    integer(1, 86_400),
  ),
  childMemory: setting('EXCERPT_CHILD_MEMORY_MIB', '1024', 'Memory limit of a child process', integer(64, 1_048_576)),
};
