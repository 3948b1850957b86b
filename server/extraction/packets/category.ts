/** A kind of document in the user's own words. */
export interface Category {
  name: string;
  description?: string | undefined;
  /** Names and descriptions of the fields of the schema that such documents are extracted with. */
  fields?: readonly string[] | undefined;
  /** Texts of documents of this category: what people confirmed, or were shown. */
  examples?: readonly string[] | undefined;
}
