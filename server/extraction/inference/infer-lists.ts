import type { JsonObject } from '../../lib/json-value.ts';
import { readConcepts } from '../reading/tokens.ts';
import type { Conventions } from '../reading/recogniser.ts';
import { buildList, buildObject, buildValue } from './build-property.ts';
import type { FoundTable, TableColumn } from './find-tables.ts';
import { describeOther, describeValue } from './infer-fields.ts';
import { findUsualField, identifyLabel, nameProperty, spellName, takeName } from './name-property.ts';
import { inferType } from './value-type.ts';

export interface InferredList {
  name: string;
  label: string | null;
  schema: JsonObject;
  documents: number;
}

export interface SeenTable {
  table: FoundTable;
  conventions: Conventions;
  /** Which of the documents it is in. */
  document: number;
}

const MIN_SHARED = 0.6;

const keysOf = ({ columns }: FoundTable): string[] => columns.map(({ heading }) => identifyLabel(heading, true));

function haveSameColumns(a: FoundTable, b: FoundTable): boolean {
  const [left, right] = [new Set(keysOf(a)), new Set(keysOf(b))];
  const shared = [...left].filter((key) => right.has(key)).length;
  return shared / Math.max(left.size, right.size) >= MIN_SHARED;
}

/** What the rows are, by the meanings of their columns. */
function nameList(table: FoundTable): string {
  const { title } = table;
  const fromTitle = title === null || findUsualField(title, false) !== null ? '' : nameProperty(title);
  if (fromTitle !== '') return fromTitle;
  const concepts = new Set(table.columns.flatMap(({ heading }) => readConcepts(heading)));
  if (concepts.has('quantity') || concepts.has('price') || concepts.has('item')) return 'items';
  if (concepts.has('date') && (concepts.has('amount') || concepts.has('balance'))) return 'transactions';
  return 'entries';
}

interface SeenColumn {
  column: TableColumn;
  conventions: Conventions;
  /** The table that it is in. */
  table: FoundTable;
}

const cleanHeading = (heading: string): string => heading.replace(/[\s:.]+$/u, '');

/**
 * What a column means, and the name of its field. Of columns of one table with one meaning, that with its very name
 * keeps it, or else the first; the others are fields of their own: "Amount" beside "Line total".
 */
function identifyColumn({ column, table }: SeenColumn): { key: string; name: string } {
  const key = identifyLabel(column.heading, true);
  const equal = table.columns.filter(({ heading }) => identifyLabel(heading, true) === key);
  const ownNameOf = ({ heading }: TableColumn) => spellName(cleanHeading(heading));
  const main = equal.find((one) => ownNameOf(one) === key) ?? equal[0];
  const isMain = main === undefined || main === column || ownNameOf(main) === ownNameOf(column);
  const ownName = ownNameOf(column);
  return isMain
    ? { key, name: nameProperty(cleanHeading(column.heading), true) }
    : { key: `own ${ownName}`, name: ownName };
}

export function describeColumns(columns: readonly SeenColumn[], taken = new Set<string>()): Record<string, JsonObject> {
  const properties: Record<string, JsonObject> = {};
  const groups = Map.groupBy(columns, (column) => identifyColumn(column).key);
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const label = cleanHeading(first.column.heading);
    const { key, name } = identifyColumn(first);
    const isOwn = key.startsWith('own ');
    if (name === '') continue;
    const values = group.flatMap(({ column, conventions }) => column.cells.map(({ text }) => ({ text, conventions })));
    const inferred = inferType(values, readConcepts(label));
    // A column of whole numbers may have decimals in another document.
    const type = inferred === 'integer' ? 'number' : inferred;
    const title = isOwn || findUsualField(label, true) === null ? label : null;
    const description = isOwn ? describeOther(label, type, true) : describeValue(label, type, true);
    properties[takeName(name, taken)] = buildValue(type, description, title);
  }
  return properties;
}

/** Lists of rows: tables with the same columns, in one document or in several, are one list. */
export function inferLists(tables: readonly SeenTable[]): InferredList[] {
  const groups: SeenTable[][] = [];
  for (const seen of tables) {
    const known = groups.find(([first]) => first !== undefined && haveSameColumns(first.table, seen.table));
    if (known === undefined) groups.push([seen]);
    else known.push(seen);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const columns = group.flatMap(({ table, conventions }) =>
      table.columns.map((column) => ({ column, conventions, table })),
    );
    const properties = describeColumns(columns);
    if (Object.keys(properties).length < 2) return [];
    const { title } = first.table;
    const description =
      title === null ? 'Rows of the table, in its order' : `Rows of the table “${title}”, in its order`;
    return [
      {
        name: nameList(first.table),
        label: title,
        schema: buildList(buildObject(properties), description, title),
        documents: new Set(group.map(({ document }) => document)).size,
      },
    ];
  });
}
