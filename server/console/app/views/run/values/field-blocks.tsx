import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Field } from '../../../lib/value-fields.ts';
import { toBlocks, type Block } from './to-blocks.ts';

/** Of a value that was not drawn yet, in CSS pixels. */
const VALUE_HEIGHT = 36;
/** Blocks are drawn so far before they are in sight, in CSS pixels. */
const MARGIN = 800;

interface FieldBlocksProps {
  entries: Field[];
  /** The path of a value whose block is in the page, wherever it is. */
  selected: string | null;
  render: (entry: Field, index: number) => ComponentChildren;
}

const isWithin = (path: string | null, entries: Field[]): boolean =>
  path !== null && entries.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`));

/** The entries of a list of any kind, of which only those near to what is in sight are in the page. */
export function FieldBlocks({ entries, selected, render }: FieldBlocksProps) {
  const blocks = useMemo(() => toBlocks(entries), [entries]);
  if (blocks.length <= 1) return <>{entries.map(render)}</>;
  return (
    <>
      {blocks.map((block) => (
        <FieldBlock key={block.first} block={block} isHeld={isWithin(selected, block.entries)} render={render} />
      ))}
    </>
  );
}

function findScroller(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return null;
}

interface FieldBlockProps extends Pick<FieldBlocksProps, 'render'> {
  block: Block;
  /** Whether it is in the page wherever it is. */
  isHeld: boolean;
}

function FieldBlock({ block: { first, entries, values }, isHeld, render }: FieldBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(first === 0);
  const height = useRef(values * VALUE_HEIGHT);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const change = changes.at(-1);
        if (change === undefined) return;
        // While it is left out, its place stays as high as it was.
        height.current = change.boundingClientRect.height;
        setNear(change.isIntersecting);
      },
      { root: findScroller(element.current), rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const isShown = isNear || isHeld;
  return (
    <div ref={element} style={isShown ? undefined : { height: `${height.current}px` }}>
      {isShown && entries.map((entry, index) => render(entry, first + index))}
    </div>
  );
}
