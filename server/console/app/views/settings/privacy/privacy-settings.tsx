import {
  confirmErasure,
  createErasure,
  type Erasure,
  exportPrivacyDocuments,
  type FindPrivacyDocumentsData,
} from '@excerpt/sdk';
import { useEffect, useState } from 'preact/hooks';
import { findPrivacyDocumentsQuery, listErasuresQuery } from '../../../../generated/queries.gen.ts';
import { useListPages } from '../../../api/use-list-pages.ts';
import { useParameters } from '../../../lib/console-address.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { EmptyState, PendingState } from '../../../parts/states.tsx';
import { TimeAgo } from '../../../parts/time-ago.tsx';
import { useChange } from '../../../parts/use-change.ts';
import { useRowKeys } from '../../../parts/use-row-keys.ts';
import { VirtualRows } from '../../../parts/virtual-rows.tsx';
import type { ViewProps } from '../../late-view.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import { ErasedCounts } from './erased-counts.tsx';
import { ErasureDialog } from './erasure-dialog.tsx';

/** What is looked for. */
type PersonSearch = Pick<FindPrivacyDocumentsData['query'], 'query' | 'match'>;

interface EraseDialogProps {
  slug: string;
  search: PersonSearch;
  close: () => void;
  confirmed: (id: string) => void;
}

/** Everything about a person. The words are not in the URL, which browsers keep; an opened erasure is. */
export default function PrivacySettings({ slug }: ViewProps) {
  const [parameters, setParameters] = useParameters();
  const [search, setSearch] = useState<PersonSearch | null>(null);
  const [text, setText] = useState('');
  const [isPhrase, setIsPhrase] = useState(false);
  const erasureId = parameters.get('erasure');
  return (
    <SettingsFrame slug={slug} section="privacy">
      <form
        class="settings-note"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(text.trim() === '' ? null : { query: text.trim(), match: isPhrase ? 'phrase' : 'words' });
        }}
      >
        <label>
          <span class="visually-hidden">Words, such as a name</span>
          <input
            type="search"
            placeholder="Words, such as a name"
            maxLength={500}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={isPhrase}
            onChange={({ currentTarget }) => setIsPhrase(currentTarget.checked)}
          />
          <span>As a phrase</span>
        </label>
        <button type="submit" class="button button-primary">
          Find
        </button>
      </form>
      {search === null ? (
        <Erasures slug={slug} open={(id) => setParameters({ erasure: id })} />
      ) : (
        <Found
          key={JSON.stringify(search)}
          slug={slug}
          search={search}
          erased={(id) => {
            setSearch(null);
            setParameters({ erasure: id });
          }}
        />
      )}
      {erasureId !== null && <ErasureDialog id={erasureId} close={() => setParameters({ erasure: null })} />}
    </SettingsFrame>
  );
}

interface FoundProps {
  slug: string;
  search: PersonSearch;
  erased: (erasureId: string) => void;
}

