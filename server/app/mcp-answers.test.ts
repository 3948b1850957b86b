import { expect, test } from 'vitest';
import { AppError, invalidBody } from '../errors.ts';
import { createLogger } from '../lib/logger.ts';
import { ToolError } from '../mcp/tool-error.ts';
import { createMcpAnswers } from './mcp-answers.ts';

/** What a tool answers whose call of the service fails so, and what is logged of it. */
async function answerFor(error: unknown) {
  const logged: unknown[] = [];
  const logger = createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const resources = { config: { limits: { fileBytes: 10 } }, logger, temporaryDir: '', newId: () => 'doc_1' };
  const answer = createMcpAnswers(resources as never, {
    call: async () => Promise.reject(error as Error),
    runs: {} as never,
    draining: new AbortController().signal,
  });
  const params = { name: 'list_runs', arguments: { workspace: 'acme', schema: 'bill' } };
  const response = await answer({
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    headers: { 'mcp-protocol-version': '2025-06-18' },
    asEvents: false,
    gone: new AbortController().signal,
    caller: { userId: 'usr_1' },
  } as never);
  const { result } = (await response.json()) as { result: { isError: boolean; content: { text: string }[] } };
  return { isError: result.isError, text: result.content[0]?.text, logged };
}

test.each<[string, Error, string]>([
  ['that the caller can mend', new ToolError('Name a run.'), 'Name a run.'],
  ['of the service', new AppError('not_found', 'There is none.'), 'not_found: There is none.'],
  [
    'of an argument, with its place',
    invalidBody('/name', 'must not be empty'),
    expect.stringMatching(/^validation_failed: .*\n\/name must not be empty$/) as string,
  ],
])('an error %s is told and not logged', async (_whose, error, text) => {
  expect(await answerFor(error)).toEqual({ isError: true, text, logged: [] });
});

test('any other error is logged and not told', async () => {
  const { isError, text, logged } = await answerFor(new Error('the password is 1234'));
  expect([isError, text]).toEqual([true, expect.stringMatching(/^internal_error: .*The log has the details\.$/)]);
  expect(logged).toMatchObject([{ msg: 'A tool failed.', err: { message: 'the password is 1234' } }]);
});
