import type { LayoutPage } from '../../layout.ts';
import { logicalPage } from '../../page/page-draft.ts';

/** Plain text, unchanged. */
export function parseText(text: string): LayoutPage {
  return logicalPage(text.split('\n'));
}
