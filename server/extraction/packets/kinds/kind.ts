/** What is known of a kind of document, each as terms in several languages, separated by commas. */
export interface DocumentKind {
  key: string;
  /** What such documents are called: the words of titles and of users' categories. */
  titles: string;
  /** What such documents say. */
  words: string;
  /** How people describe such documents, where that is not in the other two. */
  about?: string;
}
