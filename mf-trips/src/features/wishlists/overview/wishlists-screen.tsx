import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { WishlistSummary } from '@campavia/contracts';
import { WISHLIST_LIMITS } from '@campavia/domain';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink, pageTitle, useDocumentTitle, useReady } from '@campavia/remote-kit';
import { Button, ButtonLink, EmptyState, FailurePanel, H1, Icon, Note, Small, Stack } from '@campavia/ui';
import { Plus, Search } from '@campavia/ui/icons';

import { describeMerge } from '../../../components/hearts/describe-merge';
import { heartMessages } from '../../../components/hearts/heart.messages';
import { useMergeHearts } from '../../../data/wishlists/use-merge-hearts';
import { useWishlists } from '../../../data/wishlists/use-wishlists';

import { LazyNameDialog } from '../dialogs/lazy-dialogs';
import { Grid, Head, Page } from '../wishlists.styles';
import { wishlistsMessages } from '../wishlists.messages';
import { NewTile } from './tile.styles';
import { WishlistTile } from './wishlist-tile';
import { WishlistsSkeleton } from './wishlists-skeleton';

export function WishlistsScreen() {
  return <SignedIn>{() => <Wishlists />}</SignedIn>;
}

function Wishlists() {
  const { formatMessage } = useIntl();
  const { lists, hasFailed, isRetrying, retry } = useWishlists();
  const [isNaming, setNaming] = useState(false);
  useDocumentTitle(pageTitle(formatMessage(wishlistsMessages.title)));
  useReady(lists !== undefined || hasFailed);
  const isFull = (lists?.length ?? 0) >= WISHLIST_LIMITS.lists;
  return (
    <Page>
      <Head>
        <Stack $gap={2}>
          <H1>{formatMessage(wishlistsMessages.title)}</H1>
          <Total lists={lists} />
        </Stack>
        {lists && (
          <Button variant="main" icon={Plus} aria-disabled={isFull} onClick={() => setNaming(!isFull)}>
            {formatMessage(wishlistsMessages.newList)}
          </Button>
        )}
      </Head>
      <Notes isFull={isFull} />
      {lists && <Lists lists={lists} isFull={isFull} onNew={() => setNaming(true)} />}
      {!lists && !hasFailed && <WishlistsSkeleton />}
      {hasFailed && (
        <FailurePanel
          headingAs="h2"
          title={formatMessage(wishlistsMessages.failed)}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      )}
      {isNaming && <LazyNameDialog onClose={() => setNaming(false)} />}
    </Page>
  );
}

/** Campers moved into the account after signing in, and why no list can be added. */
function Notes({ isFull }: Pick<ListsProps, 'isFull'>) {
  const intl = useIntl();
  const merged = useMergeHearts(intl.formatMessage(heartMessages.mergedList));
  return (
    <>
      {merged && (
        <Note tone="good" role="status">
          {describeMerge(intl, merged)}
        </Note>
      )}
      {isFull && (
        <Note tone="care">
          {intl.formatMessage(wishlistsMessages.full, { limit: WISHLIST_LIMITS.lists })}
        </Note>
      )}
    </>
  );
}

/** Reserves its space while the lists load. */
function Total({ lists }: { lists: readonly WishlistSummary[] | undefined }) {
  const { formatMessage } = useIntl();
  const count = lists?.reduce((sum, list) => sum + list.count, 0) ?? 0;
  const values = { lists: lists?.length ?? 0, limit: WISHLIST_LIMITS.lists, count };
  return (
    <Small as="p" $tone="soft" style={{ visibility: lists ? undefined : 'hidden' }}>
      {formatMessage(wishlistsMessages.total, values)}
    </Small>
  );
}

interface ListsProps {
  lists: readonly WishlistSummary[];
  isFull: boolean;
  onNew: () => void;
}

function Lists({ lists, isFull, onNew }: ListsProps) {
  const { formatMessage } = useIntl();
  if (lists.length === 0) {
    return (
      <EmptyState
        headingAs="h2"
        title={formatMessage(wishlistsMessages.none)}
        text={formatMessage(wishlistsMessages.noneText)}
        action={
          <ButtonLink as={AddressLink} to="search" variant="line" icon={Search}>
            {formatMessage(wishlistsMessages.find)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Grid>
      {lists.map((list) => (
        <li key={list.slug}>
          <WishlistTile list={list} />
        </li>
      ))}
      {!isFull && (
        <li>
          <NewTile type="button" onClick={onNew}>
            <Icon of={Plus} />
            {formatMessage(wishlistsMessages.newList)}
            <span>{formatMessage(wishlistsMessages.newListHint)}</span>
          </NewTile>
        </li>
      )}
    </Grid>
  );
}
