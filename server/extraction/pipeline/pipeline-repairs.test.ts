import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../engine.ts';
import type { JsonObject } from '../../lib/json-value.ts';
import { createLayout, createPlacedPage } from '../grounding/testing/pages.ts';
import type { StructuredCall } from '../llm/model-client.ts';
import { createScriptedClient, getCallText } from './testing/scripted-client.ts';
import { invoiceDefinition, usePipeline } from './testing/use-pipeline.ts';

const extract = usePipeline();

describe('the answer to a question', () => {
  it('reads words for "nothing" as null', async () => {
    const nullable: JsonObject = {
      type: 'object',
      properties: {
        a: { type: ['string', 'null'] },
        b: { type: ['string', 'null'] },
        c: { enum: ['N/A', 'yes', null] },
      },
    };
    const found = await extract(
      createScriptedClient(() => ({ a: '', b: 'not specified', c: 'N/A' })),
      { definition: nullable },
    );
    expect(found.extractedData).toEqual({ a: null, b: null, c: 'N/A' });
  });

  it('has the keys of the schema however the model spells them, and a warning', async () => {
    const client = createScriptedClient(() => ({ InvoiceNumber: 'INV-7', Total: '118.00', currency: 'EUR' }));
    const definition = { ...invoiceDefinition, required: ['invoiceNumber', 'total'] };
    const found = await extract(client, { definition });
    expect(client.calls).toHaveLength(1);
    expect(found.extractedData).toEqual({ invoiceNumber: 'INV-7', total: 118, currency: 'EUR' });
    expect(found.warnings).toEqual([
      'Keys that the answer spelled differently have the names of the schema at /invoiceNumber, /total.',
    ]);
  });

  it('repairs an invalid answer by sending it back with the validation errors', async () => {
    const strict: JsonObject = {
      type: 'object',
      required: ['total'],
      properties: { total: { type: 'number' }, date: { type: 'string', format: 'date' } },
    };
    const client = createScriptedClient((_, number) =>
      number === 1 ? { total: 118, date: 'May 2024' } : { total: 118, date: '2024-05-01' },
    );
    const found = await extract(client, {
      definition: strict,
      layout: createLayout(createPlacedPage(['Total 118.00', 'Date: 1 May 2024'])),
    });
    expect(found.extractedData).toEqual({ total: 118, date: '2024-05-01' });
    expect(found.usage).toEqual({ inputTokens: 200, outputTokens: 20 });
    const [, , , answer, problem] = client.calls[1]?.messages ?? [];
    expect(answer).toEqual({ role: 'assistant', content: '{"total":118,"date":"May 2024"}' });
    expect(problem?.content).toContain('/date: must match format "date"');
  });

  it('normalises unambiguous dates and amounts without another call', async () => {
    const strict: JsonObject = {
      type: 'object',
      required: ['total'],
      properties: { total: { type: 'number' }, date: { type: 'string', format: 'date' } },
    };
    const client = createScriptedClient(() => ({ total: '1,118.50', date: '1 May 2024' }));
    const found = await extract(client, {
      definition: strict,
      layout: createLayout(createPlacedPage(['Total 1,118.50', 'Date: 1 May 2024'])),
    });
    expect(found.extractedData).toEqual({ total: 1118.5, date: '2024-05-01' });
    expect(client.calls).toHaveLength(1);
    expect(found.evidence.map(({ path, match }) => [path, match])).toEqual(
      expect.arrayContaining([
        ['/total', 'normalized'],
        ['/date', 'normalized'],
      ]),
    );
  });

  it('omits an optional value that a repair does not correct, and warns', async () => {
    const client = createScriptedClient(() => ({ invoiceNumber: 'INV-7', total: 'next week' }));
    const found = await extract(client);
    expect(found.extractedData).toEqual({ invoiceNumber: 'INV-7' });
    expect(found.warnings).toEqual(['Values that do not match the schema were omitted at /total.']);
    expect(client.calls).toHaveLength(2);
  });

  it.each(['output_truncated', 'context_too_long', 'output_invalid', 'provider_refused'] as const)(
    'omits an optional value whose repair ends with %s',
    async (code) => {
      const client = createScriptedClient((_, number) => {
        if (number > 1) throw new ExtractionError(code, 'The second answer failed.');
        return { invoiceNumber: 'INV-7', total: 'next week' };
      });
      const found = await extract(client);
      expect(found.extractedData).toEqual({ invoiceNumber: 'INV-7' });
      expect(found.warnings).toEqual(['Values that do not match the schema were omitted at /total.']);
      expect(client.calls).toHaveLength(2);
    },
  );

  it('reports what an invalid answer found if its repair fails', async () => {
    const strict: JsonObject = { ...invoiceDefinition, required: ['total'] };
    const client = createScriptedClient((_, number) => {
      if (number > 1) throw new ExtractionError('provider_unavailable', 'The provider is down.');
      return { invoiceNumber: 'INV-7', total: 'much' };
    });
    await expect(extract(client, { definition: strict })).rejects.toMatchObject({
      code: 'provider_unavailable',
      partialData: { invoiceNumber: 'INV-7', total: 'much' },
    });
  });

  it('fails with output_invalid, and reports the fields, what was found, and the cost', async () => {
    const strict: JsonObject = { ...invoiceDefinition, required: ['total'] };
    const client = createScriptedClient((_, number) => ({ invoiceNumber: 'INV-7', total: `much ${number}` }));
    await expect(extract(client, { definition: strict })).rejects.toMatchObject({
      code: 'output_invalid',
      provider: 'openai',
      fields: ['/total'],
      partialData: { invoiceNumber: 'INV-7', total: 'much 2' },
      usage: { inputTokens: 200, outputTokens: 20 },
      message: expect.stringContaining('/total'),
    });
    expect(client.calls).toHaveLength(2);
  });

  it('names an entry of a list that does not match, and reports the others', async () => {
    const numbers = { type: 'array', items: { type: 'number' } };
    const definition: JsonObject = { type: 'object', properties: { name: { type: 'string' }, readings: numbers } };
    const readings = Array.from({ length: 50 }, (_, n) => (n === 20 ? 'see note' : n));
    const client = createScriptedClient(() => ({ name: 'Meter', readings }));
    await expect(extract(client, { definition })).rejects.toMatchObject({
      code: 'output_invalid',
      fields: ['/readings/20'],
      partialData: { name: 'Meter', readings },
      message: expect.stringContaining('allow null in their "items"'),
    });
  });

  it('completes a list whose entries may be null without one that does not match', async () => {
    const numbers = { type: 'array', items: { type: ['number', 'null'] } };
    const definition: JsonObject = { type: 'object', properties: { readings: numbers }, required: ['readings'] };
    const client = createScriptedClient(() => ({ readings: [1, 'see note', 3] }));
    const found = await extract(client, { definition });
    expect(found.extractedData).toEqual({ readings: [1, null, 3] });
    expect(found.warnings).toEqual(['Values that do not match the schema were omitted at /readings/1.']);
    // The document has a value there: the null is not sure.
    expect(found.evidence.find(({ path }) => path === '/readings/1')?.confidence).toBeLessThanOrEqual(0.3);
  });

  it('keeps what the document prints, such as the country NA', async () => {
    const rows: JsonObject = {
      type: 'object',
      properties: {
        country: { type: 'string' },
        none: { type: ['string', 'null'] },
        cells: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      },
      required: ['country'],
    };
    const client = createScriptedClient(() => ({
      country: 'NA',
      none: 'N/A',
      cells: [
        ['A', '', '-'],
        ['', 'B', 'null'],
      ],
    }));
    const found = await extract(client, {
      definition: rows,
      layout: createLayout(createPlacedPage(['Country: NA', 'A          -', '     B     null'])),
    });
    expect(client.calls).toHaveLength(1);
    expect(found.extractedData).toEqual({
      country: 'NA',
      none: null,
      cells: [
        ['A', '', '-'],
        ['', 'B', 'null'],
      ],
    });
  });

  it('fails if the document lacks a required value, rather than accept an invented one', async () => {
    const strict: JsonObject = { type: 'object', required: ['iban'], properties: { iban: { type: 'string' } } };
    const client = createScriptedClient(() => ({ iban: null }));
    await expect(extract(client, { definition: strict })).rejects.toMatchObject({
      code: 'output_invalid',
      message: expect.stringMatching(/iban.*nullable/s),
    });
    expect(getCallText(client.calls[1] as StructuredCall)).toContain('iban is required but has no value');
  });

  it('asks again after an answer without JSON', async () => {
    const client = createScriptedClient((_, number) => {
      if (number === 1)
        throw new ExtractionError('output_invalid', 'The answer is no JSON.', {
          usage: { inputTokens: 7, outputTokens: 3 },
        });
      return { total: 118 };
    });
    const found = await extract(client);
    expect(found.extractedData).toEqual({ total: 118 });
    expect(found.usage).toEqual({ inputTokens: 107, outputTokens: 13 });
  });
});
