import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { forbidden } from '../api/rights.ts';
import { readDroppedFiles } from './dropped-files.ts';

/** Files that were dropped or chosen, and wait for the choice of a schema. */
export const stagedFiles = signal<File[]>([]);

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped anywhere on the page. */
export function DropAnywhere({ onDrop }: { onDrop: () => void }) {
  const [isOver, setOver] = useState(false);
  const mayExtract = !forbidden.value.has('extract');
  useLayoutEffect(() => {
    if (!mayExtract) return;
    const controller = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      addEventListener(
        type,
        (event) => {
          if (event.defaultPrevented || !hasFiles(event)) return;
          event.preventDefault();
          react(event);
        },
        { signal: controller.signal },
      );
    listen('dragenter', () => setOver(true));
    listen('dragover', () => undefined);
    // Without a related target, the pointer left the window.
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      if (event.dataTransfer === null) return;
      void readDroppedFiles(event.dataTransfer).then((files) => {
        if (files.length === 0) return;
        stagedFiles.value = [...stagedFiles.value, ...files];
        onDrop();
      });
    });
    return () => controller.abort();
  }, [onDrop, mayExtract]);
  return isOver ? <div class="drop-anywhere">Drop to extract</div> : null;
}
