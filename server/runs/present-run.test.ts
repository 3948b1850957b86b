import { expect, test } from 'vitest';
import type { Layout } from '../parsing/layout.ts';
import { warnAboutPages } from './page-warnings.ts';
import { presentCall, presentRun } from './present.ts';
import type { Run } from './repository.ts';

const RUN = {
  id: 'r1',
  workspaceId: 'ws',
  providerKeyId: 'pk',
  evaluationId: 'ev',
  fallbacks: [],
  options: { verify: true, samples: 2, vision: 'auto', maxCost: 1 },
  providers: [],
  evidence: [],
  inputTokens: null,
  outputTokens: null,
  cachedInputTokens: null,
  reasoningTokens: null,
} as unknown as Run;
const local = { provider: 'local', inputTokens: null, outputTokens: null } as Run['providers'][number];
const openai = { ...local, provider: 'openai' };

test('a run is shown with its options, and without what only the server uses', () => {
  expect(presentRun(RUN)).toEqual({
    id: 'r1',
    samples: 2,
    vision: 'auto',
    maxCost: 1,
    providers: [],
    evidence: [],
    inputTokens: 0,
    outputTokens: 0,
    cachedInputTokens: 0,
    reasoningTokens: 0,
    totalTokens: 0,
  });
});

test.each([
  ['the built-in extractor', [local], {}, [0, 0, 0, 0, 0]],
  ['a model that counted', [local, openai], { inputTokens: 3, outputTokens: 4 }, [3, 4, null, null, 7]],
  [
    'a model that counted everything',
    [openai],
    { inputTokens: 3, outputTokens: 4, cachedInputTokens: 1, reasoningTokens: 2 },
    [3, 4, 1, 2, 7],
  ],
  ['a model that counted nothing', [openai], {}, [null, null, null, null, null]],
  ['a model that counted its input', [openai], { inputTokens: 3 }, [3, null, null, null, null]],
  ['a model that counted its output', [openai], { outputTokens: 3 }, [null, 3, null, null, null]],
])('tokens of %s are added', (_, providers, counted, tokens) => {
  const { inputTokens, outputTokens, cachedInputTokens, reasoningTokens, totalTokens } = presentRun({
    ...RUN,
    providers,
    ...counted,
  });
  expect([inputTokens, outputTokens, cachedInputTokens, reasoningTokens, totalTokens]).toEqual(tokens);
});

test('the built-in extractor uses no tokens, and signs are explained', () => {
  const shown = presentRun({ ...RUN, providers: [local, openai], evidence: [{ signs: ['label'] }, {}] as never });
  expect(shown.providers.map(({ inputTokens, outputTokens }) => [inputTokens, outputTokens])).toEqual([
    [0, 0],
    [null, null],
  ]);
  expect(shown.evidence.map(({ signs }) => signs)).toEqual([
    [{ code: 'label', supports: true, message: 'A label that names the field is beside it.' }],
    [],
  ]);
});

test('a call is shown with its request, if that is an object', () => {
  const call = { index: 0, response: null } as never as Parameters<typeof presentCall>[0];
  expect(presentCall({ ...call, request: { a: 1 } })).toMatchObject({ index: 0, request: { a: 1 } });
  expect(presentCall({ ...call, request: 'x' })).toMatchObject({ request: null });
});

test.each([
  ['all pages', null, 2, false],
  ['pages that it has', '1-2', 2, false],
  ['more pages than it has', '2-3', 2, true],
  ['pages of an unknown number', '2-3', null, false],
  ['what is no range', 'x', 2, false],
])('a range that names %s', (_, pages, pageCount, warns) => {
  const message = 'pages 2-3 names pages that the document does not have: it has 2.';
  expect(warnAboutPages(pages, { pageCount } as Layout)).toEqual(warns ? [message] : []);
});
