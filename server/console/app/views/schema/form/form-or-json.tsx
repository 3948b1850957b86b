interface FormOrJsonProps {
  isJson: boolean;
  show: (mode: 'json' | null) => void;
  /** Takes the last change of the form back; undefined for none. */
  undo: (() => void) | undefined;
}

/** Chooses the form or its JSON. The form has an Undo; the editor of the JSON has one of its own. */
export function FormOrJson({ isJson, show, undo }: FormOrJsonProps) {
  return (
    <>
      <div class="segments" role="group" aria-label="Show as">
        <button type="button" class="button" aria-pressed={!isJson} onClick={() => show(null)}>
          Form
        </button>
        <button type="button" class="button" aria-pressed={isJson} onClick={() => show('json')}>
          JSON
        </button>
      </div>
      {!isJson && (
        <button type="button" class="button" disabled={undo === undefined} onClick={undo}>
          Undo
        </button>
      )}
    </>
  );
}
