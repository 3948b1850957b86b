import { expect, it } from 'vitest';
import { extractFrom, extract, textLayout } from '../testing/layouts.ts';

it('reads repeated labelled blocks', () => {
  const layout = textLayout(
    'Employer: North Mill\nPosition: Miller\nStart date: 2019-01-07\n\n' +
      'Employer: Sun Bakery\nPosition: Baker\nStart date: 2022-05-02',
  );
  expect(extract({ jobs: [{ employer: 'string', position: 'string', start_date: 'date' }] }, layout)).toEqual({
    jobs: [
      { employer: 'North Mill', position: 'Miller', start_date: '2019-01-07' },
      { employer: 'Sun Bakery', position: 'Baker', start_date: '2022-05-02' },
    ],
  });
});

it('reads lists of plain values, after a label and under it', () => {
  const definition = {
    type: 'object',
    properties: {
      languages: { type: 'array', items: { type: 'string' } },
      tasks: { type: 'array', items: { type: 'string' } },
      scores: { type: 'array', items: { type: 'integer' } },
    },
  };
  const { extractedData, evidence } = extractFrom(
    definition,
    textLayout('Languages: German, French; Basque\nTasks:\n- Sweep the hall, twice\n- Lock up\n\nScores: 3, 14, 15'),
  );
  expect(extractedData).toEqual({
    languages: ['German', 'French', 'Basque'],
    tasks: ['Sweep the hall, twice', 'Lock up'],
    scores: [3, 14, 15],
  });
  expect(evidence.map(({ path }) => path)).toContain('/languages/2');
});
