import { makeNode, readConstant, type FloatTensor, type OnnxNode } from './onnx-graph.ts';

export interface Scaling {
  scale: number;
  shift: number;
  /** The multiplication and the addition. */
  steps: [OnnxNode, OnnxNode];
}

/** The nodes of a model while some are replaced. What is asked refers to the nodes before. */
export class EditedNodes {
  #nodes: OnnxNode[];
  #constants = new Map<string, FloatTensor>();
  #consumers = new Map<string, OnnxNode[]>();
  #replaced = new Map<OnnxNode, OnnxNode[]>();
  #added: OnnxNode[] = [];

  constructor(nodes: OnnxNode[]) {
    this.#nodes = nodes;
    for (const node of nodes) {
      const constant = readConstant(node);
      if (constant !== null) this.#constants.set(outputOf(node), constant);
      for (const name of node.input) this.#consumers.set(name, [...this.consumers(name), node]);
    }
  }

  constant(name: string | undefined): FloatTensor | undefined {
    return this.#constants.get(name ?? '');
  }

  consumers(name: string): OnnxNode[] {
    return this.#consumers.get(name) ?? [];
  }

  /** The only node that reads what a node writes, if it is of the type. */
  follower(node: OnnxNode, opType: string): OnnxNode | undefined {
    const [follower, ...others] = this.consumers(outputOf(node));
    return others.length === 0 && follower?.opType === opType ? follower : undefined;
  }

  /** The number that a node adds, multiplies or divides by; undefined if both sides vary. */
  number(node: OnnxNode): number | undefined {
    const [value] = node.input.flatMap((name) => this.constant(name) ?? []).filter(({ values }) => values.length === 1);
    return value?.values[0];
  }

  /** The multiplication and the addition of numbers that follow a node. */
  scalingAfter(node: OnnxNode): Scaling | null {
    const multiply = this.follower(node, 'Mul');
    const add = multiply === undefined ? undefined : this.follower(multiply, 'Add');
    if (multiply === undefined || add === undefined) return null;
    const [scale, shift] = [this.number(multiply), this.number(add)];
    return scale === undefined || shift === undefined ? null : { scale, shift, steps: [multiply, add] };
  }

  addConstant(name: string, value: FloatTensor): string {
    this.#added.push(makeNode('Constant', { input: [], output: name }, { value }));
    return name;
  }

  /** Puts nodes where the last one of others is. */
  replace(nodes: OnnxNode[], by: OnnxNode[]): void {
    nodes.forEach((node, index) => this.#replaced.set(node, index === nodes.length - 1 ? by : []));
  }

  /** The nodes as they are now, without the constants that nothing reads any more. */
  finish(): OnnxNode[] {
    const added = new Set(this.#added.map(outputOf));
    const kept = this.#nodes.filter((node) => !added.has(outputOf(node)) || node.opType !== 'Constant');
    const nodes = [...this.#added, ...kept.flatMap((node) => this.#replaced.get(node) ?? [node])];
    const read = new Set(nodes.flatMap((node) => node.input));
    return nodes.filter((node) => node.opType !== 'Constant' || read.has(outputOf(node)));
  }
}

export function outputOf(node: OnnxNode): string {
  return node.output[0] ?? '';
}
