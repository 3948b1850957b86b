import type { JsonObject, JsonValue } from '../../../lib/json-value.ts';
import type { Layout } from '../../../parsing/layout.ts';
import { createLayout, createPlacedPage } from '../../grounding/testing/pages.ts';
import type { StructuredCall } from '../../llm/model-client.ts';
import { getDocumentText } from './scripted-client.ts';

export const statementDefinition: JsonObject = {
  type: 'object',
  required: ['accounts'],
  properties: {
    bank: { type: ['string', 'null'] },
    accounts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['iban', 'transactions'],
        properties: {
          iban: { type: 'string' },
          holder: { type: ['string', 'null'] },
          transactions: {
            type: 'array',
            items: {
              type: 'object',
              required: ['date', 'text', 'amount'],
              properties: {
                date: { type: 'string', format: 'date' },
                text: { type: 'string' },
                amount: { type: 'number' },
              },
            },
          },
        },
      },
    },
  },
};

interface Statement {
  layout: Layout;
  expected: JsonObject;
}

/** A statement whose accounts continue over pages without repeating their heading. */
export function createStatement(accounts: number, transactionsPerAccount: number, linesPerPage = 40): Statement {
  const lines = ['First Bank of Testing'];
  const expected = Array.from({ length: accounts }, (_, account) => {
    const iban = `XX${100_000 + account}`;
    const holder = `Holder ${account + 1}`;
    lines.push(`Account ${iban} of ${holder}`);
    const transactions = Array.from({ length: transactionsPerAccount }, (_transaction, n) => {
      const [date, text, amount] = [
        `2024-03-${String((n % 28) + 1).padStart(2, '0')}`,
        `Payment ${account}-${n}`,
        n + 1.5,
      ];
      lines.push(`${date}   ${text}   ${amount.toFixed(2)}`);
      return { date, text, amount };
    });
    return { iban, holder, transactions };
  });
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, page) =>
    createPlacedPage(lines.slice(page * linesPerPage, (page + 1) * linesPerPage), page + 1),
  );
  return { layout: createLayout(...pages), expected: { bank: 'First Bank of Testing', accounts: expected } };
}

/** Answers as a perfect model would from the part of the statement in the call. */
export function readStatement(call: StructuredCall): JsonValue {
  const accounts: { iban: string | null; holder: string | null; transactions: JsonObject[] }[] = [];
  let bank: string | null = null;
  for (const line of getDocumentText(call).split('\n')) {
    const account = /^Account (\S+) of (.+)$/.exec(line);
    const row = /^(\S+) {3}(.+?) {3}(\S+)$/.exec(line);
    if (line.startsWith('First Bank')) bank = line;
    if (account !== null) accounts.push({ iban: account[1] ?? '', holder: account[2] ?? '', transactions: [] });
    if (row === null) continue;
    if (accounts.length === 0) accounts.push({ iban: null, holder: null, transactions: [] });
    accounts.at(-1)?.transactions.push({ date: row[1] ?? '', text: row[2] ?? '', amount: Number(row[3]) });
  }
  return { bank, accounts };
}
