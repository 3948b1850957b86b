import type { Category, Packet } from '@excerpt/sdk';
import { toPercent } from '../../lib/value-words.ts';
import { assignPage, cutBefore, joinBefore, setCategory, type EditedParts } from './edit-parts.ts';
import { describePages, findOriginal, nameCategory, toPartLevel } from './packet-words.ts';
import { PartLinks } from './part-links.tsx';
import type { PacketEditor } from './use-packet-editor.ts';

interface PartPanelProps {
  slug: string;
  packet: Packet;
  parts: EditedParts;
  categories: readonly Category[];
  /** The selected page. */
  page: number;
  /** Index of its part; undefined if it is left out. */
  owner: number | undefined;
  /** Absent where the parts may not be changed. */
  change: PacketEditor['change'] | undefined;
}

/** The part of the selected page: what it is, why, and what can be done with it. */
export function PartPanel({ slug, packet, parts, categories, page, owner, change }: PartPanelProps) {
  const part = owner === undefined ? undefined : parts[owner];
  const found = part && findOriginal(packet, part);
  const onPage = packet.pages[page - 1]?.reasons ?? [];
  return (
    <section class="part-panel" aria-labelledby="part-title">
      <h2 id="part-title">
        {part === undefined
          ? `Page ${page} is left out`
          : `Part ${(owner ?? 0) + 1} of ${parts.length}: ${describePages(part.pages)}`}
      </h2>
      {part !== undefined && owner !== undefined && (
        <>
          {change === undefined ? (
            <p>
              <strong>{nameCategory(part.category)}</strong>
            </p>
          ) : (
            <CategoryChoice
              categories={categories}
              value={part.category}
              choose={(category) => change((before) => setCategory(before, owner, category))}
            />
          )}
          <p>
            {found?.confidence == null ? (
              <span class="muted">As a person chose</span>
            ) : (
              <span class={`level-${toPartLevel(found.confidence)}`}>{toPercent(found.confidence)} sure</span>
            )}
            {found?.identifier != null && <> · {found.identifier}</>}
          </p>
          {found !== undefined && found.reasons.length > 0 && <Reasons label="Why" reasons={found.reasons} />}
          {found !== undefined && <PartLinks slug={slug} part={found} />}
        </>
      )}
      {onPage.length > 0 && part?.pages[0] !== page && <Reasons label={`On page ${page}`} reasons={onPage} />}
      {change !== undefined && <PageActions {...{ parts, page, owner, change }} />}
    </section>
  );
}

function Reasons({ label, reasons }: { label: string; reasons: string[] }) {
  return (
    <div class="part-reasons">
      <h3>{label}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryChoiceProps {
  categories: readonly Category[];
  value: string | null;
  choose: (category: string | null) => void;
}

function CategoryChoice({ categories, value, choose }: CategoryChoiceProps) {
  return (
    <label class="field">
      <span>Kind</span>
      <select
        id="part-kind"
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value === '' ? null : currentTarget.value);
          // The keys of the page work again.
          currentTarget.blur();
        }}
      >
        {value !== null && !categories.some(({ name }) => name === value) && <option>{value}</option>}
        {categories.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value="">{nameCategory(null)}</option>
      </select>
    </label>
  );
}

type PageActionsProps = Pick<PartPanelProps, 'parts' | 'page' | 'owner'> & { change: PacketEditor['change'] };

function PageActions({ parts, page, owner, change }: PageActionsProps) {
  const isFirst = owner !== undefined && parts[owner]?.pages[0] === page;
  const before = parts.findIndex(({ pages }) => pages.includes(page - 1));
  return (
    <div class="part-actions">
      {owner !== undefined && !isFirst && (
        <button type="button" class="button" onClick={() => change((all) => cutBefore(all, page))}>
          Cut before page {page}
        </button>
      )}
      {isFirst && before !== -1 && (
        <button type="button" class="button" onClick={() => change((all) => joinBefore(all, page))}>
          Join with part {before + 1}
        </button>
      )}
      <label class="field">
        <span>Page {page} belongs to</span>
        <select
          value={owner ?? 'out'}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            change((all) => assignPage(all, page, value === 'out' ? null : value === 'own' ? 'own' : Number(value)));
            currentTarget.blur();
          }}
        >
          {parts.map(({ pages, category }, index) => (
            <option key={index} value={index}>
              Part {index + 1}: {nameCategory(category)}, {describePages(pages)}
            </option>
          ))}
          <option value="own">A part of its own</option>
          <option value="out">No part: leave it out</option>
        </select>
      </label>
    </div>
  );
}
