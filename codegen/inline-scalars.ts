/** A node of an OpenAPI document. */
type Node = { [key: string]: unknown };

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name for a string or a number says nothing that its description does not; one for an enumeration does. */
function isScalar(schema: unknown): schema is Node {
  if (!isNode(schema) || 'enum' in schema) return false;
  const types = [schema['type']].flat();
  return types.length > 0 && types.every((type) => SCALARS.has(String(type)));
}

/**
 * The contract with the schemas of plain strings and numbers written where they are used. They are shared in the sources, but
 * generators would make a type of each: `DisplayName`, `ListTotal`, …
 */
export function inlineScalars<Document extends object>(document: Document): Document {
  const { components, ...rest } = structuredClone(document) as { components: { schemas: Node } };
  const scalars = new Map(Object.entries(components.schemas).filter(([, schema]) => isScalar(schema)));

  function inline(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inline);
    if (!isNode(value)) return value;
    const { $ref, ...beside } = value;
    const scalar = typeof $ref === 'string' ? scalars.get(REFERENCE.exec($ref)?.[1] ?? '') : undefined;
    // What is written beside a reference, such as a description of its own, comes first.
    if (isNode(scalar)) return { ...scalar, ...beside };
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inline(child)]));
  }

  const schemas = Object.entries(components.schemas).filter(([name]) => !scalars.has(name));
  return inline({ ...rest, components: { ...components, schemas: Object.fromEntries(schemas) } }) as Document;
}
