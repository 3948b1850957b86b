import { getDocumentPageImage, type LayoutPage } from '@excerpt/sdk';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { getClient } from '../../../api/console-session.ts';
import { PageLayout } from './page-layout.tsx';
import { takeTurn } from './picture-turns.ts';

/** Sharp at up to this many pictures' pixels for one of CSS. */
const MAX_DENSITY = 2;
const THUMBNAIL = 160;
/** Pictures are asked for in few widths, so that the server and this page draw each only once. */
const WIDTHS = [THUMBNAIL, 800, 1200, 1800, 2600];
const KEPT_MS = 60_000;
const RELEASE_MS = 5_000;

export interface PageImageProps {
  documentId: string;
  /** Number of the page. */
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Drawn where the server has no picture. */
  layout: LayoutPage | undefined;
  onSize?: (ratio: number) => void;
}

function chooseWidth(width: number): number {
  const pixels = width * Math.min(MAX_DENSITY, devicePixelRatio);
  return WIDTHS.find((one) => one >= pixels) ?? (WIDTHS.at(-1) as number);
}

/** A page as the server draws it. An `<img>` cannot send the API key: the picture is fetched, and shown as a blob. */
export function PageImage({ documentId, number, width, layout, onSize }: PageImageProps) {
  const pixels = chooseWidth(width);
  const { data, error } = useQuery({
    queryKey: ['getDocumentPageImage', documentId, number, pixels],
    queryFn: async ({ signal }) => {
      const path = { id: documentId, pageNumber: number };
      const query = { width: pixels, format: 'webp' as const };
      const request = { client: getClient(), path, query, signal, throwOnError: true as const };
      const fetchPicture = async () => (await getDocumentPageImage(request)).data as Blob;
      return takeTurn(fetchPicture, { isFirst: pixels > THUMBNAIL, signal });
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
  const address = useBlobAddress(data);
  // A long text is drawn once, and not for each key.
  const drawing = useMemo(() => layout && <PageLayout page={layout} />, [layout]);
  if (address !== null)
    return (
      <img
        class="page-drawing"
        src={address}
        alt={`Page ${number}`}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize?.(naturalHeight / naturalWidth)}
      />
    );
  if (error !== null && drawing !== undefined) return drawing;
  return <div class="page-drawing page-loading" role="img" aria-label={`Page ${number}`} />;
}

function useBlobAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      // An image that is about to leave the page may still be loading it, which would be an error in the console.
      setTimeout(() => URL.revokeObjectURL(made), RELEASE_MS);
      setAddress(null);
    };
  }, [blob]);
  return address;
}
