import type { JsonObject } from '../../lib/json-value.ts';
import { getOwn, isObject } from '../../lib/json-object.ts';
import { formatPointerStep } from '../../lib/json-pointer.ts';
import type { Layout } from '../../parsing/layout.ts';
import { inferConventions } from '../local/infer-conventions.ts';
import { type Cell, readSheet, type Row, type Sheet } from '../local/segments.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { proposeRules } from '../rules/propose/propose-rules.ts';
import { applyWish } from './apply-wish.ts';
import { buildObject, withProperties } from './build-property.ts';
import { recogniseKind } from './document-kinds.ts';
import { findTables, type FoundTable } from './find-tables.ts';
import { inferFields, type InferredField } from './infer-fields.ts';
import { describeColumns, inferLists, type InferredList, type SeenTable } from './infer-lists.ts';
import { findLabelledValues, type LabelledValue } from './label-pairs.ts';
import { takeName } from './name-property.ts';
import { areNear } from './near-words.ts';
import type { InferenceRequest, KnownTemplate, Proposal, ProposedField } from './proposal.ts';
import {
  keepFields,
  overlaps,
  readByTemplate,
  type TemplatePlace,
  type TemplateReading,
  toCode,
} from './read-template.ts';

/** What a document shows of its own fields. */
interface Observations {
  layout: Layout;
  sheet: Sheet;
  conventions: Conventions;
  values: LabelledValue[];
  tables: FoundTable[];
}

const placeOf = ({ row, from, to }: Cell): TemplatePlace => ({
  page: row.page.number,
  start: row.start + from,
  end: row.start + to,
});

const isTaken = (place: TemplatePlace, places: readonly TemplatePlace[]): boolean =>
  places.some((other) => overlaps(place, other));

const UNKNOWN: KnownTemplate = {
  key: 'document',
  name: 'Document',
  description: 'A document',
  definition: buildObject({}),
};

interface Reading {
  observations: Observations;
  template: TemplateReading;
}

/**
 * Proposes a definition for documents of one kind: the fields of the kind's template that they have, their labelled
 * values, and their tables. Pure and deterministic.
 */
export function inferDefinition({ layouts, templates, wish }: InferenceRequest): Proposal {
  const sheets = layouts.map(readSheet);
  const kind = recogniseKind(sheets);
  const template = templates.find(({ key }) => key === kind) ?? findFilled(templates, layouts) ?? UNKNOWN;
  const readings = layouts.map((layout, index): Reading => {
    const sheet = sheets[index] ?? readSheet(layout);
    const none = { paths: new Set<string>(), places: [], codes: new Set<string>(), data: {} };
    return {
      observations: observeDocument(layout, sheet),
      template: template === UNKNOWN ? none : readByTemplate(template.definition, layout),
    };
  });
  const full = dropUnread(combine(template, readings), readings);
  const definition = wish === null ? full : applyWish(full, wish);
  const { key, name, description } = template;
  return explain({ definition, schemaKey: key, name, description, fields: [], rules: [] }, layouts);
}

/** Adds which of the documents have each field of the first level, and the rules that hold for all of them. */
export function explain(proposal: Proposal, layouts: readonly Layout[]): Proposal {
  const { definition } = proposal;
  const readings = layouts.map((layout) => readByTemplate(definition, layout, 0));
  const rules = proposeRules(
    definition,
    readings.map(({ data }) => data),
  );
  return { ...proposal, fields: explainFields(definition, readings), rules };
}

/** Documents that are tried with each template where no title says what they are. */
const MAX_TRIED = 2;
const MIN_FILLED = 5;
const MIN_FILLED_SHARE = 0.6;

/** The template of which the documents have most fields, if that is most of its fields. */
function findFilled(templates: readonly KnownTemplate[], layouts: readonly Layout[]): KnownTemplate | null {
  const rated = templates.map((template) => {
    const found = layouts.slice(0, MAX_TRIED).map((layout) => readByTemplate(template.definition, layout).paths.size);
    const least = Math.min(...found);
    const leaves = countLeaves(template.definition);
    return { template, share: least >= MIN_FILLED ? least / leaves : 0 };
  });
  const best = rated.reduce<(typeof rated)[number] | null>((a, b) => (a === null || b.share > a.share ? b : a), null);
  return best !== null && best.share >= MIN_FILLED_SHARE ? best.template : null;
}

function countLeaves(schema: JsonObject): number {
  const items = getOwn(schema, 'items');
  if (isObject(items)) return countLeaves(items);
  const properties = getOwn(schema, 'properties');
  if (!isObject(properties)) return 1;
  return Object.values(properties).reduce((sum: number, one) => sum + (isObject(one) ? countLeaves(one) : 0), 0);
}

