import { isObject } from '../json-object.ts';
import { getAt, parsePointer } from '../json-pointer.ts';
import type { JsonObject, JsonValue } from '../json-value.ts';
import { nameColumn } from './flatten-data.ts';

/** The columns of a table of results. */
export interface DataColumns {
  /** In the order of the schema. */
  names: string[];
  /** Columns whose objects are spread over others: `seller` of `seller.name`. */
  parents: ReadonlySet<string>;
  /** Columns whose values are dates, or dates with times. */
  dates: ReadonlySet<string>;
}

/** Formats of JSON Schema. */
const DATE_FORMATS = new Set<JsonValue | undefined>(['date', 'date-time']);

interface ColumnPlace {
  /** Empty at the root. */
  column: string;
  isInList: boolean;
  /** The references on the way, which end a recursion. */
  refs: readonly string[];
}

interface ColumnOptions {
  /** Columns of the table itself. */
  own: readonly string[];
  /** Whether a list of objects is one column. */
  isInList?: boolean;
}

/**
 * The columns of the data of a schema: known before the first result, so that a table can be streamed, and the same for
 * each batch with this version.
 */
export function listColumns(
  definition: JsonObject,
  { own, isInList: isOneColumn = false }: ColumnOptions,
): DataColumns {
  const ownColumns = new Set(own);
  const names = new Set<string>();
  const parents = new Set<string>();
  const dates = new Set<string>();

  function visitRef(ref: string, place: ColumnPlace): void {
    const target = ref.startsWith('#') ? getAt(definition, parsePointer(decodeURIComponent(ref.slice(1)))) : undefined;
    if (target === undefined || place.refs.includes(ref)) names.add(place.column);
    else visit(target, { ...place, refs: [...place.refs, ref] });
  }

  function visit(schema: JsonValue, place: ColumnPlace): void {
    const { column, isInList } = place;
    const leaf = () => column !== '' && names.add(column);
    if (!isObject(schema)) return void leaf();
    if (DATE_FORMATS.has(schema['format'])) dates.add(column);
    const { $ref: ref, properties, items } = schema;
    const choices = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((one) =>
      Array.isArray(one) ? one : [],
    );
    if (typeof ref === 'string') return visitRef(ref, place);
    if (!isObject(properties) && items === undefined && choices.length === 0) return void leaf();
    if (isObject(properties)) {
      parents.add(column);
      for (const [name, child] of Object.entries(properties))
        visit(child, { ...place, column: column === '' ? nameColumn(name, ownColumns) : `${column}.${name}` });
    }
    if (items !== undefined && isInList) leaf();
    else if (items !== undefined) visit(items, { ...place, isInList: true });
    for (const choice of choices) if (!isNull(choice)) visit(choice, place);
  }

  visit(definition, { column: '', isInList: isOneColumn, refs: [] });
  return { names: [...names], parents, dates };
}

const isNull = (schema: JsonValue) => isObject(schema) && schema['type'] === 'null';
