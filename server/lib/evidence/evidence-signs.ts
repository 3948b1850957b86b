/** A sign as it is shown to users. */
export interface EvidenceSign {
  code: string;
  /** Whether it speaks for the value. */
  supports: boolean;
  message: string;
}

type SignFacts = readonly [supports: boolean, message: string];

/** Signs by code. Evidence stores the codes, as there can be many thousands of values. */
export const SIGNS = {
  label: [true, 'A label that names the field is beside it.'],
  other_label: [false, 'The label beside it names another field.'],
  named_elsewhere: [false, 'A label that names the field is beside another value.'],
  no_label: [false, 'No label that names the field is beside it.'],
  only_place: [true, 'The document contains it only once.'],
  several_places: [false, 'The document contains it several times, and only its neighbours decided on the place.'],
  shared_place: [false, 'Another value of the result has the same place.'],
  same_row: [true, 'It is in the row of the other values of its entry.'],
  other_row: [false, 'It is not in the row of the other values of its entry.'],
  same_column: [true, 'It is in the column of the same values of other entries.'],
  other_column: [false, 'It is in the column of another field.'],
  exchanged: [false, 'In the order of the other values, the value of another field would be at its place.'],
  reversed: [false, 'The first limit of a range is higher than the last.'],
  no_zone: [false, 'The document states no time zone.'],
  from_row: [false, 'No word states it: it was concluded from the row of its entry.'],
  split_text: [false, 'Its words are in different cells or lines of the document.'],
  constraint: [true, 'It matches a constraint of the schema.'],
  rule_holds: [true, 'A rule of the schema that reads it holds.'],
  rule_violated: [false, 'A rule of the schema that reads it is violated.'],
  parts_agree: [true, 'Several parts of the document state it.'],
  parts_differ: [false, 'Another part of the document states another value.'],
  one_part: [false, 'Only one of two overlapping parts has it.'],
  reader_agrees: [true, 'The built-in extractor found the same.'],
  reader_differs: [false, 'The built-in extractor found something else.'],
  second_agrees: [true, 'A second, differently worded question found the same.'],
  second_differs: [false, 'A second, differently worded question found something else.'],
  samples_agree: [true, 'All samples found the same.'],
  samples_differ: [false, 'Some samples found something else.'],
  recognized: [false, 'The text was recognised at {value}.'],
  named: [false, 'The document names the field, but no value was found.'],
  not_named: [true, 'Nothing in the document names the field.'],
  not_searched: [false, 'A part of the document was not searched.'],
  part_of_text: [false, 'The document has more words or digits beside it that belong to it.'],
  label_text: [false, 'Its words are the label of a value.'],
  unlikely_value: [false, 'It does not look like a value of the field.'],
  unlike_others: [false, 'It does not look like the same values of other entries.'],
  same_as_other: [false, 'Another entry has the same value, and the others all differ.'],
  out_of_order: [false, 'It breaks the order of the entries.'],
  cut_text: [false, 'It begins or ends as a piece of a text does.'],
  looked_up: [true, 'It is from a lookup: {value}.'],
  remembered: [true, 'Documents like it had the value at such a place.'],
  constant: [true, 'No document like it shows the field, and in reviews they all have this value.'],
  others_lack: [true, 'Reviewed documents like it seldom have the field.'],
  others_have: [false, 'Reviewed documents like it mostly have the field: it was probably missed.'],
  other_sign: [false, 'The document writes it with another sign.'],
  other_notation: [false, 'By the other numbers of the document, it reads as another number.'],
  contradicted: [false, 'The document states another choice.'],
  repeated: [false, 'The list repeats the same entry over and over.'],
} as const satisfies Record<string, SignFacts>;

export type SignCode = keyof typeof SIGNS;

/** A code, or a code with a number: `recognized=0.71`. */
export function formatSign(code: SignCode, value?: number): string {
  return value === undefined ? code : `${code}=${value.toFixed(2)}`;
}

/** From this confidence of OCR on, recognition speaks for the value. */
const GOOD_RECOGNITION = 0.9;

export function describeSign(stored: string): EvidenceSign {
  const [code = '', value = ''] = stored.split('=');
  const [supports, message]: SignFacts = Object.hasOwn(SIGNS, code) ? SIGNS[code as SignCode] : [false, code];
  return {
    code,
    supports: code === 'recognized' ? Number(value) >= GOOD_RECOGNITION : supports,
    message: message.replace('{value}', value),
  };
}
