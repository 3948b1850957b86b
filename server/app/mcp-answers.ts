import { AppError } from '../errors.ts';
import contract from '../generated/openapi.json' with { type: 'json' };
import type { McpRouterDependencies } from '../http/mcp/mcp-routes.ts';
import type { CallOperation } from '../http/mcp/call-in-process.ts';
import type { Logger } from '../lib/logger.ts';
import { createContractBackend } from '../mcp/contract-backend.ts';
import { createHandlerApi } from '../mcp/handler-api.ts';
import { createOpenCalls } from '../mcp/open-calls.ts';
import { ToolError } from '../mcp/tool-error.ts';
import type { RunsService } from '../runs/service.ts';
import type { Resources } from './resources.ts';

interface Dependencies {
  call: CallOperation;
  runs: Pick<RunsService, 'watch'>;
  /** Aborts when the server stops. */
  draining: AbortSignal;
}

/** Expected errors are for the caller. Others are logged and not shown. */
function createDescription(logger: Logger): (error: unknown) => string {
  return (error) => {
    if (error instanceof ToolError) return error.message;
    if (!(error instanceof AppError)) {
      logger.error({ err: error }, 'A tool failed.');
      return 'internal_error: Something went wrong inside the server. The log has the details.';
    }
    const details = (error.details ?? []).map(({ path, message }) => `\n${path} ${message}`);
    return `${error.code}: ${error.message}${details.join('')}`;
  };
}

/** Answers the requests of `POST /mcp`: the tools, over the handlers of this process. */
export function createMcpAnswers(resources: Resources, dependencies: Dependencies): McpRouterDependencies['answer'] {
  const { config, logger, temporaryDir, newId } = resources;
  const { call, runs, draining } = dependencies;
  const describeError = createDescription(logger);
  const calls = createOpenCalls();
  return async ({ caller, gone, ...request }) => {
    // Loaded at the first request: it would take a tenth of the time of a start.
    const { answerMcpRequest } = await import('../mcp/answer-request.ts');
    const signal = AbortSignal.any([gone, draining]);
    const maxFileBytes = config.limits.fileBytes;
    const api = createHandlerApi({ call, runs, caller, signal, temporaryDir, newId, maxFileBytes });
    const backend = createContractBackend({ api, files: null });
    const { version } = contract.info;
    const options = { backend, version, takesPaths: false, describeError, calls };
    return answerMcpRequest({ ...request, gone, userId: caller.userId }, options);
  };
}
