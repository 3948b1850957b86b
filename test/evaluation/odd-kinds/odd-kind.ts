/** A kind of document that few people have, so that no list of kinds knows it. */
export interface OddKind {
  /** As a user would write them. */
  name: string;
  description: string;
  /**
   * Texts with places for values, such as `{date}`: two in the language of the name and worded differently, and one in
   * another language.
   */
  documents: readonly [string, string, string];
}
