import { Icon } from '../../../parts/icons.tsx';

interface MoveButtonsProps {
  /** What is moved. */
  name: string;
  /** Marks the buttons, so that the focus finds the pressed one again in its new place. */
  pointer?: string;
  isFirst: boolean;
  isLast: boolean;
  move: (by: 1 | -1) => void;
  remove: () => void;
}

/** Buttons that move an entry of a list up and down, and remove it. */
export function MoveButtons({ name, pointer, isFirst, isLast, move, remove }: MoveButtonsProps) {
  return (
    <span class="field-buttons">
      <button
        type="button"
        class="icon-button"
        aria-label={`Move ${name} up`}
        title="Move up (Alt+↑)"
        data-part="up"
        data-pointer={pointer}
        aria-disabled={isFirst}
        onClick={() => move(-1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={`Move ${name} down`}
        title="Move down (Alt+↓)"
        data-part="down"
        data-pointer={pointer}
        aria-disabled={isLast}
        onClick={() => move(1)}
      >
        <Icon name="down" />
      </button>
      <button type="button" class="icon-button" aria-label={`Remove ${name}`} title="Remove" onClick={remove}>
        <Icon name="close" />
      </button>
    </span>
  );
}
