/** A long document, and a model that overlooks nothing in it. */
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

/** 6,000 rows are more than one question can carry. */
export const priceList = (rows: number): string =>
  ['Title: Price list', ...Array.from({ length: rows }, (_, n) => `A-${n + 1}   part   ${(n % 90) + 10}.00`)].join(
    '\n',
  );

/** What stands in a price list of so many rows. */
export const pricesOf = (rows: number): { code: string; price: number }[] =>
  Array.from({ length: rows }, (_, n) => ({ code: `A-${n + 1}`, price: (n % 90) + 10 }));

/** Answers what it is asked from what it is shown. */
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
