import { expect, test } from 'vitest';
import { listSendable, listStartable, type UploadItem } from './upload-item.ts';

const item = (status: UploadItem['status'], batch: UploadItem['batch']) => ({ status, batch }) as UploadItem;
const batch = (id: string | null, isStarted = false) => ({ key: 'k', name: 'Upload', id, isStarted });

test('a batch starts once none of its files waits or is being sent', () => {
  expect(listStartable([item('running', batch('a')), item('failed', batch('a'))])).toEqual(['a']);
  expect(listStartable([item('running', batch('a')), item('waiting', batch('a'))])).toEqual([]);
  expect(listStartable([item('sending', batch('a')), item('running', batch('a'))])).toEqual([]);
  expect(
    listStartable([item('running', batch('a', true)), item('waiting', batch(null)), item('running', null)]),
  ).toEqual([]);
});

test('files of an upload are sent one after the other, others a few at a time', () => {
  const alone = (status: UploadItem['status']) => item(status, null);
  const [first, second] = [item('waiting', batch(null)), item('waiting', batch(null))];
  expect(listSendable([first, second], 3)).toEqual([first]);
  expect(listSendable([item('sending', batch(null)), second], 3)).toEqual([]);
  expect(listSendable([alone('sending'), alone('waiting'), alone('waiting'), alone('waiting')], 3)).toHaveLength(2);
});
