import fc from 'fast-check';
import type { JsonValue } from '../../../lib/json-value.ts';
import { anything, number, text, type Sample, type Samples } from './sample.ts';

export const stringSamples: Samples = fc.constantFrom<Sample>(
  { schema: { type: 'string' }, values: text },
  { schema: { type: 'string', minLength: 2, maxLength: 5 }, values: fc.stringMatching(/^[a-z]{2,5}$/) },
  { schema: { type: 'string', pattern: '^[A-Z]{2}\\d+$' }, values: fc.stringMatching(/^[A-Z]{2}\d{1,6}$/) },
  { schema: { type: 'string', pattern: '^(?!x)[a-z]+$' }, values: fc.stringMatching(/^[a-w]{1,6}$/) },
  {
    schema: { type: 'string', format: 'date' },
    values: fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  {
    schema: { type: 'string', format: 'email', title: 'Mail' },
    values: fc.constantFrom('a@example.org', 'b.c@example.com'),
  },
  { schema: { type: 'string', format: 'uuid', examples: ['none'] }, values: fc.uuid() },
  { schema: { type: 'string', format: 'iban' }, values: text },
);

export const numberSamples: Samples = fc.constantFrom<Sample>(
  { schema: { type: 'number' }, values: number },
  {
    schema: { type: 'number', minimum: 0, exclusiveMaximum: 1000 },
    values: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
  },
  { schema: { type: 'integer', description: 'A count', default: 0 }, values: fc.integer() },
  {
    schema: { type: 'integer', multipleOf: 5, maximum: 500 },
    values: fc.integer({ min: -100, max: 100 }).map((fifth) => fifth * 5),
  },
);

const choiceSamples: Samples = fc.constantFrom<Sample>(
  { schema: { enum: ['EUR', 'USD', 'x y'] }, values: fc.constantFrom('EUR', 'USD', 'x y') },
  { schema: { type: ['string', 'null'], enum: ['a', null] }, values: fc.constantFrom('a', null) },
  { schema: { enum: [1, 2.5, 'three', true, null] }, values: fc.constantFrom(1, 2.5, 'three', true, null) },
  { schema: { const: 'fixed' }, values: fc.constant('fixed') },
  { schema: { const: 42, description: 'The answer' }, values: fc.constant(42) },
  { schema: { const: { a: [1, 'x'], b: null } }, values: fc.constant({ a: [1, 'x'], b: null }) },
  {
    schema: {
      oneOf: [
        { const: 'in', title: 'Incoming' },
        { const: 'out', description: 'Outgoing' },
      ],
    },
    values: fc.constantFrom('in', 'out'),
  },
);

export const scalarSamples: Samples = fc.oneof(
  stringSamples,
  numberSamples,
  choiceSamples,
  fc.constantFrom<Sample>(
    { schema: { type: 'boolean' }, values: fc.boolean() },
    { schema: { type: ['string', 'null'], description: 'Maybe' }, values: fc.oneof(text, fc.constant(null)) },
    {
      schema: { type: ['string', 'integer', 'null'], maximum: 7 },
      values: fc.oneof(text, fc.integer({ max: 7 }), fc.constant(null)),
    },
    { schema: { type: 'string', nullable: true }, values: fc.oneof(text, fc.constant(null)) },
    { schema: { type: 'null' }, values: fc.constant(null) },
    { schema: { const: null }, values: fc.constant(null) },
    {
      schema: { enum: [{ a: 1 }, ['x', 2], [], 'y', null] },
      values: fc.constantFrom<JsonValue>({ a: 1 }, ['x', 2], [], 'y', null),
    },
    {
      schema: {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', pattern: '^Q[1-4]$' },
          { type: 'integer', minimum: 1 },
        ],
      },
      values: fc.oneof(fc.constantFrom('2026-01-31', 'Q3'), fc.integer({ min: 1 })),
    },
    { schema: { type: ['boolean', 'number'], enum: [true, 1.5, 3] }, values: fc.constantFrom(true, 1.5, 3) },
    { schema: {}, values: anything },
    { schema: { description: 'Anything at all' }, values: anything },
    { schema: { not: { type: 'null' } }, values: fc.oneof(text, number) },
  ),
);
