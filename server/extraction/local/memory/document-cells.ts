import { addToGroup } from '../../../lib/collections.ts';
import { textValue } from '../candidates/text-value.ts';
import type { Kind } from '../kinds.ts';
import type { Recognition } from '../../reading/recogniser.ts';
import type { Cell, Sheet } from '../segments.ts';
import { describeCell, describeStretch, type CellAnchors, type CellPart } from './describe-place.ts';
import type { Anchors } from './memory-example.ts';
import { listKeys, toPlace, type Place, type PlaceIndex } from './place-index.ts';
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
  places: Map<number, Place>;
  stretches: Map<string, Recognition | null>;
}

/** Positions in `cells` by what a place in the cell may share with a similar one. */
interface CellsByKey {
  cells: Cell[];
  byWord: Map<string, number[]>;
  byRow: Map<number, number[]>;
}

const ROWS_AT_ENDS = 300;
/** More than a line has. */
const MAX_OFFSET = 1_000_000;

/**
 * What the memory reads of a document's cells: once for all fields. Kept with the document's cells by a plain map: with
 * weak ones, collecting garbage took three times as long.
 */
export class DocumentCells {
  readonly all: readonly Cell[];
  readonly #sheet: Sheet;
  readonly #notes = new Map<Cell, CellNotes>();
  #byKey: CellsByKey | null = null;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.all = sheet.rows.flatMap(({ cells }) => cells);
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

  /** The cells in which a place may be like one of the index, in the document's order. */
  listLike({ byWord, byRow }: PlaceIndex): Cell[] {
    const own = (this.#byKey ??= this.#indexCells());
    const found = new Set<number>();
    const take = (cells: readonly number[] = []): void => cells.forEach((one) => found.add(one));
    for (const word of byWord.keys()) take(own.byWord.get(word));
    for (const row of byRow.keys()) for (let near = row - 1; near <= row + 1; near += 1) take(own.byRow.get(near));
    return [...found].sort((a, b) => a - b).flatMap((position) => own.cells[position] ?? []);
  }

  /** Long documents are read at both ends. */
  #indexCells(): CellsByKey {
    const { rows } = this.#sheet;
    const ends =
      rows.length <= 2 * ROWS_AT_ENDS ? rows : [...rows.slice(0, ROWS_AT_ENDS), ...rows.slice(-ROWS_AT_ENDS)];
    const index: CellsByKey = { cells: [], byWord: new Map(), byRow: new Map() };
    for (const { cells } of ends) {
      // The last word of the row so far.
      let last: string | undefined;
      for (const cell of cells) {
        const position = index.cells.push(cell) - 1;
        const own = this.listWords(cell).map(({ word }) => word);
        const before = new Set(last === undefined ? own : [...own, last]);
        const { words, row } = listKeys(this.#describeCell(cell, this.#notesOf(cell)), [...before]);
        for (const word of words) addToGroup(index.byWord, word, position);
        addToGroup(index.byRow, row, position);
        last = own.at(-1) ?? last;
      }
    }
    return index;
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
      notes = { words: null, anchors: null, places: new Map(), stretches: new Map() };
      this.#notes.set(cell, notes);
    }
    return notes;
  }
}
