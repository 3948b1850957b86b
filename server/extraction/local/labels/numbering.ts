/** What precedes a heading: "4. ", "2.1) ", "a) ". */
export const NUMBERING = /^\s*(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-Za-z])[.)]\s*/u;

/** A line with a number, and not with the initial of a name: "B. Hall". */
export const NUMBERED = /^\s*(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{2,5})[.)]\s/u;
