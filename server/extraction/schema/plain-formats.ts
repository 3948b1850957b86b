import type { Ajv, Format } from 'ajv';
import addFormats from 'ajv-formats';

/** An address on the web as documents print it: "www.example.com/help". */
const WEB_ADDRESS = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}(?::\d{1,5})?(?:[/?#][^\s<>"{}|\\^`]*)?$/i;
const MAX_ADDRESS = 2_000;

/**
 * Documents rarely state what the strict formats of JSON Schema ask for: the zone of a time, the time of a date, the
 * scheme of an address.
 * Without them, values are valid as they are: adding them would state what nobody said.
 */
export function addPlainFormats(ajv: Ajv): void {
  const isStrict = readTest(addFormats.default.get('uri'));
  const isDateTime = readTest(addFormats.default.get('iso-date-time'));
  const isDate = readTest(addFormats.default.get('date'));
  ajv.addFormat('time', readTest(addFormats.default.get('iso-time')));
  ajv.addFormat('date-time', (text: string) => isDateTime(text) || isDate(text));
  ajv.addFormat('uri', (text: string) => isStrict(text) || (text.length <= MAX_ADDRESS && WEB_ADDRESS.test(text)));
}

function readTest(format: Format): (text: string) => boolean {
  const test = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (test instanceof RegExp) return (text) => test.test(text);
  return typeof test === 'function' ? (text) => test(text as never) === true : () => false;
}
