import { readWord, type Token } from '../../reading/tokens.ts';

const PARTICIPLE = /^(?<stem>\p{L}{3,})ed$/iu;

/** "Inspected by" names the inspector, and "Directed by" the director. Null where no label has such a word. */
export function nameAgents(tokens: readonly Token[], isOfLabel: (concept: string) => boolean): Token[] | null {
  let isNamed = false;
  const named = tokens.map((token, index) => {
    const stem = PARTICIPLE.exec(token.text)?.groups?.['stem'];
    const by = tokens[index + 1];
    if (stem === undefined || by?.text.toLowerCase() !== 'by') return token;
    const agent = [`${stem}or`, `${stem}er`]
      .map(readWord)
      .find((concepts) => concepts.length > 0 && concepts.every(isOfLabel));
    if (agent === undefined) return token;
    isNamed = true;
    return { ...token, end: by.end, concepts: agent };
  });
  return isNamed ? named : null;
}
