import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { OcrLanguage } from '../../lib/ocr-languages.ts';
import { cutGray } from './crop.ts';
import type { DecodedWord } from './decode.ts';
import type { Raster } from './raster.ts';
import type { Region } from './text-regions.ts';

/** What is used of the WebAssembly of Tesseract, which comes without types. */
interface Api {
  /** −1 where the model cannot be loaded. */
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  End(): void;
}

interface Core {
  FS: { writeFile(path: string, content: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => Api;
}

/** Reads single lines with the letters of one language. */
export interface LineReader {
  /** The words of a region, with places as fractions of its length. */
  read(raster: Raster, region: Region): DecodedWord[];
}

/** A package `@tesseract.js-data/…` each. */
const MODELS: Record<OcrLanguage, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  fi: 'fin',
  pl: 'pol',
  cs: 'ces',
};

const engines = createRequire(import.meta.url);
const CROP = { height: 36, margin: 6 };
const LSTM_ONLY = 1;
const SINGLE_LINE = '7';
/** Models in memory at a time: some 25 MiB each. A page needs one or two. */
const KEPT = 2;

/** Gives the readers of languages; those used last are kept. Only models of packages are read, nothing is fetched. */
export function createLineReaders(): (language: OcrLanguage) => Promise<LineReader> {
  let core: Promise<Core> | null = null;
  const kept = new Map<OcrLanguage, Api>();
  return async (language) => {
    core ??= loadCore();
    const loaded = await core;
    const api = kept.get(language) ?? (await loadModel(loaded, MODELS[language]));
    kept.delete(language);
    kept.set(language, api);
    const [oldest] = kept;
    if (kept.size > KEPT && oldest !== undefined) {
      kept.delete(oldest[0]);
      oldest[1].End();
    }
    return { read: (raster, region) => readLine(loaded, api, { raster, region }) };
  };
}

async function loadCore(): Promise<Core> {
  const create = engines('tesseract.js-core/tesseract-core-relaxedsimd-lstm') as (options: object) => Promise<Core>;
  return await create({ TesseractProgress: () => undefined, print: () => undefined, printErr: () => undefined });
}

async function loadModel(core: Core, model: string): Promise<Api> {
  const packed = await readFile(engines.resolve(`@tesseract.js-data/${model}/4.0.0_best_int/${model}.traineddata.gz`));
  const path = `./${model}.traineddata`;
  core.FS.writeFile(path, await promisify(gunzip)(packed));
  const api = new core.TessBaseAPI();
  if (api.Init(null, model, LSTM_ONLY) === -1) throw new Error(`The model ${model} cannot be loaded.`);
  core.FS.unlink(path);
  api.SetVariable('tessedit_pageseg_mode', SINGLE_LINE);
  return api;
}

function readLine(core: Core, api: Api, { raster, region }: { raster: Raster; region: Region }): DecodedWord[] {
  const { pgm, width } = cutGray(raster, region, CROP);
  core.FS.writeFile('/input', pgm);
  if (api.SetImageFile(1, 0) === 1) return [];
  api.Recognize(null);
  return api
    .GetTSVText(0)
    .split('\n')
    .flatMap((line): DecodedWord[] => {
      const [level, , , , , , left = '', , wide = '', , confidence = '', text = ''] = line.split('\t');
      if (level !== '5' || text.trim() === '') return [];
      const place = (x: number): number => Math.min(1, Math.max(0, (x - CROP.margin) / width));
      return [
        {
          text: text.trim(),
          from: place(Number(left)),
          to: place(Number(left) + Number(wide)),
          confidence: Math.max(0, Number(confidence)) / 100,
        },
      ];
    });
}