function Found({ slug, search, erased }: FoundProps) {
  const [isErasing, setIsErasing] = useState(false);
  const { total, error, getItem, show, refetch } = useListPages((page) =>
    findPrivacyDocumentsQuery({ path: { slug }, query: { ...search, ...page } }),
  );
  const current = useRowKeys({ name: 'Documents', noun: 'document', total });
  const { mutate: exportAll, isPending } = useChange(
    (sending) => exportPrivacyDocuments({ ...sending, path: { slug }, query: search }),
    {
      touches: [],
      notifiesErrors: true,
      after: (archive) => saveFile(`${slug}-documents.zip`, archive, 'application/zip'),
    },
  );
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0) return <EmptyState title="No document has these words" />;
  return (
    <>
      <p class="settings-note">
        <span role="status">
          {total === 1 ? 'One document' : `${total} documents`}, in all schemas and environments.
        </span>
        <button
          data-needs="exportPrivacyDocuments"
          type="button"
          class="button"
          disabled={isPending}
          onClick={() => exportAll()}
        >
          Export
        </button>
        <button
          data-needs="createErasure"
          type="button"
          class="button button-danger"
          onClick={() => setIsErasing(true)}
        >
          Erase…
        </button>
      </p>
      <VirtualRows
        label="Documents"
        count={total}
        current={current}
        onRange={show}
        columns={['Document', 'Text', 'Where', 'Found in', 'Created']}
        rowClass="privacy-row"
        renderCells={(index) => {
          const document = getItem(index);
          if (document === undefined) return <span role="cell">…</span>;
          return (
            <>
              <span role="cell">{document.name}</span>
              <span role="cell" class="muted">
                {document.excerpt}
              </span>
              <span role="cell" class="muted">
                {document.schemaKey}, {document.environment}
              </span>
              <span role="cell">{document.foundIn.join(', ')}</span>
              <span role="cell" class="muted">
                <TimeAgo at={document.createdAt} />
              </span>
            </>
          );
        }}
      />
      {isErasing && <EraseDialog slug={slug} search={search} close={() => setIsErasing(false)} confirmed={erased} />}
    </>
  );
}

function Erasures({ slug, open }: { slug: string; open: (id: string) => void }) {
  const { total, error, getItem, show, refetch } = useListPages((query) =>
    listErasuresQuery({ path: { slug }, query }),
  );
  const current = useRowKeys({
    name: 'Erasures',
    noun: 'erasure',
    total,
    open: (index) => {
      const erasure = getItem(index);
      if (erasure !== undefined) open(erasure.id);
    },
  });
  if (error !== null || total === undefined) return <PendingState error={error} retry={refetch} />;
  if (total === 0) return <EmptyState title="Nothing was erased for a person yet" />;
  return (
    <VirtualRows
      label="Erasures"
      count={total}
      current={current}
      onRange={show}
      columns={['Erasure', 'Id', 'Documents', 'Status', 'When']}
      rowClass="privacy-row"
      renderCells={(index) => {
        const erasure = getItem(index);
        if (erasure === undefined) return <span role="cell">…</span>;
        return (
          <>
            <span role="cell">
              <button type="button" class="link-button" onClick={() => open(erasure.id)}>
                {erasure.status === 'prepared' ? 'Preview' : 'Receipt'}
              </button>
            </span>
            <span role="cell" class="muted">
              <code>{erasure.id}</code>
            </span>
            <span role="cell">{erasure.counts['documents'] ?? 0}</span>
            <span role="cell">{erasure.status}</span>
            <span role="cell" class="muted">
              <TimeAgo at={erasure.createdAt} />
            </span>
          </>
        );
      }}
    />
  );
}

/** Counts first. What is erased is what was counted. */
function EraseDialog({ slug, search, close, confirmed }: EraseDialogProps) {
  const [prepared, setPrepared] = useState<Erasure | null>(null);
  const preparing = useChange((sending) => createErasure({ ...sending, path: { slug }, body: search }), {
    touches: ['listErasures'],
    after: setPrepared,
  });
  const confirming = useChange((sending) => confirmErasure({ ...sending, path: { id: prepared?.id ?? '' } }), {
    touches: ['listErasures', 'getErasure', 'findPrivacyDocuments'],
    after: ({ id }) => confirmed(id),
  });
  useEffect(() => preparing.mutate(), []);
  return (
    <FormDialog
      title="Erase everything about a person"
      close={close}
      submit={() => confirming.mutate()}
      submitLabel="Erase"
      isDangerous
      isPending={prepared === null || confirming.isPending}
      error={preparing.error ?? confirming.error}
    >
      {prepared === null ? <p class="muted">Counting…</p> : <ErasedCounts counts={prepared.counts} />}
      <p>
        The documents go with their files, runs, reviews, labels and copies. Active runs are cancelled. This cannot be
        undone.
      </p>
    </FormDialog>
  );
}
