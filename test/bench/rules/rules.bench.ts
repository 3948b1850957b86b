/**
 * Processor time of 1,000 rules over a document with 1,000 rows: compiling them, checking them, and both against
 * reading the document's JSON. `npm run bench rules`
 */
import { buildFieldTree } from '../../../server/extraction/schema/field-tree.ts';
import { checkRules, compileRule } from '../../../server/extraction/rules/check-rules.ts';
import { NO_ENVIRONMENT } from '../../../server/extraction/rules/functions/rule-function.ts';
import { median, say } from '../measure.ts';

const ROWS = 1_000;
const RULES = 1_000;
const ROUNDS = 7;
const GOAL_MS = 200;

const number = { type: ['number', 'null'] };
const row = { type: 'object', properties: { quantity: number, unitPrice: number, amount: number } };
const fields = buildFieldTree({
  type: 'object',
  properties: { net: number, tax: number, total: number, lineItems: { type: 'array', items: row } },
});
/** A thousand rules, each about the whole list or about each of its rows. */
const KINDS = {
  'a condition for each row': (place: number) => `every item in lineItems satisfies item.amount > -${place + 1}`,
  'a product in each row': (place: number) =>
    `every item in lineItems satisfies near(item.quantity * item.unitPrice, item.amount, ${place + 1})`,
  'the sum of a column': (place: number) => `near(sum(lineItems.amount), net, ${place + 1})`,
  'values without rows': (place: number) => `near(net + tax, total, ${place + 1})`,
};
const lineItems = Array.from({ length: ROWS }, (_, index) => {
  const [quantity, unitPrice] = [(index % 9) + 1, ((index * 37) % 5_000) / 100];
  return { quantity, unitPrice, amount: Math.round(quantity * unitPrice * 100) / 100 };
});
const net = Math.round(lineItems.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
const data = { net, tax: 100, total: Math.round((net + 100) * 100) / 100, lineItems };

/** Milliseconds of processor time. */
function used(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

say(`${RULES.toLocaleString('en')} rules over ${ROWS.toLocaleString('en')} rows, processor time:`);
for (const [name, check] of Object.entries(KINDS)) {
  const sources = Array.from({ length: RULES }, (_, place) => check(place));
  const compileAll = () =>
    sources.map((one, index) => compileRule({ name: `rule ${index}`, severity: 'error', check: one }, fields));
  const times = { compiling: [] as number[], checking: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    let rules = compileAll().slice(0, 0);
    times.compiling.push(used(() => (rules = compileAll())));
    times.checking.push(
      used(() => {
        const results = checkRules(rules, data, NO_ENVIRONMENT);
        if (results.some(({ result }) => result !== 'holds')) throw new Error(`${name} does not hold.`);
      }),
    );
  }
  const [compiling, checking] = [median(times.compiling), median(times.checking)];
  const isMet = compiling + checking < GOAL_MS;
  say(
    `  ${name}: ${compiling.toFixed(0)} ms compiling, ${checking.toFixed(0)} ms checking ` +
      `(goal: ${GOAL_MS} ms together) ${isMet ? 'met' : 'NOT MET'}`,
  );
}
