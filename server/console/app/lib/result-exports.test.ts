import { describe, expect, it } from 'vitest';
import { toCsv, toNdjson } from './result-exports.ts';

const row = (data: Record<string, unknown>) => ({ document: 'a.pdf', runId: 'run_1', data });

describe('results as CSV', () => {
  it('have a column for each value of any result, in the order in which they appear', () => {
    expect(toCsv([row({ total: 1.5, seller: { name: 'A' } }), row({ paid: true, seller: { name: null } })])).toBe(
      'document,runId,total,seller.name,paid\r\na.pdf,run_1,1.5,A,\r\na.pdf,run_1,,,true\r\n',
    );
  });

  it('quote separators, quotes and line ends, and write lists as JSON', () => {
    expect(toCsv([row({ text: 'a, "b"\nc', tags: ['x'] })])).toContain('"a, ""b""\nc","[""x""]"');
  });

  it.each(['=1+1', '+SUM(A1)', '-A1', '@SUM(A1)', '＝1', '\tx'])('do not let a spreadsheet compute %j', (formula) => {
    expect(toCsv([row({ a: formula })])).toContain(`run_1,"'${formula}"\r\n`);
    expect(toCsv([row({ [formula]: 1 })])).toContain(`runId,"'${formula}"\r\n`);
  });

  it.each([-1, '-1', '+49 30 123'])('leave %j as it is', (value) => {
    expect(toCsv([row({ a: value })])).toContain(`run_1,${value}\r\n`);
  });
});

it('results as NDJSON are a line each', () => {
  expect(toNdjson([row({ a: 'x\ny' }), row({})])).toBe(
    '{"document":"a.pdf","runId":"run_1","data":{"a":"x\\ny"}}\n{"document":"a.pdf","runId":"run_1","data":{}}\n',
  );
});
