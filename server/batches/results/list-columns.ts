import { isObject } from '../../lib/json-object.ts';
import { getAt, parsePointer } from '../../lib/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { nameColumn } from '../../lib/tables/flatten-data.ts';

/** Columns before those of the data. */
export const FIRST_COLUMNS = ['position', 'documentId', 'name', 'runId', 'status', 'confidence', 'error', 'metadata'];

const OWN_COLUMNS = new Set(FIRST_COLUMNS);

/** The columns of a table of results. */
export interface DataColumns {
  /** In the order of the schema. */
  names: string[];
  /** Columns whose objects are spread over others: `seller` of `seller.name`. */
  parents: ReadonlySet<string>;
}

interface Place {
  /** Empty at the root. */
  column: string;
  isInList: boolean;
  /** The references on the way, which end a recursion. */
  refs: readonly string[];
}

/**
 * The columns of the data of a schema: known before the first result, so that a table can be streamed, and the same for
 * each batch with this version.
 */
export function listColumns(definition: JsonObject): DataColumns {
  const names = new Set<string>();
  const parents = new Set<string>();

  function visitRef(ref: string, place: Place): void {
    const target = ref.startsWith('#') ? getAt(definition, parsePointer(decodeURIComponent(ref.slice(1)))) : undefined;
    if (target === undefined || place.refs.includes(ref)) names.add(place.column);
    else visit(target, { ...place, refs: [...place.refs, ref] });
  }

  function visit(schema: JsonValue, place: Place): void {
    const { column, isInList } = place;
    const leaf = () => column !== '' && names.add(column);
    if (!isObject(schema)) return void leaf();
    const { $ref: ref, properties, items } = schema;
    const choices = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((one) =>
      Array.isArray(one) ? one : [],
    );
    if (typeof ref === 'string') return visitRef(ref, place);
    if (!isObject(properties) && items === undefined && choices.length === 0) return void leaf();
    if (isObject(properties)) {
      parents.add(column);
      for (const [name, child] of Object.entries(properties))
        visit(child, { ...place, column: column === '' ? nameColumn(name, OWN_COLUMNS) : `${column}.${name}` });
    }
    if (items !== undefined && isInList) leaf();
    else if (items !== undefined) visit(items, { ...place, isInList: true });
    for (const choice of choices) if (!isNull(choice)) visit(choice, place);
  }

  visit(definition, { column: '', isInList: false, refs: [] });
  return { names: [...names], parents };
}

const isNull = (schema: JsonValue) => isObject(schema) && schema['type'] === 'null';
