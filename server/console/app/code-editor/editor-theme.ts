import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of the console, which follow light and dark. The policy of the page allows no `data:` pictures. */
const theme = EditorView.theme({
  '&': { height: '100%', background: 'var(--surface)', color: 'var(--text)', fontSize: '12px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--muted)', borderRight: '1px solid var(--border)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--hover)' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--hover) 60%, transparent)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 24%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--selected)', outline: '1px solid var(--border-strong)' },
  '.cm-tooltip': {
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--accent-text)',
  },
  '.cm-completionDetail': { fontFamily: 'var(--font)', fontStyle: 'normal' },
  '.cm-diagnostic': { fontFamily: 'var(--font)', whiteSpace: 'pre-wrap', maxWidth: '44ch' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--poor-line)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--fair-line)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--border-strong)' },
  '.cm-lintRange': { backgroundImage: 'none !important', textUnderlineOffset: '3px', paddingBottom: '0' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--poor-line)' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--fair-line)' },
  '.cm-lintRange-info': { textDecoration: 'underline dotted var(--border-strong)' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--fair)' },
]);

export const editorTheme = [theme, syntaxHighlighting(colours)];
