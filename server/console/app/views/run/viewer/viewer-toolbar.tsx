import { useState } from 'preact/hooks';
import { toPercent } from '../../../lib/value-words.ts';
import { Icon, type IconName } from '../../../parts/icons.tsx';

interface ViewerToolbarProps {
  /** From 1. */
  page: number;
  count: number;
  zoom: number;
  hasThumbnails: boolean;
  /** Takes an index, from 0. */
  goTo: (index: number) => void;
  changeZoom: (by: 1 | -1) => void;
  fit: () => void;
  turn: () => void;
  search: () => void;
  toggleThumbnails: () => void;
}

interface ToolProps {
  icon: IconName;
  label: string;
  run: () => void;
  disabled?: boolean;
  pressed?: boolean;
}

function Tool({ icon, label, run, disabled = false, pressed }: ToolProps) {
  return (
    <button
      type="button"
      class="icon-button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A field with the current page. What is typed stays until it is entered, also when the page changes meanwhile. */
function PageInput({ page, goTo }: Pick<ViewerToolbarProps, 'page' | 'goTo'>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="numeric"
      aria-label="Page"
      value={typed ?? page}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        const number = Number.parseInt(currentTarget.value, 10);
        setTyped(null);
        if (number >= 1) goTo(number - 1);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, count, zoom, hasThumbnails, goTo, changeZoom, fit, turn, search, toggleThumbnails } = props;
  return (
    <div class="viewer-toolbar" role="toolbar" aria-label="Pages">
      <Tool icon="pages" label="Small pages" pressed={hasThumbnails} run={toggleThumbnails} />
      <Tool icon="left" label="Previous page" disabled={page <= 1} run={() => goTo(page - 2)} />
      <span class="viewer-page">
        <PageInput page={page} goTo={goTo} />
        <span class="muted">of {count}</span>
      </span>
      <Tool icon="right" label="Next page" disabled={page >= count} run={() => goTo(page)} />
      <span class="viewer-gap" />
      <Tool icon="search" label="Search in the document" run={search} />
      <Tool icon="minus" label="Smaller" run={() => changeZoom(-1)} />
      <span class="viewer-zoom">{toPercent(zoom)}</span>
      <Tool icon="plus" label="Larger" run={() => changeZoom(1)} />
      <Tool icon="fit" label="Fit the width" run={fit} />
      <Tool icon="rotate" label="Rotate" run={turn} />
    </div>
  );
}
