import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** Colours for a terminal; `styleText` leaves the text as it is elsewhere, and with NO_COLOR. */
export function style(styles: Style | Style[], text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return stream.isTTY ? styleText(styles, text, { stream }) : text;
}

/** The colour of a confidence from 0 to 1. */
export function styleConfidence(confidence: number | null, text: string): string {
  if (confidence === null) return text;
  return style(confidence >= 0.9 ? 'green' : confidence >= 0.7 ? 'yellow' : 'red', text);
}

export function formatPercent(share: number | null): string {
  return share === null ? '' : `${Math.round(share * 100)} %`;
}
