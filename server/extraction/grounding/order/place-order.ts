/** Whether the place of a value is in order with others: from -1 to 1, 0 if nothing tells. */
export interface PlaceOrder {
  /** With the values of other fields, as the schema has them. */
  fields: number;
  /** With the cells of its row, as the rows of other entries have them. */
  row: number;
  /** The same, with the cells of its kind: numbers with numbers. */
  kind: number;
  /** With the same field of the entries before and after it. */
  list: number;
}

export const NO_ORDER: PlaceOrder = { fields: 0, row: 0, kind: 0, list: 0 };
