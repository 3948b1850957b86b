/** A node of an OpenAPI document. */
type Node = { [key: string]: unknown };

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a schema is a plain string or number, whose name adds nothing to its description. Enumerations are kept. */
function isScalar(schema: unknown): schema is Node {
  if (!isNode(schema) || 'enum' in schema) return false;
  const types = [schema['type']].flat();
  return types.length > 0 && types.every((type) => SCALARS.has(String(type)));
}

/**
 * Inlines schemas of plain strings and numbers. They are shared in the sources, but generators would create a type for
 * each: `DisplayName`, `ListTotal`, …
 */
export function inlineScalars<Document extends object>(document: Document): Document {
  const { components, ...rest } = structuredClone(document) as { components: { schemas: Node } };
  const scalars = new Map(Object.entries(components.schemas).filter(([, schema]) => isScalar(schema)));

  function inline(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inline);
    if (!isNode(value)) return value;
    const { $ref, ...beside } = value;
    const scalar = typeof $ref === 'string' ? scalars.get(REFERENCE.exec($ref)?.[1] ?? '') : undefined;
    // Keywords beside a reference, such as a description, take precedence.
    if (isNode(scalar)) return { ...scalar, ...beside };
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inline(child)]));
  }

  const schemas = Object.entries(components.schemas).filter(([name]) => !scalars.has(name));
  return inline({ ...rest, components: { ...components, schemas: Object.fromEntries(schemas) } }) as Document;
}
