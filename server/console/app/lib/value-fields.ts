/** The values of a run as its schema groups them. */
import type { Evidence, ListCompleteness } from '@excerpt/sdk';
import { appendKey, parsePointer } from './pointer-steps.ts';

type Schema = Record<string, unknown>;

interface Named {
  /** JSON Pointer into the data. */
  path: string;
  label: string;
  description: string | undefined;
}

export interface Leaf extends Named {
  kind: 'leaf';
  value: unknown;
  evidence: Evidence | undefined;
}

export interface Group extends Named {
  kind: 'group';
  fields: Field[];
}

export interface ValueRow {
  path: string;
  cells: Leaf[];
}

/** A list of objects without lists or objects in them. */
export interface Table extends Named {
  kind: 'table';
  columns: string[];
  rows: ValueRow[];
  completeness: ListCompleteness | undefined;
}

export interface List extends Named {
  kind: 'list';
  entries: Field[];
  completeness: ListCompleteness | undefined;
}

export type Field = Leaf | Group | Table | List;

export interface FieldSource {
  schema: Schema;
  data: Record<string, unknown>;
  evidence: Evidence[];
  lists: ListCompleteness[];
}

const MAX_REFERENCES = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** `invoiceNumber`, `invoice_number` → `Invoice number`; abbreviations such as `IBAN` are kept. */
export function toLabel(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function followReference(schema: unknown, root: Schema): Schema {
  let found = schema;
  for (let steps = 0; steps < MAX_REFERENCES && isObject(found) && typeof found['$ref'] === 'string'; steps += 1) {
    const keys = parsePointer(decodeURIComponent(found['$ref']).slice(1));
    found = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), root);
  }
  return isObject(found) ? found : {};
}

/** The schemas that say something about a value: itself, and the parts that it is composed of. */
export function partsOf(schema: unknown, root: Schema, depth = 0): Schema[] {
  const own = followReference(schema, root);
  const nested = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = own[keyword];
    return Array.isArray(list) && depth < MAX_REFERENCES ? list.flatMap((part) => partsOf(part, root, depth + 1)) : [];
  });
  return [own, ...nested];
}

const textOf = (parts: Schema[], keyword: string): string | undefined =>
  parts.map((part) => part[keyword]).find((text) => typeof text === 'string');

export const propertiesOf = (parts: Schema[]): Record<string, unknown> =>
  Object.assign(
    {},
    ...parts
      .map((part) => part['properties'])
      .filter(isObject)
      .toReversed(),
  );

export const itemsOf = (parts: Schema[]): unknown => parts.map((part) => part['items']).find(isObject);

