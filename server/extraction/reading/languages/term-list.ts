/** Words and phrases, separated by commas, in their usual spelling. Readers ignore case; most ignore accents too. */
export type Terms = string;
