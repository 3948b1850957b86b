import { extract, getBudget, updateBudget, type Budget, type BudgetInput } from '@excerpt/sdk';
import { endOfRun, ok } from '../../harness/builders.ts';
import { scriptedEngine } from '../../harness/engines.ts';
import { createGate, type Gate } from '../../harness/gate.ts';
import { startTestApp, type TestApp, type TestAppOptions, type TestUser } from '../../harness/test-app.ts';

export interface SchemaPath {
  slug: string;
  schemaKey: string;
}

/**
 * A server whose runs cost what their documents say: `costs 0.25 USD`. A run of `costs nothing known` has no known
 * cost. Runs wait at the gate.
 */
export async function startBudgetedApp(options: TestAppOptions = {}): Promise<{ app: TestApp; gate: Gate }> {
  const gate = createGate();
  const engine = scriptedEngine(async ({ layout, signal }) => {
    await gate.pass(signal);
    const text = layout.pages[0]?.text ?? '';
    const [, amount, currency = ''] = /costs (\d[\d.]*) ([A-Z]{3})/.exec(text) ?? [];
    const cost = amount === undefined ? null : { amount: Number(amount), currency };
    const isKnown = cost !== null || text.includes('nothing known');
    return { usage: isKnown ? { inputTokens: 10, outputTokens: 2, cost } : null };
  });
  return { app: await startTestApp({ engine, ...options }), gate };
}

type Client = Pick<TestUser, 'client'>;

export const setBudget = async ({ client }: Client, path: { slug: string }, body: BudgetInput): Promise<Budget> =>
  ok(await updateBudget({ client, path, body }));

export const readBudget = async ({ client }: Client, path: { slug: string }): Promise<Budget> =>
  ok(await getBudget({ client, path }));

export const startText = ({ client }: Client, path: SchemaPath, content = 'Total: 1') =>
  extract({ client, path, body: { name: 'a.txt', content } });

export const runText = async (user: Client, path: SchemaPath, content?: string) =>
  endOfRun(user, ok(await startText(user, path, content)).runId);
