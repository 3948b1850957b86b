import { textValue } from '../candidates/text-value.ts';
import type { Kind } from '../kinds.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Cell, Sheet } from '../segments.ts';
import { describeCell, describeStretch, wordsBefore, type CellAnchors, type CellPart } from './describe-place.ts';
import type { Anchors } from './memory-example.ts';
import { listKeys, toPlace, type Place, type PlaceKeys } from './place-keys.ts';
import { WORD, wordsOf } from './words.ts';

/** A word of a cell. Offsets count from the start of the cell's text. */
export interface CellWord {
  word: string;
  start: number;
  end: number;
}

interface CellNotes {
  words: CellWord[] | null;
  anchors: CellAnchors | null;
  keys: PlaceKeys | null;
  places: Map<number, Place>;
  stretches: Map<string, Recognition | null>;
}

/** More than a line has. */
const MAX_OFFSET = 1_000_000;

/**
 * What the memory reads of a document's cells: once for all fields. Kept with the document's cells by a plain map: with
 * weak ones, collecting garbage took three times as long.
 */
export class DocumentCells {
  readonly #sheet: Sheet;
  readonly #notes = new Map<Cell, CellNotes>();

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  listWords(cell: Cell): CellWord[] {
    const notes = this.#notesOf(cell);
    notes.words ??= [...cell.text.matchAll(WORD)].map(({ 0: text, index }) => ({
      word: wordsOf(text)[0] ?? '',
      start: index,
      end: index + text.length,
    }));
    return notes.words;
  }

  /** What is around a stretch of a cell. Fields of a type ask for the same stretches. */
  describe(part: CellPart): Place {
    const notes = this.#notesOf(part.cell);
    const key = part.start * MAX_OFFSET + part.end;
    let place = notes.places.get(key);
    if (place === undefined) {
      const anchors: Anchors = { ...this.#describeCell(part.cell, notes), ...describeStretch(part) };
      notes.places.set(key, (place = toPlace(anchors)));
    }
    return place;
  }

  /** The keys that a place in the cell may have. */
  listKeys(cell: Cell): PlaceKeys {
    const notes = this.#notesOf(cell);
    if (notes.keys === null) {
      const last = wordsBefore(cell.row, cell.from).at(-1);
      const before = new Set(this.listWords(cell).map(({ word }) => word));
      if (last !== undefined) before.add(last);
      notes.keys = listKeys(this.#describeCell(cell, notes), [...before]);
    }
    return notes.keys;
  }

  /** The text of a stretch of a cell, as a value. */
  readText(kind: Kind, cell: Cell, [from, to]: readonly [number, number]): Recognition | null {
    const { stretches } = this.#notesOf(cell);
    const key = `${kind} ${from} ${to}`;
    let value = stretches.get(key);
    if (value === undefined) stretches.set(key, (value = textValue(kind, cell.text.slice(0, to), from)));
    return value;
  }

  #describeCell(cell: Cell, notes: CellNotes): CellAnchors {
    return (notes.anchors ??= describeCell(this.#sheet, cell));
  }

  #notesOf(cell: Cell): CellNotes {
    let notes = this.#notes.get(cell);
    if (notes === undefined) {
      notes = { words: null, anchors: null, keys: null, places: new Map(), stretches: new Map() };
      this.#notes.set(cell, notes);
    }
    return notes;
  }
}
