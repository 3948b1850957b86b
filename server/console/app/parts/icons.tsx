/** Drawn on 16 × 16, as strokes. */
const PATHS = {
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5V13h8V6.5',
  upload: 'M8 10.5v-8M4.8 5.5 8 2.3l3.2 3.2M2.5 10.5v2.2c0 .5.3.8.8.8h9.4c.5 0 .8-.3.8-.8v-2.2',
  runs: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  review: 'M2.5 8.5 6 12l7.5-8',
  schema: 'M6 2.5c-2 0-1 5-3 5.5 2 .5 1 5.5 3 5.5M10 2.5c2 0 1 5 3 5.5-2 .5-1 5.5-3 5.5',
  table: 'M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11M6.5 3v10',
  settings: 'M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M10 3.3v3.4M6 9.3v3.4',
  person: 'M8 2.5a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM2.8 13.5c.4-2.6 2.5-4 5.2-4s4.8 1.4 5.2 4',
  out: 'M6.5 2.5H3.3c-.5 0-.8.3-.8.8v9.4c0 .5.3.8.8.8h3.2M6.5 8h7M10.8 5.2 13.5 8l-2.7 2.8',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.1M6.7 6.5h.1M9.3 6.5h.1M12 6.5h.1M5 9.5h6',
  book: 'M8 4C6.5 2.8 4.5 2.5 2.5 2.7v9.6c2-.2 4 .1 5.5 1.3 1.5-1.2 3.5-1.5 5.5-1.3V2.7C11.5 2.5 9.5 2.8 8 4zM8 4v9.6',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3 3',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  rotate: 'M13 8a5 5 0 1 1-1.7-3.7L13.5 6M13.5 2.5V6H10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2.5v8M4.8 7.5 8 10.7l3.2-3.2M2.5 13.5h11',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10.5 3l3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4',
  stack: 'M2.5 5.5 8 2.5l5.5 3L8 8.5zM2.5 8.5 8 11.5l5.5-3M2.5 11 8 14l5.5-3',
  repeat: 'M2.5 7.5V6.3c0-1 .8-1.8 1.8-1.8h8.2M10 2l2.5 2.5L10 7M13.5 8.5v1.2c0 1-.8 1.8-1.8 1.8H3.5M6 9l-2.5 2.5L6 14',
  compare: 'M2.5 3h4.5v10H2.5zM9 3h4.5v10H9z',
  close: 'M4 4l8 8M12 4l-8 8',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.2v9.6L12.5 8z',
  pages: 'M4 1.5h5L12.5 5v9.5H4zM9 1.5V5h3.5',
  up: 'M3.5 10 8 5.5 12.5 10',
  left: 'M10 3.5 5.5 8l4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  right: 'M6 3.5 10.5 8 6 12.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
