import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The archive of `npm run bundle` has fonts here. A clone and the npm package have none. */
const OWN_FONTS = fileURLToPath(new URL('../../../fonts/fonts.conf', import.meta.url));
const SYSTEM_FONTS = '/etc/fonts/fonts.conf';

/** The environment of a child that draws pages of text: on a machine without fonts, the program's own. */
export function findFonts({ system = SYSTEM_FONTS, own = OWN_FONTS } = {}): Readonly<Record<string, string>> {
  return existsSync(system) || !existsSync(own) ? {} : { FONTCONFIG_FILE: own };
}
