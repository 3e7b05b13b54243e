import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import { Link } from '@campavia/remote-kit';
import { Button, ButtonLink, EmptyState, FailurePanel, Small } from '@campavia/ui';

import { useWallPage, type UseWallPage } from '../../../data/use-community';
import { PICTURES_PER_PAGE, writeFilters, type CommunityFilters } from '../../../rules/community-view';

import { communityMessages } from '../community-pages.messages';
import { Wall, WallFoot } from '../community-pages.styles';
import { OpenedPicture } from './opened-picture';
import { pathOfWall } from './path-of-wall';
import { WallPage } from './wall-page';

export interface PictureListProps {
  filters: CommunityFilters;
  openedId: number | undefined;
}

/** The wall, page by page, and the picture that is open. */
export function PictureList({ filters, openedId }: PictureListProps) {
  const { requestedPages, showMore, answers, onChange } = useRequestedPages();
  const { list } = useWallPage(filters, 1);
  const count = list?.count ?? 0;
  const pictures = answers.flatMap((answer) => answer.list?.results ?? []);
  const onMore = requestedPages * PICTURES_PER_PAGE < count ? showMore : undefined;
  return (
    <>
      {list && count === 0 ? (
        <NoPictures isFiltered={writeFilters(filters) !== ''} />
      ) : (
        <Pages filters={filters} pageCount={requestedPages} onChange={onChange} />
      )}
      <ListFoot last={answers[requestedPages - 1]} shown={pictures.length} count={count} onMore={onMore} />
      {openedId !== undefined && (
        <OpenedPicture id={openedId} filters={filters} pictures={pictures} count={count} onLast={onMore} />
      )}
    </>
  );
}

function useRequestedPages() {
  const [requestedPages, setRequestedPages] = useState(1);
  const [answers, setAnswers] = useState<readonly UseWallPage[]>([]);
  const onChange = useCallback(
    (page: number, answer: UseWallPage) =>
      setAnswers((known) => [...known.slice(0, page - 1), answer, ...known.slice(page)]),
    [],
  );
  return { requestedPages, showMore: () => setRequestedPages(requestedPages + 1), answers, onChange };
}

interface PagesProps {
  filters: CommunityFilters;
  pageCount: number;
  onChange: (page: number, answer: UseWallPage) => void;
}

function Pages({ filters, pageCount, onChange }: PagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Wall aria-label={formatMessage(communityMessages.picturesTab)}>
      {Array.from({ length: pageCount }, (_, index) => (
        <WallPage
          key={index}
          page={index + 1}
          filters={filters}
          pathTo={(id) => pathOfWall(filters, id)}
          onChange={onChange}
        />
      ))}
    </Wall>
  );
}

interface ListFootProps {
  /** The answer to the last requested page; undefined while it loads. */
  last: UseWallPage | undefined;
  shown: number;
  count: number;
  /** Absent when all are shown. */
  onMore: (() => void) | undefined;
}

function ListFoot({ last, shown, count, onMore }: ListFootProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (last?.hasFailed) return <WallFailure answer={last} />;
  if (count === 0) return null;
  return (
    <WallFoot>
      {onMore && (
        <Button
          variant="line"
          isBusy={last?.list === undefined}
          busyLabel={formatMessage(communityMessages.loadingPictures)}
          onClick={onMore}
        >
          {formatMessage(communityMessages.morePictures)}
        </Button>
      )}
      <Small role="status" $tone="soft">
        {formatMessage(communityMessages.shown, { shown: formatNumber(shown), count })}
      </Small>
    </WallFoot>
  );
}

function WallFailure({ answer: { isLoading, retry } }: { answer: UseWallPage }) {
  const { formatMessage } = useIntl();
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(communityMessages.picturesFailed)}
      isRetrying={isLoading}
      onRetry={retry}
    />
  );
}

function NoPictures({ isFiltered }: { isFiltered: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingAs="h2"
      title={formatMessage(isFiltered ? communityMessages.noPicturesFound : communityMessages.noPicturesYet)}
      text={formatMessage(isFiltered ? communityMessages.noneFoundText : communityMessages.noPicturesYetText)}
      action={
        isFiltered && (
          <ButtonLink as={Link} to={pathOfWall({})} variant="quiet" size="s">
            {formatMessage(communityMessages.showAllPictures)}
          </ButtonLink>
        )
      }
    />
  );
}
