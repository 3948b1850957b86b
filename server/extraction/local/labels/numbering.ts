/** What precedes a heading: "4. ", "2.1) ", "a) ". */
export const NUMBERING = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[a-z]?|[IVX]{1,5}|[A-Za-z])[.)]\s*/u;

/** A line with a number, and not with the initial of a name: "B. Hall". */
export const NUMBERED = /^\s*(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{2,5})[.)]\s/u;

/** The number or letter of a box in a form, perhaps without a full stop: "4a. Contact", "12 Gross weight", "b Code". */
export const BOX_NUMBER = /^\s*(?:[1-9]\d?(?:\.\d{1,2})*\s?[a-z]?|[a-z])(?:(?<stop>[.)])\s*|\s+)(?=\p{Lu})/u;
