/** Presentations of 1997 to 2003, written by hand. */
import { writeCompound } from './make-compound.ts';

export interface PptSlide {
  /** Texts of the outline, to which the slide refers. */
  outline?: string[];
  /** Texts of boxes. Those beyond Latin-1 are written as UTF-16. */
  boxes?: string[];
  notes?: string;
}

function record(type: number, content: Buffer, { instance = 0, container = false } = {}): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE((instance << 4) | (container ? 0xf : 0), 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

const words = (...values: number[]): Buffer => Buffer.from(new Uint32Array(values).buffer);

const container = (type: number, parts: Buffer[], instance = 0): Buffer =>
  record(type, Buffer.concat(parts), { instance, container: true });

function textRecord(text: string): Buffer {
  const isLatin = [...text].every((letter) => letter <= '\u00ff');
  return isLatin ? record(0x0fa8, Buffer.from(text, 'latin1')) : record(0x0fa0, Buffer.from(text, 'utf16le'));
}

/** A drawing with a shape for each of the records. */
const drawing = (texts: Buffer[]): Buffer =>
  container(0x040c, [
    container(0xf002, [
      container(
        0xf003,
        texts.map((text) => container(0xf004, [container(0xf00d, [text])])),
      ),
    ]),
  ]);

const outlineReference = (index: number): Buffer => record(0x0f9e, words(index));
const persist = (id: number, slideId: number): Buffer => record(0x03f3, words(id, 0, 0, slideId, 0));

/**
 * A presentation. With `stale`, an earlier version of the first slide is in the file, as after a quick save.
 * @param token of the user's stream; another marks a password
 */
export function makePpt(slides: PptSlide[], { stale = false, token = 0xe391c05f } = {}): Buffer {
  const objects = slides.map(({ outline = [], boxes = [] }) =>
    container(0x03ee, [drawing([...outline.map((_, index) => outlineReference(index)), ...boxes.map(textRecord)])]),
  );
  const notes = slides.map(({ notes: text = '' }, index) =>
    container(0x03f0, [record(0x03f1, words(256 + index, 0)), drawing([textRecord(text)])]),
  );
  const lists = [
    slides.flatMap(({ outline = [] }, index) => [persist(2 + index, 256 + index), ...outline.map(textRecord)]),
    slides.map((_, index) => persist(2 + slides.length + index, 512 + index)),
  ].map((parts, index) => container(0x0ff0, parts, index * 2));
  const document = container(0x03e8, lists);

  const parts: Buffer[] = [];
  let length = 0;
  const append = (part: Buffer): number => {
    parts.push(part);
    length += part.length;
    return length - part.length;
  };
  const save = (offsets: number[], before: number): number => {
    const directory = append(record(0x1772, words(1 | (offsets.length << 20), ...offsets)));
    return append(record(0x0ff5, words(256, 0, before, directory, 1, 0, 0)));
  };
  const old = container(0x03ee, [drawing([textRecord('Superseded')])]);
  // The list of saves ends at 0.
  append(record(0x0fff, Buffer.alloc(4)));
  const first = stale ? save([append(document), append(old)], 0) : 0;
  const last = save([document, ...objects, ...notes].map(append), first);
  const user = record(0x0ff6, Buffer.concat([words(20, token, last), Buffer.alloc(12)]));
  return writeCompound({ 'PowerPoint Document': Buffer.concat(parts), 'Current User': user });
}
