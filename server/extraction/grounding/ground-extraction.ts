import type { Layout } from '../../parsing/layout.ts';
import type { JsonObject, JsonValue } from '../../lib/json-value.ts';
import { buildFieldTree, type Field } from '../schema/field-tree.ts';
import { getItemField } from '../schema/fit/value-paths.ts';
import {
  chooseInItem,
  chooseNext,
  chooseNearest,
  chooseRow,
  chooseRowOfMost,
  findFirst,
  isFarFrom,
  isTornApart,
  turnInRow,
  UsedPlaces,
  type ObjectPlace,
} from './choose-place.ts';
import type { DocumentIndex, Hit } from './document-index.ts';
import { openDocument, type SearchedDocument } from './searched-document.ts';
import type { ChoiceFinder } from './choices/find-choices.ts';
import { isConcluded, placeChoice } from './choices/place-choice.ts';
import { pairEqualValues } from './pair-equal-values.ts';
import type { ValueFinder } from './find-value.ts';
import { NOT_FOUND, readChoice, type Found, type Leaf } from './found.ts';
import type { GroundedLeaf, PlaceSigns } from './grounded-leaf.ts';
import { judgePlacedValues } from './judge-placed-values.ts';
import type { PlacedLeaf } from './foreign/placed-leaf.ts';
import { findLabelledHit, type LabelIndex } from './labelled-place.ts';
import { PlaceRecorder } from './record-place.ts';
import { readEndsOnce } from './rows/line-ends.ts';
import { describeEntries, WITHIN_ENTRY, type EntryContext } from './rows/entry-context.ts';
import { judgeEntries } from './rows/judge-entries.ts';
import type { EntryRow } from './rows/misplaced-entries.ts';
import { SearchEffort } from './search-effort.ts';
import { findConverted, readUnit } from './spellings/find-converted.ts';
import { formatPointerStep, hidePositions } from '../../lib/json-pointer.ts';

export interface GroundingRequest {
  /** The schema of the data. Titles of fields help to tell equal values apart. */
  definition: JsonObject;
  /** The fields of `definition`, if the caller has read them already. */
  fields?: Field;
  extractedData: JsonObject;
  layout: Layout;
}

/**
 * Finds the place of each leaf of `extractedData`, an object's own values before nested ones. Repeated values are
 * placed by context: values of one object together, list items in order, single values beside their label. Linear in
 * the document; all leaves share one index.
 */
export function groundExtraction({ definition, fields, extractedData, layout }: GroundingRequest): GroundedLeaf[] {
  const root = fields ?? buildFieldTree(definition);
  const document = openDocument(layout);
  const grounder = new Grounder(document, root);
  grounder.groundObject(extractedData, root, '', null, null);
  judgePlacedValues(grounder.placed, root, document);
  return grounder.leaves;
}

class Grounder {
  readonly leaves: GroundedLeaf[] = [];
  /** Values that are no choices, with their places. */
  readonly placed: PlacedLeaf[] = [];
  #index: DocumentIndex;
  #finder: ValueFinder;
  #effort = new SearchEffort();
  /** Each value takes from the effort once. */
  #found = new Map<string | number, Found>();
  #labels: LabelIndex;
  #used = new UsedPlaces();
  /** The places of values in lists. */
  #places = new Map<GroundedLeaf, Hit>();
  #choices: ChoiceFinder;
  /** Offsets of the places of list entries, by the path of their field. */
  #usedInLists = new Map<string, Set<number>>();
  #recorder: PlaceRecorder;
  #readEnds: (line: number) => string;

  constructor(document: SearchedDocument, root: Field) {
    const { index, finder, labels, choices } = document;
    this.#index = index;
    this.#finder = finder;
    this.#labels = labels;
    this.#choices = choices;
    this.#recorder = new PlaceRecorder(document, root);
    this.#readEnds = readEndsOnce(index.lines);
  }

