import { expect, test, vi } from 'vitest';
import { createOpenCalls } from './open-calls.ts';

const callTool = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'extract' } };
const cancelFirst = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };

function createCalls() {
  const calls = createOpenCalls();
  const send = (userId: string, body: unknown) => {
    const gone = new AbortController();
    const cancel = vi.fn<(message: unknown) => void>();
    calls.follow({ userId, body, gone: gone.signal, cancel });
    return { cancel, answer: () => gone.abort() };
  };
  return { send };
}

test('a notification cancels the open call of the same user', () => {
  const { send } = createCalls();
  const mine = send('usr_1', callTool);
  send('usr_2', cancelFirst);
  expect(mine.cancel).not.toHaveBeenCalled();
  send('usr_1', cancelFirst);
  expect(mine.cancel).toHaveBeenCalledExactlyOnceWith(cancelFirst);
});

test('it cancels none of two calls with one id, and none that is answered', () => {
  const { send } = createCalls();
  const first = send('usr_1', callTool);
  const second = send('usr_1', callTool);
  send('usr_1', cancelFirst);
  first.answer();
  second.answer();
  send('usr_1', cancelFirst);
  expect([first.cancel.mock.calls, second.cancel.mock.calls]).toEqual([[], []]);
});
