import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json-value.ts';
import { form, object, text } from './testing/form.ts';

describe('an answer for a union of closed objects', () => {
  const variant = (properties: JsonObject, rest: JsonObject = {}): JsonObject =>
    object(properties, { required: Object.keys(properties), additionalProperties: false, ...rest });
  const lines = { type: 'array', items: object({ n: { type: 'number' } }) };
  const invoice = variant(
    { kind: { const: 'invoice' }, lines, due: { type: 'string', format: 'date' } },
    { required: ['kind', 'lines'] },
  );
  const order = variant({ kind: { const: 'order' }, items: lines });
  const schema = (keyword: string): JsonObject => ({
    type: 'object',
    properties: { document: { [keyword]: [order, { $ref: '#/$defs/invoice' }] } },
    $defs: { invoice },
  });

  it.each(['anyOf', 'oneOf'])('of %s is compared with each option on its own', (keyword) => {
    const document = { kind: 'invoice', lines: [{ n: 1 }, { n: 2 }], due: null };
    expect(form(schema(keyword), { document })).toEqual({
      value: { document: { kind: 'invoice', lines: [{ n: 1 }, { n: 2 }] } },
      changes: [],
      problems: [],
    });
  });

  it('does not become another variant because a value does not match', () => {
    const answer = { document: { kind: 'invoice', lines: [{ n: 1 }], due: 'next week' } };
    expect(form(schema('oneOf'), answer).problems).not.toEqual([]);
    expect(form(schema('oneOf'), answer, { dropsInvalid: true })).toMatchObject({
      value: { document: { kind: 'invoice', lines: [{ n: 1 }] } },
      changes: [{ path: '/document/due', kind: 'invalid' }],
      problems: [],
    });
  });

  it('does not become another variant if variants differ only in their keys', () => {
    const untold: JsonObject = object({
      party: {
        anyOf: [
          variant({ company: text, lines }),
          variant({ person: text, lines, born: text }, { required: ['person', 'lines'] }),
        ],
      },
    });
    const party = { person: 'Ada', lines: [{ n: 1 }], born: null };
    expect(form(untold, { party }).value).toEqual({ party: { person: 'Ada', lines: [{ n: 1 }] } });
  });

  it('loses a null that no option of an inner union accepts', () => {
    const inner = { oneOf: [{ const: 'in' }, { const: 'out' }] };
    const union = object({
      body: {
        anyOf: [
          variant({ kind: { const: 1 }, a: text }),
          object({ kind: { const: 2 }, b: inner }, { required: ['kind'] }),
        ],
      },
    });
    expect(form(union, { body: { kind: 2, b: null } })).toEqual({
      value: { body: { kind: 2 } },
      changes: [],
      problems: [],
    });
  });

  it('loses as little as possible where no option fits', () => {
    const party = { person: 'Ada', company: null, born: '1815', nickname: 'A' };
    const union = object({ party: { anyOf: [variant({ company: text }), variant({ person: text, born: text })] } });
    const { value, changes } = form(union, { party });
    expect(value).toEqual({ party: { person: 'Ada', born: '1815' } });
    expect(changes).toEqual([{ path: '/party/nickname', kind: 'undescribed', values: 1 }]);
  });

  it('is brought into form in every entry of a list, and in unions within unions', () => {
    const nested: JsonObject = {
      anyOf: [variant({ a: text }), variant({ b: { anyOf: [variant({ c: text }), variant({ d: lines })] } })],
    };
    const answer = { list: [{ a: 'x', b: null }, { b: { d: [{ n: 1 }], c: null } }] };
    expect(form(object({ list: { type: 'array', items: nested } }), answer).value).toEqual({
      list: [{ a: 'x' }, { b: { d: [{ n: 1 }] } }],
    });
  });

  it.each(['anyOf', 'oneOf'])('is left out of a list of %s if it has no value', (keyword) => {
    const list = object({ list: { type: 'array', items: { [keyword]: [order, invoice] } } });
    const entry = { kind: 'invoice', lines: [{ n: 1 }] };
    expect(form(list, { list: [{}, entry, { kind: null, items: null, lines: null }, entry] })).toEqual({
      value: { list: [entry, entry] },
      changes: [],
      problems: [],
    });
  });

  it('keeps keys of an object that its own option does not describe, although another one does', () => {
    const open = variant({ kind: { const: 'open' }, body: { type: 'object' } });
    const narrow = variant({ kind: { const: 'narrow' }, body: object({ n: text }) });
    const answer = { entry: { kind: 'open', body: { any: 'x' } } };
    expect(form(object({ entry: { anyOf: [narrow, open] } }), answer).value).toEqual(answer);
  });
});
