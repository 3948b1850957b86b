/** A long document, and a model that reads it without errors. */
import { answered, promptOf, schemaOf } from '../providers/provider-replies.ts';
import type { ReceivedRequest, Reply } from '../providers/scripted-provider.ts';

export const priceListDefinition = {
  type: 'object',
  properties: {
    title: { type: ['string', 'null'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'price'],
        properties: { code: { type: 'string' }, price: { type: 'number' } },
      },
    },
  },
};

/** 6,000 rows do not fit into one question. */
export const createPriceList = (rows: number): string =>
  ['Title: Price list', ...Array.from({ length: rows }, (_, n) => `A-${n + 1}   part   ${(n % 90) + 10}.00`)].join(
    '\n',
  );

/** The values in a price list. */
export const pricesOf = (rows: number): { code: string; price: number }[] =>
  Array.from({ length: rows }, (_, n) => ({ code: `A-${n + 1}`, price: (n % 90) + 10 }));

/** Answers a question from the text that it shows. */
export function readPriceList(request: ReceivedRequest): Reply {
  const text = promptOf(request);
  const items = [...text.matchAll(/^(A-\d+) {3}part {3}(\d+\.\d\d)$/gm)].map(([, code = '', price]) => ({
    code,
    price: Number(price),
  }));
  const known: Record<string, NonNullable<Reply['body']> | null> = {
    title: /^Title: (.*)$/m.exec(text)?.[1] ?? null,
    items,
  };
  return answered(
    Object.fromEntries(
      Object.keys((schemaOf(request)?.['properties'] ?? {}) as object).map((name) => [name, known[name] ?? null]),
    ),
  )(request);
}
