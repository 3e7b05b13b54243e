import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import type { Document, DocumentPage } from '@campavia/contracts';
import { Button, IconButton, Skeleton, Small, Text } from '@campavia/ui';
import { Download, Minus, Plus, RotateCcw, RotateCw } from '@campavia/ui/icons';

import { usePageFile, useSavePage } from '../../../data/back-office/use-document-review';
import { useShortcuts } from '../../../components/use-shortcuts';

import { reviewMessages } from './review.messages';
import {
  NoPicture,
  PageFrame,
  PageFrames,
  PageImage,
  PageThumbs,
  Viewer,
  ViewerTools,
} from './review.styles';

const ZOOMS = [1, 1.5, 2, 3] as const;

interface PageViewerProps {
  document: Document;
  index: number;
  onChoose: (index: number) => void;
}

/** The pages of a document: two side by side in a wide window, else one at a time. Keys turn and zoom them too. */
export function PageViewer({ document, index, onChoose }: PageViewerProps) {
  const { formatMessage } = useIntl();
  const { pages } = document;
  const { turns, zoom, turn, zoomBy, reset } = usePageView();
  const isWide = useIsWide();
  const shown = isWide ? pairWith(index, pages.length) : [index];

  function show(nth: number) {
    if (pages[nth] === undefined || nth === index) return;
    reset();
    onChoose(nth);
  }

  useShortcuts({
    r: () => turn(1),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
    arrowright: () => show(index + 1),
    arrowleft: () => show(index - 1),
  });
  const words = [
    formatMessage(reviewMessages.pageOf, { page: index + 1, last: pages.length }),
    formatMessage(reviewMessages.looked),
  ];
  return (
    <>
      <Viewer aria-label={formatMessage(reviewMessages.pages)}>
        <Tools zoom={zoom} onTurn={turn} onZoom={zoomBy} />
        <PageFrames $count={shown.length}>
          {shown.map((nth) => (
            <FramedPage key={nth} document={document} nth={nth} turns={turns} zoom={zoom} />
          ))}
        </PageFrames>
        {pages.length > 1 && (
          <PageThumbs>
            {pages.map(({ id }, nth) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={nth === index ? 'true' : undefined}
                  onClick={() => show(nth)}
                >
                  {formatMessage(reviewMessages.page, { page: nth + 1 })}
                </button>
              </li>
            ))}
          </PageThumbs>
        )}
      </Viewer>
      <Small as="p" $tone="soft">
        {words.join(' · ')}
      </Small>
    </>
  );
}

/** A page and the one beside it: the front of a card with its back. */
function pairWith(index: number, count: number): number[] {
  const first = index - (index % 2);
  return first + 1 < count ? [first, first + 1] : [first];
}

const WIDE = '(min-width: 1440px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

/** How a page is turned and how large it is shown. */
function usePageView() {
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  return {
    turns,
    zoom: ZOOMS[zoom] ?? 1,
    turn: (by: number) => setTurns((now) => (now + by + 4) % 4),
    zoomBy: (by: number) => setZoom((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1)),
    reset: () => {
      setTurns(0);
      setZoom(0);
    },
  };
}

interface ToolsProps {
  zoom: number;
  onTurn: (by: number) => void;
  onZoom: (by: number) => void;
}

function Tools({ zoom, onTurn, onZoom }: ToolsProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <ViewerTools>
      <IconButton
        icon={RotateCcw}
        label={formatMessage(reviewMessages.turnLeft)}
        onClick={() => onTurn(-1)}
      />
      <IconButton icon={RotateCw} label={formatMessage(reviewMessages.turnRight)} onClick={() => onTurn(1)} />
      <IconButton icon={Minus} label={formatMessage(reviewMessages.zoomOut)} onClick={() => onZoom(-1)} />
      <span aria-live="polite">{formatNumber(zoom, { style: 'percent' })}</span>
      <IconButton icon={Plus} label={formatMessage(reviewMessages.zoomIn)} onClick={() => onZoom(1)} />
    </ViewerTools>
  );
}

interface FramedPageProps extends Pick<PageProps, 'document' | 'turns' | 'zoom'> {
  /** From 0. */
  nth: number;
}

function FramedPage({ document, nth, turns, zoom }: FramedPageProps) {
  const { formatMessage } = useIntl();
  const { pages } = document;
  const page = pages[nth];
  return (
    <PageFrame
      tabIndex={0}
      role="group"
      aria-label={formatMessage(reviewMessages.pageOf, { page: nth + 1, last: pages.length })}
    >
      {page && <Page document={document} page={page} number={nth + 1} turns={turns} zoom={zoom} />}
    </PageFrame>
  );
}

interface PageProps {
  document: Document;
  page: DocumentPage;
  /** From 1. */
  number: number;
  turns: number;
  zoom: number;
}

function Page({ document, page, number, turns, zoom }: PageProps) {
  const { formatMessage } = useIntl();
  const { src, hasFailed } = usePageFile(document.id, page);
  if (src) {
    return (
      <PageImage
        src={src}
        alt={formatMessage(reviewMessages.page, { page: number })}
        $turns={turns}
        $zoom={zoom}
      />
    );
  }
  const isPicture = page.media_type === 'image/webp';
  if (isPicture && !hasFailed) return <Skeleton $height="100%" />;
  return <FilePage documentId={document.id} page={page} hasFailed={hasFailed} />;
}

/** In place of a page that a browser does not show. */
function FilePage({
  documentId,
  page,
  hasFailed,
}: {
  documentId: number;
  page: DocumentPage;
  hasFailed: boolean;
}) {
  const { formatMessage } = useIntl();
  const { save, isBusy } = useSavePage(documentId, page);
  return (
    <NoPicture>
      <Text>{formatMessage(hasFailed ? reviewMessages.pageFailed : reviewMessages.noPicture)}</Text>
      <Small $tone="soft">{page.name}</Small>
      <Button variant="line" icon={Download} isBusy={isBusy} onClick={() => void save()}>
        {formatMessage(reviewMessages.download)}
      </Button>
    </NoPicture>
  );
}