  /**
   * @param entry of a list, whose place follows `after`
   * @returns the place of the object
   */
  groundObject(
    object: JsonObject,
    schema: Field | undefined,
    path: string,
    after: Hit | null,
    entry: EntryContext | null,
  ): Hit | null {
    const leaves: Leaf[] = [];
    const nested: { path: string; value: JsonObject | JsonValue[]; field: Field | undefined }[] = [];
    const fields = new Map(schema?.properties?.map((field) => [field.name, field]));
    for (const [name, value] of Object.entries(object)) {
      const at = path + formatPointerStep(name);
      const field = fields.get(name);
      const names = field?.title === undefined ? [name] : [name, field.title];
      if (typeof value === 'object' && value !== null) nested.push({ path: at, value, field });
      else {
        const leaf = { names, path: at, value, field, isEntry: entry !== null, choice: readChoice(value, field) };
        leaves.push({ ...leaf, found: this.#find(leaf) });
      }
    }
    const hasLists = nested.some(({ value }) => Array.isArray(value));
    const places = entry
      ? this.#placeItem(leaves, after, hasLists, entry, path.length)
      : this.#placeSingle(leaves, path, after);
    let { anchor } = places;
    // Single values of the document may be below its lists, and one list may begin above another. The first entry of
    // a part of a document may lack what is above its rows.
    const mayLackHeading = entry?.isFirst === true && leaves.some(({ value }) => value === null);
    const start = path === '' || mayLackHeading ? after : (places.first ?? after);
    for (const { path: at, value, field } of nested) {
      const place = Array.isArray(value)
        ? this.#groundList(value, field, at, start)
        : this.groundObject(value, field, at, anchor ?? after, entry && WITHIN_ENTRY);
      anchor ??= place;
    }
    return anchor;
  }

  #groundList(list: JsonValue[], field: Field | undefined, path: string, after: Hit | null): Hit | null {
    let last = after;
    let first: Hit | null = null;
    const start = this.leaves.length;
    const rows: EntryRow[] = [];
    const names = [path.split('/').at(-1) ?? '', field?.title ?? []].flat();
    const describeEntry = describeEntries(
      list,
      (value) => this.#findText(value).hits,
      (line) => this.#labels.names(names, line) || this.#labels.nearlyNames(names, line),
      this.#readEnds,
    );
    list.forEach((value, position) => {
      const at = path + formatPointerStep(String(position));
      const item = field && getItemField(field, position);
      const entry = describeEntry(position);
      let place: Hit | null;
      if (Array.isArray(value)) place = this.#groundList(value, item, at, last);
      else if (typeof value === 'object' && value !== null) place = this.groundObject(value, item, at, last, entry);
      else {
        const leaf = { names: [], path: at, value, field: item, isEntry: true, choice: readChoice(value, item) };
        place = this.#placeItem([{ ...leaf, found: this.#find(leaf) }], last, false, entry).anchor;
      }
      if (place === null) return;
      first ??= place;
      last = place;
      rows.push({ path: at, line: place.line });
    });
    judgeEntries(this.leaves.slice(start), { list, path, rows, places: this.#places, lines: this.#index.lines });
    return first;
  }

  #find({ names, value, field, choice, isEntry }: Omit<Leaf, 'found'>): Found {
    if (value === null || choice === null || isEntry) {
      const found = this.#findText(value);
      const unit = typeof value !== 'number' || found.hits.length > 0 ? null : readUnit(names[0] ?? '', field);
      return unit === null ? found : (findConverted(Number(value), unit, this.#index) ?? found);
    }
    const labelled = this.#choices.findLabelled({ names, value, ...choice });
    if (labelled !== undefined) return labelled;
    const found = this.#choices.leaveOutOptions({ names, value, ...choice }, this.#findText(value));
    const isContradicted = found.hits.length === 0 && this.#choices.hasOnlyOthers({ names, value, ...choice });
    return isContradicted ? { ...found, isContradicted } : found;
  }

  #findText(value: JsonValue): Found {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return NOT_FOUND;
    const found = this.#found.get(value) ?? this.#finder.find(value, this.#effort);
    this.#found.set(value, found);
    return found;
  }

  /**
   * Places the rarest value of an item first, after the previous item, and the others near it.
   * @param hasLists whether its values may be above and below the rows of its lists
   */
  #placeItem(
    leaves: Leaf[],
    after: Hit | null,
    hasLists: boolean,
    { common, cell, isUsual }: EntryContext,
    pathLength = 0,
  ): ObjectPlace {
    // What most entries have does not tell which row is this one's.
    const isCommon = ({ path: at, value }: Leaf): boolean => common.get(at.slice(pathLength)) === value;
    const order = leaves
      .filter((leaf) => leaf.found.hits.length > 0 && leaf.choice === null)
      .sort((a, b) => Number(isCommon(a)) - Number(isCommon(b)) || a.found.hits.length - b.found.hits.length);
    let anchor: Hit | null = cell ?? null;
    const telling = order.filter((leaf) => !isCommon(leaf)).map(({ found }) => found.either ?? found.hits);
    const places = new Map<Leaf, Hit>();
    const shared = new Set<Leaf>();
    let repeated = 0;
    let isVoted = false;
    for (const leaf of order) {
      const from = after === null ? 0 : after.at;
      if (anchor === null) {
        const first = chooseRow(leaf.found, hasLists ? [] : telling.slice(1), from, this.#used, isUsual);
        const row = first === undefined || hasLists ? null : chooseRowOfMost(telling, first, from, this.#used);
        isVoted = row !== null;
        anchor = row?.hit ?? first ?? null;
      }
      if (anchor === null) continue;
      leaf.found = turnInRow(leaf.found, anchor);
      const hit = chooseInItem(leaf.found.hits, anchor, this.#used, hasLists ? from : null);
      if (hit === undefined) continue;
      places.set(leaf, hit);
      if (this.#used.has(hit)) shared.add(leaf);
      if (this.#isUsedInList(leaf.path, hit)) repeated += 1;
      this.#used.add(hit);
    }
    for (const leaf of leaves) placeChoice(this.#choices, leaf, anchor, { places, used: this.#used });
    // All its places belong to earlier entries: the list repeats what the document has less often.
    const isRepeated = repeated > 0 && repeated === places.size;
    const isTorn =
      !hasLists && !isVoted && isTornApart([...places].map(([{ found }, hit]) => ({ hits: found.hits, hit })));
    for (const leaf of leaves) {
      const hit = places.get(leaf);
      const row = hit === undefined && anchor !== null && !isRepeated ? this.#index.lines[anchor.line] : undefined;
      if (anchor !== null && row !== undefined && isConcluded(this.#choices, leaf, anchor.line, places)) {
        this.leaves.push(this.#recorder.describeRow(leaf, row));
        continue;
      }
      const isInRow =
        places.size > 1 && hit !== undefined && anchor !== null ? !isTorn && hit.line === anchor.line : undefined;
      const isFar = hit !== undefined && anchor !== null && !hasLists && (isTorn || isFarFrom(hit, anchor));
      this.#record(leaf, hit, leaf.found.hits.length === 1 || order.length > 1, {
        isShared: shared.has(leaf),
        isRepeated,
        ...(isInRow === true || isFar ? { isInRow: isInRow === true } : {}),
      });
    }
    return isRepeated ? { anchor: null, first: null } : { anchor, first: findFirst([...places.values()]) };
  }

  /** Places the values of one object: unique ones first, then those beside their label. */
  #placeSingle(leaves: Leaf[], path: string, near: Hit | null): ObjectPlace {
    const order = leaves
      .filter((leaf) => leaf.found.hits.length > 0)
      .sort((a, b) => a.found.hits.length - b.found.hits.length);
    let anchor = near;
    let own: Hit | null = null;
    const sure = new Map<Leaf, boolean>();
    const places = new Map<Leaf, Hit>();
    const shared = new Set<Leaf>();
    const paired = pairEqualValues(order, this.#index);
    for (const leaf of order) {
      const { hits } = leaf.found;
      const only = hits.length === 1 ? hits[0] : paired.get(leaf);
      const labelled = only ?? findLabelledHit(this.#labels, leaf.names, hits, this.#used);
      const hit =
        labelled ?? (anchor === null ? chooseNext(hits, 0, this.#used) : chooseNearest(hits, anchor, this.#used));
      if (hit === undefined) continue;
      places.set(leaf, hit);
      sure.set(leaf, labelled !== undefined);
      if (this.#used.has(hit)) shared.add(leaf);
      this.#used.add(hit);
      own ??= hit;
      // Top-level values are spread over the document. Values of a nested object are close together.
      if (path !== '') anchor = own;
    }
    for (const leaf of leaves) {
      const hit = places.get(leaf);
      const isNamedElsewhere =
        typeof leaf.value === 'number' && hit !== undefined && this.#labels.isNamedElsewhere(leaf.names, hit);
      this.#record(leaf, hit, sure.get(leaf) ?? false, { isShared: shared.has(leaf), isNamedElsewhere });
    }
    return { anchor: own, first: own };
  }

  #record(leaf: Leaf, hit: Hit | undefined, sure: boolean, signs: PlaceSigns): void {
    const recorded = this.#recorder.describe(leaf, hit, sure, signs);
    this.leaves.push(recorded);
    if (hit === undefined || recorded.start === null) return;
    if (leaf.isEntry) this.#places.set(recorded, hit);
    if (leaf.choice === null)
      this.placed.push({ leaf: recorded, hit, value: leaf.value, names: leaf.names, isEntry: leaf.isEntry });
  }

  /** Whether an earlier entry of the list has the place for the same field. Marks it as used. */
  #isUsedInList(path: string, hit: Hit): boolean {
    const key = hidePositions(path);
    const used = this.#usedInLists.get(key) ?? new Set<number>();
    this.#usedInLists.set(key, used);
    const isUsed = used.has(hit.at);
    used.add(hit.at);
    return isUsed;
  }
}
