/** An order over hundreds of pages, and a model that answers only from the parts that it is given. */
import { makePdf, type PdfPage } from '../../../server/parsing/testing/make-pdf.ts';
import { answered, promptOf, schemaOf } from '../providers/provider-replies.ts';
import type { ReceivedRequest, Reply } from '../providers/scripted-provider.ts';

export const ROWS_A_PAGE = 10;

export interface OrderRow {
  article: string;
  quantity: number;
  price: number;
}

export const orderDefinition = {
  type: 'object',
  properties: {
    orderNumber: { type: ['string', 'null'] },
    approvedBy: { type: ['string', 'null'] },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['article', 'quantity', 'price'],
        properties: { article: { type: 'string' }, quantity: { type: 'integer' }, price: { type: 'number' } },
      },
    },
  },
};

/** The values in the order. Every hundredth row occurs twice in succession. */
export function createOrder(pages: number): { orderNumber: string; approvedBy: string; items: OrderRow[] } {
  const items = Array.from({ length: pages * ROWS_A_PAGE }, (_, n): OrderRow => {
    const number = n % 100 === 50 ? n - 1 : n;
    return { article: `ART-${number}`, quantity: (number % 7) + 1, price: (number % 90) + 10.5 };
  });
  return { orderNumber: 'PO-2026-300', approvedBy: 'Ines Blanco', items };
}

export async function createOrderFile(pages: number): Promise<File> {
  const { items } = createOrder(pages);
  const bytes = await makePdf(
    Array.from({ length: pages }, (_, number) =>
      pageOf(number, pages, items.slice(number * ROWS_A_PAGE, (number + 1) * ROWS_A_PAGE)),
    ),
  );
  return new File([new Uint8Array(bytes)], 'order.pdf', { type: 'application/pdf' });
}

function pageOf(number: number, pages: number, rows: OrderRow[]): PdfPage {
  const cells = (y: number, ...texts: string[]) =>
    texts.map((text, column) => ({ text, x: 60 + column * 160, y, size: 11 }));
  return {
    texts: [
      { text: number === 0 ? 'Order number: PO-2026-300' : 'Order, continued', x: 60, y: 50, size: 14 },
      ...cells(90, 'Article', 'Quantity', 'Price'),
      ...rows.flatMap(({ article, quantity, price }, index) =>
        cells(120 + index * 30, article, String(quantity), price.toFixed(2)),
      ),
      { text: `Page ${number + 1} of ${pages}`, x: 60, y: 780, size: 9 },
      ...(number === pages - 1 ? [{ text: 'Approved by: Ines Blanco', x: 60, y: 740, size: 11 }] : []),
    ],
  };
}

export function readOrder(request: ReceivedRequest): Reply {
  const text = promptOf(request);
  const items = [...text.matchAll(/^(ART-\d+) +(\d+) +(\d+\.\d\d)$/gm)].map(([, article = '', quantity, price]) => ({
    article,
    quantity: Number(quantity),
    price: Number(price),
  }));
  const known: { [key: string]: NonNullable<Reply['body']> | null } = {
    items,
    orderNumber: /Order number: (\S+)/.exec(text)?.[1] ?? null,
    approvedBy: /Approved by: (.+)/.exec(text)?.[1] ?? null,
  };
  const asked = Object.keys((schemaOf(request)?.['properties'] ?? {}) as object);
  return answered(Object.fromEntries(asked.map((name) => [name, known[name] ?? null])))(request);
}
