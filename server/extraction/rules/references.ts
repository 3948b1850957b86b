/** Which fields an expression reads, and what type each of its parts has. */
import type { Field } from '../schema/field-tree.ts';
import { nameOf } from './compiled-expression.ts';
import { FUNCTIONS } from './functions/all-functions.ts';
import type { Node } from './syntax.ts';

export type StaticType = 'number' | 'text' | 'boolean' | 'date' | 'duration' | 'list' | 'object' | 'null' | 'any';

/** What is known of a part before there is data. */
export interface Part {
  type: StaticType;
  /** The field that it is; of a list of objects, that of one of its entries. */
  field: Field | null;
  /** Names from the root, `*` for each entry of a list. */
  path: string[] | null;
}

export interface References {
  /** Fields that are read, as names from the root; `*` for each entry of a list. */
  paths: string[][];
  /** Names that the definition does not have, with the text around them. */
  unknown: { name: string; from: number }[];
  partOf(node: Node): Part;
}

const ANY: Part = { type: 'any', field: null, path: null };

/** The shape of the data for the parser, which recognises names of several words by it. */
export function toNames(field: Field, depth = 0): unknown {
  if (field.kind === 'array') return field.items === undefined || depth > 8 ? [] : [toNames(field.items, depth + 1)];
  if (field.kind !== 'object' || depth > 8) return 0;
  return Object.fromEntries((field.properties ?? []).map((property) => [property.name, toNames(property, depth + 1)]));
}

function typeOf(field: Field): StaticType {
  if (field.kind === 'integer' || field.kind === 'number') return 'number';
  if (field.kind === 'string') return field.format === 'date' || field.format === 'date-time' ? 'date' : 'text';
  if (field.kind === 'array') return 'list';
  return field.kind === 'any' ? 'any' : field.kind;
}

const toPart = (field: Field | undefined, path: string[] | null): Part =>
  field === undefined ? { ...ANY, path } : { type: typeOf(field), field, path };

/** Collects what an expression refers to. `seed` are further variables, such as those of the rule's rows. */
export function findReferences(root: Node, definition: Field): References {
  const paths = new Map<string, string[]>();
  const unknown: References['unknown'] = [];
  const parts = new WeakMap<Node, Part>();

  const read = (part: Part) => {
    if (part.path !== null) paths.set(part.path.join('\n'), part.path);
    return part;
  };

  /** The entry of a list. */
  const entryOf = ({ field, path }: Part): Part =>
    field?.kind === 'array' ? toPart(field.items, path === null ? null : [...path, '*']) : { ...ANY, field, path };

  const propertyOf = (part: Part, node: Node): Part => {
    const name = nameOf(node);
    const owner = part.field?.kind === 'array' ? entryOf(part) : part;
    if (owner.field === null || owner.field.kind === 'any' || owner.field.entries !== undefined)
      return { ...ANY, path: owner.path === null ? null : [...owner.path, name] };
    const property = owner.field.properties?.find((one) => one.name === name);
    if (property === undefined) {
      unknown.push({ name, from: node.from });
      return ANY;
    }
    const found = toPart(property, owner.path === null ? null : [...owner.path, name]);
    return part.type === 'list' ? { ...found, type: 'list' } : found;
  };

  type Variables = ReadonlyMap<string, Part>;

  function variable(node: Node, variables: Variables, filters: readonly Part[]): Part {
    const name = nameOf(node);
    const known = variables.get(name);
    if (known !== undefined) return known;
    for (const entry of filters) {
      if (name === 'item') return entry;
      if (entry.field?.properties?.some((one) => one.name === name) === true) return propertyOf(entry, node);
    }
    return propertyOf({ type: 'object', field: definition, path: [] }, node);
  }

  function iteration(node: Node, variables: Variables, filters: readonly Part[]): Part {
    const inner = new Map(variables);
    for (const part of node.children.find(({ type }) => type === 'InExpressions')?.children ?? []) {
      const name = part.children.find(({ type }) => type === 'Name');
      const source = part.children.find(({ type }) => type === 'IterationContext')?.children[0];
      if (name !== undefined && source !== undefined) inner.set(nameOf(name), entryOf(visit(source, inner, filters)));
    }
    const body = node.children.at(-1);
    if (body !== undefined) visit(body, inner, filters);
    return { ...ANY, type: node.type === 'ForExpression' ? 'list' : 'boolean' };
  }

  function visit(node: Node, variables: Variables, filters: readonly Part[]): Part {
    const part = read(judge(node, variables, filters));
    parts.set(node, part);
    return part;
  }

  function judge(node: Node, variables: Variables, filters: readonly Part[]): Part {
    const [first, second] = node.children;
    const children = () => node.children.map((child) => visit(child, variables, filters));
    switch (node.type) {
      case 'VariableName':
        return variable(node, variables, filters);
      case 'PathExpression': {
        if (first === undefined || second === undefined) return ANY;
        const owner = visit(first, variables, filters);
        // The owner is only on the way to what is read.
        if (owner.path !== null) paths.delete(owner.path.join('\n'));
        return propertyOf(owner, second);
      }
      case 'QuantifiedExpression':
      case 'ForExpression':
        return iteration(node, variables, filters);
      case 'FilterExpression': {
        if (first === undefined || second === undefined) return ANY;
        const list = visit(first, variables, filters);
        visit(second, variables, [entryOf(list), ...filters]);
        return second.type === 'NumericLiteral' ? entryOf(list) : list;
      }
      case 'FunctionInvocation':
      case 'DateTimeConstructor': {
        for (const child of node.children.slice(1)) for (const one of child.children) visit(one, variables, filters);
        const gives = first === undefined ? 'any' : (FUNCTIONS.get(nameOf(first))?.gives ?? 'any');
        return { ...ANY, type: gives };
      }
      case 'DateTimeLiteral':
        return first?.type === 'AtLiteral' ? ANY : { ...ANY, type: children()[0]?.type ?? 'any' };
      case 'ParenthesizedExpression':
        return children()[0] ?? ANY;
      case 'ArithmeticExpression': {
        const types = children().map(({ type }) => type);
        return { ...ANY, type: types.every((type) => type === 'number' || type === 'any') ? 'number' : 'any' };
      }
      case 'IfExpression':
        children();
        return ANY;
      default:
        children();
        return { ...ANY, type: LITERALS[node.type] ?? 'any' };
    }
  }

  visit(root, new Map(), []);
  return { paths: [...paths.values()], unknown, partOf: (node) => parts.get(node) ?? ANY };
}

const LITERALS: Record<string, StaticType> = {
  NumericLiteral: 'number',
  StringLiteral: 'text',
  BooleanLiteral: 'boolean',
  null: 'null',
  List: 'list',
  Comparison: 'boolean',
  Conjunction: 'boolean',
  Disjunction: 'boolean',
};
