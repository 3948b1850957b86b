import protobuf from 'protobufjs/light.js';

/** A step of a model. Attributes stay encoded: few of them are looked at. */
export interface OnnxNode {
  input: string[];
  output: string[];
  name: string;
  opType: string;
  attribute: Uint8Array[];
}

export interface FloatTensor {
  dims: number[];
  values: Float32Array;
}

/** A model whose nodes may be replaced; everything else is written as it was read. */
export interface OnnxGraph {
  nodes: OnnxNode[];
  /** The model with the nodes as they are now. */
  encode(): Uint8Array;
}

const FLOAT = 1;
const ATTRIBUTE_FLOAT = 1;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_TENSOR = 4;

const repeated = (type: string, id: number): protobuf.IField => ({ rule: 'repeated', type, id });
/** The part of the format that is used, with the numbers of onnx.proto. The rest are bytes that are kept. */
const root = protobuf.Root.fromJSON({
  nested: {
    Model: {
      fields: {
        irVersion: { type: 'int64', id: 1 },
        producerName: { type: 'string', id: 2 },
        graph: { type: 'Graph', id: 7 },
        opsetImport: repeated('bytes', 8),
      },
    },
    Graph: {
      fields: {
        node: repeated('Node', 1),
        name: { type: 'string', id: 2 },
        initializer: repeated('bytes', 5),
        input: repeated('bytes', 11),
        output: repeated('bytes', 12),
      },
    },
    Node: {
      fields: {
        input: repeated('string', 1),
        output: repeated('string', 2),
        name: { type: 'string', id: 3 },
        opType: { type: 'string', id: 4 },
        attribute: repeated('bytes', 5),
      },
    },
    Attribute: {
      fields: {
        name: { type: 'string', id: 1 },
        f: { type: 'float', id: 2 },
        i: { type: 'int32', id: 3 },
        t: { type: 'Tensor', id: 5 },
        ints: repeated('int32', 8),
        type: { type: 'int32', id: 20 },
      },
    },
    Tensor: {
      fields: {
        dims: repeated('int32', 1),
        dataType: { type: 'int32', id: 2 },
        floatData: repeated('float', 4),
        rawData: { type: 'bytes', id: 9 },
      },
    },
  },
});
const [Model, Attribute] = [root.lookupType('Model'), root.lookupType('Attribute')];

interface DecodedTensor {
  dims: number[];
  dataType: number;
  floatData: number[];
  rawData: Uint8Array;
}

interface DecodedAttribute {
  name: string;
  f: number;
  i: number;
  t: DecodedTensor | null;
  ints: number[];
}

export function readOnnx(bytes: Uint8Array): OnnxGraph {
  const model = Model.decode(bytes) as protobuf.Message & { graph: { node: OnnxNode[] } };
  return {
    get nodes() {
      return model.graph.node;
    },
    set nodes(nodes) {
      model.graph.node = nodes;
    },
    encode: () => Model.encode(model).finish(),
  };
}

function attributeOf(node: OnnxNode, name: string): DecodedAttribute | undefined {
  return node.attribute
    .map((bytes) => Attribute.decode(bytes) as unknown as DecodedAttribute)
    .find((attribute) => attribute.name === name);
}

/** A number among a node's attributes. */
export function readFloat(node: OnnxNode, name: string): number | undefined {
  return attributeOf(node, name)?.f;
}

const constants = new WeakMap<OnnxNode, FloatTensor | null>();

/** The value of a node that gives a constant; null for other nodes and for values that are not floats. */
export function readConstant(node: OnnxNode): FloatTensor | null {
  const known = constants.get(node);
  if (known !== undefined) return known;
  const constant = decodeConstant(node);
  constants.set(node, constant);
  return constant;
}

function decodeConstant(node: OnnxNode): FloatTensor | null {
  const tensor = node.opType === 'Constant' ? attributeOf(node, 'value')?.t : undefined;
  if (tensor?.dataType !== FLOAT) return null;
  const { dims, floatData, rawData } = tensor;
  const values = rawData.length > 0 ? new Float32Array(new Uint8Array(rawData).buffer) : Float32Array.from(floatData);
  return { dims, values };
}

export function makeNode(
  opType: string,
  places: { input: string[]; output: string },
  attributes: Record<string, number | FloatTensor> = {},
): OnnxNode {
  return {
    opType,
    name: places.output,
    input: places.input,
    output: [places.output],
    attribute: Object.entries(attributes).map(([name, value]) => Attribute.encode(attribute(name, value)).finish()),
  };
}

function attribute(name: string, value: number | FloatTensor): protobuf.Message {
  if (typeof value !== 'number') {
    const { dims, values } = value;
    const rawData = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    return Attribute.create({ name, type: ATTRIBUTE_TENSOR, t: { dims, dataType: FLOAT, rawData } });
  }
  return name === 'group'
    ? Attribute.create({ name, type: ATTRIBUTE_INT, i: value })
    : Attribute.create({ name, type: ATTRIBUTE_FLOAT, f: value });
}
