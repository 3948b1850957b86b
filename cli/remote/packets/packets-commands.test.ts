import { expect, test } from 'vitest';
import { compareWithReference } from '../../testing/compare-with-reference.ts';
import { pageOf, runInProcess, type Answers } from '../../testing/run-in-process.ts';
import { SPLIT_SCORES } from '../../testing/split-scores.ts';

const run = (args: string[], answers: Answers) => runInProcess(['packets', ...args], answers);
const linesOf = ({ output }: { output: string }) => output.trimEnd().split('\n');

const part = {
  pages: '1-2',
  category: 'Invoice',
  identifier: 'A-1',
  confidence: 0.916,
  reasons: ['A title.', 'Page 1.'],
};
const makePacket = (fields: object = {}) => ({
  id: 'pkt_1',
  status: 'completed',
  name: 'mail.pdf',
  splitter: { key: 'mail', versionNumber: 2 },
  pageCount: 3,
  errorMessage: null,
  createdAt: '2026-01-01',
  parts: [part, { pages: '3', category: null, identifier: null, confidence: null, reasons: [] }],
  ...fields,
});

test('the reference has what the commands take', () => compareWithReference('packets'));

test('packets are listed with their pages and parts', async () => {
  const answers = { 'GET /workspaces/acme/packets': pageOf(makePacket()) };
  const all = await run(['list'], answers);
  expect(all.requests[0]?.query).toEqual({ env: 'production', pageSize: '30' });
  expect(linesOf(all)).toEqual([
    'id     status     splitter  pages  parts  created     name',
    'pkt_1  completed  mail          3      2  2026-01-01  mail.pdf',
  ]);
  const some = await run(['list', '--status', 'failed', '--batch', 'bat_1'], answers);
  expect(some.requests[0]?.query).toMatchObject({ status: 'failed', batchId: 'bat_1' });
});

test('a packet is shown with its parts, and why each is one', async () => {
  const shown = await run(['get', 'pkt_1'], { 'GET /packets/pkt_1': makePacket() });
  expect({ code: shown.code, lines: linesOf(shown) }).toEqual({
    code: 0,
    lines: [
      'id        pkt_1',
      'status    completed',
      'name      mail.pdf',
      'splitter  mail, version 2',
      'pages     3',
      'created   2026-01-01',
      'PAGES  CATEGORY  IDENTIFIER  CONFIDENCE  WHY',
      '1-2    Invoice   A-1         0.92        A title. Page 1.',
      '3      (none)',
    ],
  });
  const failed = makePacket({ status: 'failed', pageCount: null, parts: [], errorMessage: 'It is empty.' });
  const without = await run(['get', 'pkt_1'], { 'GET /packets/pkt_1': failed });
  expect([without.code, without.output]).toEqual([0, expect.stringContaining('error     It is empty.\n')]);
  expect(without.output).not.toMatch(/PAGES|^pages/m);
});

test.each([
  ['failed', 2],
  ['cancelled', 2],
  ['needs_review', 3],
  ['completed', 0],
])('approving a packet that ends as %s exits with %i', async (status, code) => {
  const answers = {
    'POST /packets/pkt_1/approve': makePacket({ status: 'processing' }),
    'GET /packets/pkt_1': makePacket({ status }),
  };
  const waited = await run(['approve', 'pkt_1', '--wait'], answers);
  expect([waited.code, waited.output]).toEqual([code, expect.stringContaining(`status    ${status}\n`)]);
  const { output, requests } = await run(['approve', 'pkt_1'], answers);
  expect([output, requests.length]).toEqual([expect.stringContaining('status    processing\n'), 1]);
});

const EVALUATIONS = '/workspaces/acme/splitters/mail/evaluations';
const makeEvaluation = (fields: object = {}) => ({
  id: 'spe_1',
  status: 'completed',
  splitter: { key: 'mail', versionNumber: 2 },
  model: null,
  counts: { total: 3, completed: 2, failed: 1 },
  score: SPLIT_SCORES,
  errorMessage: null,
  createdAt: '2026-01-01',
  packets: [
    { packetId: 'pkt_1', status: 'failed', isExact: null, documents: 0, rightParts: 0, errorMessage: 'It is gone.' },
    { packetId: 'pkt_2', status: 'completed', isExact: false, documents: 3, rightParts: 2, errorMessage: null },
    { packetId: 'pkt_3', status: 'completed', isExact: true, documents: 2, rightParts: 2, errorMessage: null },
  ],
  ...fields,
});
const evaluate = (args: string[], evaluation: object) =>
  run(['evaluate', '--splitter', 'mail', ...args], {
    [`POST ${EVALUATIONS}`]: { id: 'spe_1' },
    [`GET ${EVALUATIONS}/spe_1`]: evaluation,
  });

test('an evaluation is made with what was chosen, and its scores and mistakes are printed', async () => {
  const args = ['--splitter-version', '2', '--packets', 'pkt_1', 'pkt_2', '--model', 'local/x', '--max-cost', '0.5'];
  const evaluated = await evaluate([...args, '--env', 'staging'], makeEvaluation());
  expect(evaluated.requests[0]).toMatchObject({
    query: { env: 'staging' },
    body: { versionNumber: 2, packets: ['pkt_1', 'pkt_2'], model: 'local/x', maxCost: 0.5 },
  });
  expect({ code: evaluated.code, lines: linesOf(evaluated) }).toEqual({
    code: 0,
    lines: [
      'mail, version 2: completed',
      '1 of 3 packets could not be split.',
      'packets            2, with 5 documents and 9 pages that are not blank',
      'boundaries         F1 50.0 % (precision 25.0 %, recall 100.0 %)',
      'documents          F1 75.0 %, with their category -',
      'category of pages  -',
      'parts ÷ documents  1.20',
      'exact packets      50.0 %',
      'confidence         -',
      'pkt_1 failed: It is gone.',
      'pkt_2: 2 of 3 documents right',
    ],
  });
});

test('an evaluation that failed says why, and exits with 2', async () => {
  const counts = { total: 3, completed: 0, failed: 0 };
  const failed = { status: 'failed', errorMessage: 'No packet is approved.', score: null, counts, packets: [] };
  const { code, output, requests } = await evaluate([], makeEvaluation(failed));
  expect([code, output]).toEqual([2, 'mail, version 2: No packet is approved.\n']);
  expect(requests[0]?.body).toEqual({});
});

test('evaluations are listed with their shares', async () => {
  const none = makeEvaluation({ id: 'spe_2', score: null, model: 'local/x' });
  const answers = {
    [`GET ${EVALUATIONS}`]: pageOf(makeEvaluation({ score: { ...SPLIT_SCORES, pageCategory: 0.125 } }), none),
  };
  const listed = await run(['evaluations', '--splitter', 'mail', '--limit', '9'], answers);
  expect(listed.requests[0]?.query).toEqual({ env: 'production', pageSize: '9' });
  expect(linesOf(listed)).toEqual([
    'id     status     version  model    packets  boundaries  documents  kinds of pages  created',
    'spe_1  completed  2                 3        50.0        75.0       12.5            2026-01-01',
    'spe_2  completed  2        local/x  3                                               2026-01-01',
  ]);
});
