import { createSchema, createWorkspace, extractFile, getRun, type Run } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makePdf, type PdfPage } from '../../server/parsing/testing/make-pdf.ts';
import { startTestApp, type TestApp } from '../harness/app.ts';
import { ok } from '../harness/builders.ts';
import { answered, promptOf, schemaOf } from '../harness/provider-replies.ts';
import { startScriptedProvider, type ReceivedRequest, type Reply, type ScriptedProvider } from '../harness/scripted-provider.ts';

const PAGES = 300;
const ROWS_A_PAGE = 10;

let provider: ScriptedProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({
    settings: {
      EXCERPT_SYSTEM_PROVIDER: 'openai-compatible', EXCERPT_SYSTEM_MODEL: 'house', EXCERPT_SYSTEM_API_KEY: 'sk-long-document',
      EXCERPT_SYSTEM_BASE_URL: provider.url, EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

interface Row {
  article: string;
  quantity: number;
  price: number;
}

/** Each row as it stands in the document; every hundredth is there twice, one after the other. */
const rows: Row[] = Array.from({ length: PAGES * ROWS_A_PAGE }, (_, n) => {
  const number = n % 100 === 50 ? n - 1 : n;
  return { article: `ART-${number}`, quantity: (number % 7) + 1, price: (number % 90) + 10.5 };
});

function page(number: number): PdfPage {
  const cells = (y: number, ...texts: string[]) => texts.map((text, column) => ({ text, x: 60 + column * 160, y, size: 11 }));
  const own = rows.slice(number * ROWS_A_PAGE, (number + 1) * ROWS_A_PAGE);
  return {
    texts: [
      { text: number === 0 ? 'Order number: PO-2026-300' : 'Order, continued', x: 60, y: 50, size: 14 },
      ...cells(90, 'Article', 'Quantity', 'Price'),
      ...own.flatMap(({ article, quantity, price }, index) => cells(120 + index * 30, article, String(quantity), price.toFixed(2))),
      { text: `Page ${number + 1} of ${PAGES}`, x: 60, y: 780, size: 9 },
      ...(number === PAGES - 1 ? [{ text: 'Approved by: Ines Blanco', x: 60, y: 740, size: 11 }] : []),
    ],
  };
}

const definition = {
  type: 'object',
  properties: {
    orderNumber: { type: ['string', 'null'] },
    approvedBy: { type: ['string', 'null'] },
    items: {
      type: 'array',
      items: { type: 'object', required: ['article', 'quantity', 'price'], properties: { article: { type: 'string' }, quantity: { type: 'integer' }, price: { type: 'number' } } },
    },
  },
};

/** A model that reads what it is shown, and nothing else. */
function read(request: ReceivedRequest): Reply {
  const text = promptOf(request);
  const items = [...text.matchAll(/^(ART-\d+) +(\d+) +(\d+\.\d\d)$/gm)].map(([, article = '', quantity, price]) => ({ article, quantity: Number(quantity), price: Number(price) }));
  const known: { [key: string]: NonNullable<Reply['body']> | null } = {
    items, orderNumber: /Order number: (\S+)/.exec(text)?.[1] ?? null, approvedBy: /Approved by: (.+)/.exec(text)?.[1] ?? null,
  };
  const asked = Object.keys((schemaOf(request)?.['properties'] ?? {}) as object);
  return answered(Object.fromEntries(asked.map((name) => [name, known[name] ?? null])))(request);
}

// Parsing and reading so many pages is the same on both databases, and takes its time.
test.runIf(inject('database') === 'sqlite')('300 pages with 3,000 rows: every row once and in order, with its place', { timeout: 240_000 }, async () => {
  provider.otherwise(read);
  const { client } = app.admin;
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Long' } }));
  const { schemaKey } = ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'order', name: 'Order', definition } }));
  const file = new File([new Uint8Array(await makePdf(Array.from({ length: PAGES }, (_, number) => page(number))))], 'order.pdf', { type: 'application/pdf' });
  const { runId } = ok(await extractFile({ client, path: { slug, schemaKey }, body: { file } }));
  let done: Run | undefined;
  for (let tries = 0; tries < 8 && (done === undefined || done.status === 'pending' || done.status === 'processing'); tries += 1) {
    done = ok(await getRun({ client, path: { id: runId }, query: { wait: 30 } }));
  }
  expect(done).toMatchObject({ status: 'completed', errorCode: null, warnings: [] });
  const { orderNumber, approvedBy, items } = (done?.extractedData ?? {}) as { orderNumber: string; approvedBy: string; items: Row[] };
  expect(items).toEqual(rows);
  expect({ orderNumber, approvedBy }).toEqual({ orderNumber: 'PO-2026-300', approvedBy: 'Ines Blanco' });
  // Each value has the place at which it stands, on the page of its row.
  const misplaced = (done?.evidence ?? []).filter(({ path, page: on, boxes }) => {
    const row = /^\/items\/(\d+)\//.exec(path)?.[1];
    return row !== undefined && (on !== Math.floor(Number(row) / ROWS_A_PAGE) + 1 || boxes.length !== 1);
  });
  expect(misplaced).toEqual([]);
  expect(done?.inputTokens).toBe(100 * provider.requests.length);
  expect(provider.requests.length).toBeGreaterThan(20);
});
