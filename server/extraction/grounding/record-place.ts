import type { JsonValue } from '../../lib/json-value.ts';
import { CELL_GAP } from '../../parsing/layout.ts';
import { readConcepts, readNameConcepts } from '../reading/tokens.ts';
import type { Field } from '../schema/field-tree.ts';
import type { DocumentIndex, Hit, IndexedLine } from './document-index.ts';
import type { ValueFinder } from './find-value.ts';
import type { Leaf } from './found.ts';
import { chooseMatch, type GroundedLeaf, type PlaceSigns } from './grounded-leaf.ts';
import { judgePlace } from './judge-place.ts';
import { isBesideLabel, type LabelIndex } from './labelled-place.ts';
import type { SearchedDocument } from './searched-document.ts';
import { createSpanEvidence } from './span.ts';

/** Beyond this, a form has so many labels that they tell little. */
const MAX_SINGLE_NAMES = 200;

/** A date with a time and a time zone. */
const ZONED = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Names and titles of the fields with a single value. */
class SingleNames {
  readonly #names: string[][];
  readonly #labels: LabelIndex;

  constructor(root: Field, labels: LabelIndex) {
    this.#names = listSingleNames(root);
    this.#labels = labels;
  }

  /** Whether a text is the name of another field, and nothing more. */
  includeOther(names: string[], value: JsonValue): boolean {
    if (typeof value !== 'string') return false;
    const concepts = readConcepts(value).join(' ');
    return this.#names.some(
      (other) => other[0] !== names[0] && other.some((name) => readNameConcepts(name).join(' ') === concepts),
    );
  }

  /** Whether the line names another field. */
  nameOtherwise(names: string[], line: number): boolean {
    return this.#names.some((other) => other[0] !== names[0] && this.#labels.names(other, line));
  }
}

/** Describes the places that were chosen for values. */
export class PlaceRecorder {
  readonly #index: DocumentIndex;
  readonly #finder: ValueFinder;
  readonly #labels: LabelIndex;
  readonly #singleNames: SingleNames;

  constructor({ index, finder, labels }: SearchedDocument, root: Field) {
    this.#index = index;
    this.#finder = finder;
    this.#labels = labels;
    this.#singleNames = new SingleNames(root, labels);
  }

  /** Of a choice that was concluded from the line of its entry. */
  describeRow({ path, names }: Leaf, { page, start, text }: IndexedLine): GroundedLeaf {
    const end = start + text.length;
    return {
      path,
      match: 'derived',
      page: page.number,
      start,
      end,
      ...createSpanEvidence(page, start, end),
      likeness: 0,
      isGuess: false,
      isLabelled: false,
      isNamed: this.#isNamed(names),
      isFromRow: true,
    };
  }

  /** @param sure whether more than its neighbours decided on the place */
  describe(of: Leaf, hit: Hit | undefined, sure: boolean, signs: PlaceSigns): GroundedLeaf {
    const { names, path, value, found } = of;
    if (hit === undefined || signs.isRepeated === true) {
      const isNamed = this.#isNamed(names);
      const nowhere = {
        page: null,
        quote: null,
        start: null,
        end: null,
        boxes: [],
        recognition: null,
      };
      return {
        path,
        match: 'not_found',
        ...nowhere,
        likeness: 0,
        isGuess: false,
        isLabelled: false,
        isNamed,
        ...(signs.isRepeated === true ? { isRepeated: true } : {}),
        ...(found.isContradicted === true ? { isContradicted: true } : {}),
      };
    }
    const { page, start, end } = hit;
    const { quote, boxes, recognition } = createSpanEvidence(page, start, end);
    const isNamedInLine = names.length > 0 && this.#labels.names(names, hit.line);
    const line = this.#index.lines[hit.line];
    const isInDate = this.#finder.isInDate(value, hit);
    const writesDecimals = this.#index.writesDecimals();
    const judged = line && judgePlace({ ...of, hit, line, isNamedInLine, isInDate, writesDecimals });
    const isOtherLabel = names.length > 0 && !isNamedInLine && this.#singleNames.nameOtherwise(names, hit.line);
    const doubts = judged && {
      ...judged,
      isLabelText: judged.isLabelText || (isOtherLabel && this.#singleNames.includeOther(names, value)),
    };
    const isLabelled =
      names.length > 0 && !isOtherLabel && doubts?.isLabelText !== true && isBesideLabel(this.#labels, names, hit);
    const isForeign =
      signs.isInRow === false || signs.isNamedElsewhere === true || (isOtherLabel && typeof value === 'number');
    const match = chooseMatch(found.match, {
      isSpelledSo: quote === String(value),
      doubts,
      isForeign,
    });
    return {
      path,
      match,
      page: page.number,
      start,
      end,
      quote,
      boxes,
      recognition,
      likeness: found.similarity,
      isGuess: !sure,
      isLabelled,
      isNamed: true,
      isOtherLabel,
      isOnlyPlace: found.hits.length === 1,
      ...(ZONED.test(String(value)) && !this.#index.statesZone() ? { isZoneAdded: true } : {}),
      ...doubts,
      isSplit: typeof value === 'string' && !value.includes(CELL_GAP) && quote.includes(CELL_GAP),
      ...(found.isOtherSign === true ? { isOtherSign: true } : {}),
      ...(found.isConverted === true ? { isConverted: true } : {}),
      ...(found.isOtherNotation === true ? { isOtherNotation: true } : {}),
      ...signs,
    };
  }

  #isNamed(names: string[]): boolean {
    return names.length > 0 && this.#labels.findLines(names).length > 0;
  }
}

function listSingleNames(field: Field): string[][] {
  if (field.kind !== 'object') return [field.title === undefined ? [field.name] : [field.name, field.title]];
  const names = (field.properties ?? []).filter(({ kind }) => kind !== 'array').flatMap(listSingleNames);
  return names.slice(0, MAX_SINGLE_NAMES);
}
