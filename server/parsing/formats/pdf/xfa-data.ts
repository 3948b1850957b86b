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
  const data =
    xfaPackets.find(({ name }) => name === 'datasets')?.content ??
    /<(?:\w+:)?datasets[\s>][^]*<\/(?:\w+:)?datasets\s*>/.exec(String(whole ?? ''))?.[0];
  if (data === undefined) return null;
  const { parseXml } = await import('../markup/xml.ts');
  const page = parseXml(Buffer.from(data));
  return page.text.trim() === '' ? null : { ...page, number: pageCount + 1, name: 'Form data' };
}