/** Reads the fields of a run again and again. What has not changed is the same object as before, up to its lists. */
export function createFieldReader(): (source: FieldSource) => Field[] {
  let schema: Schema = {};
  let evidenceAt = new Map<string, Evidence>();
  let completenessAt = new Map<string, ListCompleteness>();
  let read: Pick<FieldSource, 'schema' | 'evidence' | 'lists'> | null = null;
  /** What was read last at each path, of which value, and with the evidence of which reading. */
  let known = new Map<string, { value: unknown; evidenceAt: unknown; columns: string; field: Field | ValueRow }>();

  /**
   * What is known of a value that has not changed, or what `make` makes of it.
   * @param columns for a row, those of its table
   */
  function keep<Made extends Field | ValueRow>(
    path: string,
    value: unknown,
    columns: string,
    make: (before: Made | undefined) => Made,
  ): Made {
    const before = known.get(path);
    const isSame = before !== undefined && before.value === value && before.columns === columns;
    const field = isSame ? (before.field as Made) : undefined;
    if (field !== undefined && before?.evidenceAt === evidenceAt) return field;
    const made = make(field);
    known.set(path, { value, evidenceAt, columns, field: made });
    return made;
  }

  function makeLeaf(before: Field | undefined, named: Named, value: unknown): Leaf {
    const evidence = evidenceAt.get(named.path);
    return before?.kind === 'leaf' && before.evidence === evidence
      ? before
      : { kind: 'leaf', ...named, value, evidence };
  }

  function toField(path: string, name: string, value: unknown, part: unknown): Field {
    return keep<Field>(path, value, '', (before) => {
      const parts = partsOf(part, schema);
      const label = textOf(parts, 'title') ?? name;
      const named: Named = { path, label, description: textOf(parts, 'description') };
      if (Array.isArray(value)) return toListOrTable(named, value, itemsOf(parts));
      if (isObject(value)) return { kind: 'group', ...named, fields: toChildren(path, value, parts) };
      return makeLeaf(before, named, value);
    });
  }

  function toChildren(path: string, value: Record<string, unknown>, parts: Schema[]): Field[] {
    const properties = propertiesOf(parts);
    const keys = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
    return keys.map((key) => toField(appendKey(path, key), toLabel(key), value[key] ?? null, properties[key]));
  }

  function toListOrTable(named: Named, values: unknown[], items: unknown): Table | List {
    const completeness =
      completenessAt.get(named.path.replaceAll(/\/\d+(?=\/|$)/g, '/*')) ?? completenessAt.get(named.path);
    const isTable = values.length > 0 && values.every((row) => isObject(row) && !Object.values(row).some(isComposite));
    if (!isTable)
      return {
        kind: 'list',
        ...named,
        completeness,
        entries: values.map((value, index) => toField(appendKey(named.path, index), String(index + 1), value, items)),
      };
    const properties = propertiesOf(partsOf(items, schema));
    const keys = [...new Set([...Object.keys(properties), ...values.flatMap((row) => Object.keys(row as object))])];
    const columns = keys.map((key) => textOf(partsOf(properties[key], schema), 'title') ?? toLabel(key));
    const descriptions = keys.map((key) => textOf(partsOf(properties[key], schema), 'description'));
    const columnKey = `row ${columns.join('\n')}`;
    const toRow = (row: Record<string, unknown>, index: number): ValueRow => {
      const path = appendKey(named.path, index);
      return keep<ValueRow>(path, row, columnKey, (before) => {
        const cells = keys.map((key, column) => {
          const cell = { path: appendKey(path, key), label: columns[column] ?? key, description: descriptions[column] };
          const value = row[key] ?? null;
          return keep<Leaf>(cell.path, value, '', (leaf) => makeLeaf(leaf, cell, value));
        });
        return before?.cells.every((cell, column) => cell === cells[column]) === true ? before : { path, cells };
      });
    };
    return { kind: 'table', ...named, completeness, columns, rows: (values as Record<string, unknown>[]).map(toRow) };
  }

  return (source) => {
    if (read?.schema !== source.schema || read.lists !== source.lists) known = new Map();
    if (read?.evidence !== source.evidence) evidenceAt = new Map(source.evidence.map((entry) => [entry.path, entry]));
    schema = source.schema;
    completenessAt = new Map(source.lists.map((list) => [list.path, list]));
    read = source;
    return toChildren('', source.data, partsOf(schema, schema));
  };
}

/** The fields of a run in the order of its schema. Data without a schema comes after it. */
export const toFields = (source: FieldSource): Field[] => createFieldReader()(source);

/** Every leaf in the order of the page. */
export function listLeaves(fields: Field[]): Leaf[] {
  return fields.flatMap((field) => {
    if (field.kind === 'leaf') return [field];
    if (field.kind === 'group') return listLeaves(field.fields);
    return field.kind === 'list' ? listLeaves(field.entries) : field.rows.flatMap(({ cells }) => cells);
  });
}

export interface CellPlace {
  row: number;
  column: number;
}

/** The place of a cell; null if it is not in the table. */
export function findCell({ path, rows }: Table, cell: string | null): CellPlace | null {
  if (cell === null || !cell.startsWith(`${path}/`)) return null;
  const row = Number(cell.slice(path.length + 1).split('/')[0]);
  const column = rows[row]?.cells.findIndex((one) => one.path === cell) ?? -1;
  return column === -1 ? null : { row, column };
}
