import type { Layout } from '../../parsing/layout.ts';
import type { Evidence, JsonObject, JsonValue } from '../engine.ts';
import { pointerStep } from '../schema/subschemas.ts';
import { booleans } from '../local/recognisers/words.ts';
import { phraseConcepts, splitName } from '../local/tokens.ts';
import { next, nearest, UsedPlaces } from './choose-place.ts';
import { indexDocument, type DocumentIndex, type Hit } from './document-index.ts';
import { createFuzzySearch } from './find-similar.ts';
import { NOT_FOUND, ValueFinder, type Found } from './find-value.ts';
import { labelledHit, LabelIndex } from './labelled-place.ts';
import { spanEvidence } from './span.ts';

export interface GroundingRequest {
  definition: JsonObject;
  extractedData: JsonObject;
  layout: Layout;
}

/**
 * Where each leaf of `extractedData` stands in the document, in the order of the leaves. A value that stands there
 * several times is placed by its neighbours: the values of one object together, the items of a list one after another,
 * single values beside a label that names them. The confidence says how sure the place is, not whether the value is
 * right. Linear in the document; one index for all leaves.
 */
export function groundExtraction({ extractedData, layout }: GroundingRequest): Evidence[] {
  const index = indexDocument(layout);
  const grounder = new Grounder(index);
  grounder.object(extractedData, '', null, false);
  return grounder.evidence;
}

interface Leaf {
  name: string;
  path: string;
  value: JsonValue;
  found: Found;
}

class Grounder {
  readonly evidence: Evidence[] = [];
  #index: DocumentIndex;
  #finder: ValueFinder;
  #labels: LabelIndex;
  #used = new UsedPlaces();

  constructor(index: DocumentIndex) {
    this.#index = index;
    this.#finder = new ValueFinder(index, createFuzzySearch(index));
    this.#labels = new LabelIndex(index);
  }

  /** @param inList the object is an item: its place follows `after`. Returns where the object stands. */
  object(object: JsonObject, path: string, after: Hit | null, inList: boolean): Hit | null {
    const leaves: Leaf[] = [];
    const nested: { path: string; value: JsonObject | JsonValue[] }[] = [];
    for (const [name, value] of Object.entries(object)) {
      const at = path + pointerStep(name);
      if (typeof value === 'object' && value !== null) nested.push({ path: at, value });
      else leaves.push({ name, path: at, value, found: this.#find(name, value) });
    }
    let anchor = inList ? this.#item(leaves, after) : this.#single(leaves, path, after);
    for (const { path: at, value } of nested) {
      const place = Array.isArray(value) ? this.#list(value, at, anchor ?? after) : this.object(value, at, anchor ?? after, inList);
      anchor ??= place;
    }
    return anchor;
  }

  #list(list: JsonValue[], path: string, after: Hit | null): Hit | null {
    let last = after;
    let first: Hit | null = null;
    list.forEach((value, position) => {
      const at = path + pointerStep(String(position));
      let place: Hit | null;
      if (Array.isArray(value)) place = this.#list(value, at, last);
      else if (typeof value === 'object' && value !== null) place = this.object(value, at, last, true);
      else place = this.#item([{ name: '', path: at, value, found: this.#find('', value) }], last);
      if (place === null) return;
      first ??= place;
      last = place;
    });
    return first;
  }

  #find(name: string, value: JsonValue): Found {
    if (typeof value === 'boolean') return this.#boolean(name, value);
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return this.#finder.find(value);
    return NOT_FOUND;
  }

  /** A yes or no, or a check box, in a line that names the field. */
  #boolean(name: string, value: boolean): Found {
    const concepts = phraseConcepts(splitName(name));
    const hits = this.#labels.linesNaming(concepts).flatMap((number): Hit[] => {
      const line = this.#index.lines[number];
      const mark = line === undefined ? undefined : booleans(line.text).find((one) => one.value === value);
      if (line === undefined || mark === undefined) return [];
      const start = line.start + mark.start;
      return [{ page: line.page, start, end: line.start + mark.end, line: number, at: this.#labels.offsetOf(number) + mark.start }];
    });
    return hits.length === 0 ? NOT_FOUND : { hits, match: 'normalized', similarity: 0.9 };
  }

  /** The rarest value of an item stands first from the item before on; the others stand near it. */
  #item(leaves: Leaf[], after: Hit | null): Hit | null {
    const order = leaves.filter((leaf) => leaf.found.hits.length > 0).sort((a, b) => a.found.hits.length - b.found.hits.length);
    let anchor: Hit | null = null;
    const places = new Map<Leaf, Hit>();
    for (const leaf of order) {
      const from = after === null ? 0 : after.at;
      const hit: Hit | undefined = anchor === null ? next(leaf.found.hits, from, this.#used) : nearest(leaf.found.hits, anchor, this.#used);
      if (hit === undefined) continue;
      places.set(leaf, hit);
      this.#used.add(hit);
      anchor ??= hit;
    }
    for (const leaf of leaves) this.#record(leaf, places.get(leaf), leaf.found.hits.length === 1 || order.length > 1);
    return anchor;
  }

  /** Values of the document itself, or of one object of it: unique ones first, then those whose label is beside them. */
  #single(leaves: Leaf[], path: string, near: Hit | null): Hit | null {
    const order = leaves.filter((leaf) => leaf.found.hits.length > 0).sort((a, b) => a.found.hits.length - b.found.hits.length);
    let anchor = near;
    let own: Hit | null = null;
    const sure = new Map<Leaf, boolean>();
    const places = new Map<Leaf, Hit>();
    for (const leaf of order) {
      const { hits } = leaf.found;
      const labelled = hits.length === 1 ? hits[0] : labelledHit(this.#labels, leaf.name, hits, this.#used);
      const hit = labelled ?? (anchor === null ? next(hits, 0, this.#used) : nearest(hits, anchor, this.#used));
      if (hit === undefined) continue;
      places.set(leaf, hit);
      sure.set(leaf, labelled !== undefined);
      this.#used.add(hit);
      own ??= hit;
      // The values of the document itself are spread over it; those of an object in it stand together.
      if (path !== '') anchor = own;
    }
    for (const leaf of leaves) this.#record(leaf, places.get(leaf), sure.get(leaf) ?? false);
    return own;
  }

  #record({ path, found }: Leaf, hit: Hit | undefined, sure: boolean): void {
    if (hit === undefined) {
      this.evidence.push({ path, confidence: 0, match: 'not_found', page: null, quote: null, start: null, end: null, boxes: [] });
      return;
    }
    const base = found.match === 'exact' ? 0.95 : found.match === 'normalized' ? 0.9 : 0.75 * found.similarity;
    const confidence = Math.round(base * (sure ? 1 : 0.8) * 1000) / 1000;
    const { page, start, end } = hit;
    this.evidence.push({ path, confidence, match: found.match, page: page.number, start, end, ...spanEvidence(page, start, end) });
  }
}
