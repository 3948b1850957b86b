/** A line of a page, with its place as fractions of the page. */
export interface ViewLine {
  text: string;
  folded: string;
  top: number;
  bottom: number;
  /** Of its letters; 0 without geometry. */
  height: number;
  left: number;
}
