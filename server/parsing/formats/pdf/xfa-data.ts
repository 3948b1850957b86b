import { LiteParse, type LiteParseConfig } from '@llamaindex/liteparse';
import type { LayoutPage } from '../../layout.ts';

/**
 * The data of an XFA form as a page of its own, after the last one; null for another PDF. The pages of such a form only
 * ask for another viewer.
 */
export async function readXfaData(
  file: Uint8Array,
  { base, pageCount }: { base: Partial<LiteParseConfig>; pageCount: number },
): Promise<LayoutPage | null> {
  if (!Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes('/XFA')) return null;
  const config = { ...base, targetPages: '1', extractXfaPackets: true, extractFormFields: true };
  const { xfaPackets = [], pages } = await new LiteParse(config).parse(Buffer.from(file));
  // A form that also has fields shows them on its pages.
  if (pages.some(({ formFields = [] }) => formFields.length > 0)) return null;
  // A form may be in one packet, with its data somewhere in it.
  const whole = xfaPackets.length === 1 ? xfaPackets[0]?.content : undefined;
  const data = xfaPackets.find(({ name }) => name === 'datasets')?.content ?? findDatasets(String(whole ?? ''));
  if (data === undefined) return null;
  const { parseXml } = await import('../markup/xml.ts');
  const page = parseXml(Buffer.from(data));
  return page.text.trim() === '' ? null : { ...page, number: pageCount + 1, name: 'Form data' };
}

/** The element with the data of a form. */
function findDatasets(form: string): string | undefined {
  const start = /<(?:\w+:)?datasets[\s>]/.exec(form)?.index;
  if (start === undefined) return undefined;
  const end = [...form.matchAll(/<\/(?:\w+:)?datasets\s*>/g)].at(-1);
  return end === undefined || end.index < start ? undefined : form.slice(start, end.index + end[0].length);
}
