import { Icon } from '../../parts/icons.tsx';

interface ViewerToolbarProps {
  /** From 1. */
  page: number;
  count: number;
  zoom: number;
  /** Takes an index, from 0. */
  goTo: (index: number) => void;
  changeZoom: (by: 1 | -1) => void;
  fit: () => void;
  turn: () => void;
}

export function ViewerToolbar({ page, count, zoom, goTo, changeZoom, fit, turn }: ViewerToolbarProps) {
  return (
    <div class="viewer-toolbar" role="toolbar" aria-label="Pages">
      <button
        type="button"
        class="icon-button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => goTo(page - 2)}
      >
        <Icon name="left" />
      </button>
      <label class="viewer-page">
        <span class="visually-hidden">Page</span>
        <input
          inputMode="numeric"
          value={page}
          onChange={({ currentTarget }) => {
            const number = Number.parseInt(currentTarget.value, 10);
            if (number >= 1) goTo(number - 1);
            else currentTarget.value = String(page);
          }}
        />
        <span class="muted">of {count}</span>
      </label>
      <button
        type="button"
        class="icon-button"
        aria-label="Next page"
        disabled={page >= count}
        onClick={() => goTo(page)}
      >
        <Icon name="right" />
      </button>
      <span class="viewer-gap" />
      <button type="button" class="icon-button" aria-label="Smaller" onClick={() => changeZoom(-1)}>
        <Icon name="minus" />
      </button>
      <span class="viewer-zoom">{Math.round(zoom * 100)} %</span>
      <button type="button" class="icon-button" aria-label="Larger" onClick={() => changeZoom(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="icon-button" aria-label="Fit the width" onClick={fit}>
        <Icon name="fit" />
      </button>
      <button type="button" class="icon-button" aria-label="Rotate" onClick={turn}>
        <Icon name="rotate" />
      </button>
    </div>
  );
}
