import { CELL_GAP } from '../../layout.ts';

/** The line that is being read. Its cost is linear in its text, however many parts that comes in. */
export class LineBuffer {
  #parts: string[] = [];
  #hasText = false;

  get isBlank(): boolean {
    return !this.#hasText;
  }

  add(text: string): void {
    if (text === '') return;
    this.#parts.push(text);
    this.#hasText ||= /\S/.test(text);
  }

  /** Replaces the blanks at the end by a gap between cells. */
  addGap(): void {
    for (let last = this.#parts.pop(); last !== undefined; last = this.#parts.pop()) {
      const kept = last.trimEnd();
      if (kept === '') continue;
      this.#parts.push(kept, CELL_GAP);
      return;
    }
  }

  /** The line without the blanks at its end. The next one begins. */
  take(): string {
    const line = this.#parts.join('').trimEnd();
    this.#parts = [];
    this.#hasText = false;
    return line;
  }
}