function combine(template: KnownTemplate, readings: readonly Reading[]): JsonObject {
  const has = (path: string) => readings.some((reading) => reading.template.paths.has(path));
  const kept = keepFields(template.definition, has) ?? withProperties(template.definition, {});
  const properties = { ...(getOwn(kept, 'properties') as Record<string, JsonObject>) };
  const taken = new Set(Object.keys(properties));

  const free: SeenTable[] = [];
  readings.forEach(({ observations, template: { places } }, document) => {
    for (const table of observations.tables) {
      const { conventions } = observations;
      if (!isCovered(table, places)) free.push({ table, conventions, document });
    }
  });
  const lists = inferLists(free);
  const fields = inferFields(
    readings.map(({ observations, template: { places, codes } }) => ({
      conventions: observations.conventions,
      values: observations.values.filter((value) => !isTaken(value, places) && !codes.has(toCode(value.value))),
    })),
  );
  extendLists(properties, readings);
  for (const { name, schema } of [...fields, ...lists] as (InferredField | InferredList)[]) {
    const known = taken.has(name) ? name : [...taken].find((one) => areNear(one, name));
    if (known !== undefined && isSame(properties[known], schema)) continue;
    properties[takeName(name, taken)] = schema;
  }
  return withProperties(
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title: template.name, ...kept },
    Object.keys(properties).length > 0 ? properties : FALLBACK,
  );
}

/** A definition needs a field: of a text without labels, what it is about. */
const FALLBACK: Record<string, JsonObject> = {
  title: { type: ['string', 'null'], description: 'Title of the document' },
  date: { type: ['string', 'null'], format: 'date', description: 'Date of the document' },
};

/** Equal names of values mean the same field, also if one is misspelt: the template's is better described. */
const isSame = (known: JsonObject | undefined, schema: JsonObject): boolean =>
  known !== undefined && (getOwn(known, 'items') === undefined) === (getOwn(schema, 'items') === undefined);

const MIN_COVERED = 0.5;

/** Whether the template reads most rows of a table. */
function isCovered({ rows }: FoundTable, places: readonly TemplatePlace[]): boolean {
  const covered = rows.filter(({ cells }) => {
    // Of a row of two cells, one says that the template's list has it.
    const needed = Math.max(1, Math.min(2, cells.length - 1));
    return cells.filter((cell) => isTaken(placeOf(cell), places)).length >= needed;
  });
  return covered.length >= rows.length * MIN_COVERED;
}

/** Adds the columns to a template's list that the template does not read. */
function extendLists(properties: Record<string, JsonObject>, readings: readonly Reading[]): void {
  const entry = Object.entries(properties).find(([, property]) => isObject(getOwn(property, 'items')));
  if (entry === undefined) return;
  const [name, list] = entry;
  const item = getOwn(list, 'items');
  const known = isObject(item) ? getOwn(item, 'properties') : undefined;
  if (!isObject(item) || !isObject(known)) return;
  const others = readings.flatMap(({ observations: { tables, conventions }, template: { places } }) =>
    tables
      .filter((table) => isCovered(table, places))
      .flatMap((table) => table.columns.map((column) => ({ column, conventions, table })))
      .filter(({ column: { cells } }) => !cells.some((cell) => isTaken(placeOf(cell), places))),
  );
  // A column with the meaning of a known one is no second field, whatever its heading.
  const named = new Set(Object.keys(known));
  const added = Object.entries(describeColumns(others)).filter(([column]) => !named.has(column));
  properties[name] = {
    ...list,
    items: withProperties(item, { ...(known as Record<string, JsonObject>), ...Object.fromEntries(added) }),
  };
}

/**
 * Leaves out what the built-in extractor does not find again in any document. A definition keeps at least one field.
 */
function dropUnread(definition: JsonObject, readings: readonly Reading[]): JsonObject {
  const found = readings.map(({ observations: { layout } }) => readByTemplate(definition, layout, 0).paths);
  return keepFields(definition, (path) => found.some((paths) => paths.has(path))) ?? definition;
}

const MAX_EXPLAINED = 500;

/** The fields of the first level, each with its label and the number of documents that have it. */
function explainFields(definition: JsonObject, readings: readonly TemplateReading[]): ProposedField[] {
  const properties = getOwn(definition, 'properties');
  if (!isObject(properties)) return [];
  return Object.entries(properties)
    .slice(0, MAX_EXPLAINED)
    .map(([name, schema]) => {
      const title = isObject(schema) ? getOwn(schema, 'title') : undefined;
      const has = (paths: Set<string>) => [...paths].some((path) => path === name || path.startsWith(`${name}.`));
      return {
        path: `/properties${formatPointerStep(name)}`,
        label: typeof title === 'string' ? title : null,
        documents: readings.filter(({ paths }) => has(paths)).length,
      };
    });
}

function observeDocument(layout: Layout, sheet: Sheet): Observations {
  const tables = findTables(sheet);
  const inTables = new Set<Row>(tables.flatMap(({ header, rows }) => [header, ...rows]));
  const values = findLabelledValues(sheet, (row) => inTables.has(row));
  return { layout, sheet, conventions: inferConventions(layout), values, tables };
}
