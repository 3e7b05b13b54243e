import { useIntl } from 'react-intl';

import type { SharedWishlist } from '@campavia/contracts';
import { formatDateRange } from '@campavia/i18n';
import { pageTitle, useDocumentTitle, useParams, useReady } from '@campavia/remote-kit';
import { EmptyState, FailurePanel, H1, Lead, Small } from '@campavia/ui';

import { useSharedWishlist } from '../../../data/wishlists/use-wishlist';

import { Page } from '../wishlists.styles';
import { wishlistsMessages } from '../wishlists.messages';
import { CamperGrid } from './camper-grid';
import { GoneWishlist } from './gone-wishlist';
import { listMessages } from './list.messages';
import { ListSkeleton } from './list-skeleton';
import { SharedSpace } from './list.styles';

/** A list as a visitor with its link sees it: read-only. */
export function SharedWishlistScreen() {
  const { formatMessage } = useIntl();
  const { key = '' } = useParams();
  const { list, failure, isRetrying, retry } = useSharedWishlist(key);
  useDocumentTitle(pageTitle(list?.name ?? formatMessage(wishlistsMessages.title)));
  useReady(list !== undefined || failure !== undefined);
  return (
    <SharedSpace>
      <Page>
        {list && <SharedList list={list} />}
        {!list && !failure && <ListSkeleton />}
        {failure === 'gone' && <GoneWishlist />}
        {failure === 'failed' && (
          <FailurePanel
            headingAs="h1"
            title={formatMessage(wishlistsMessages.failed)}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        )}
      </Page>
    </SharedSpace>
  );
}

function SharedList({ list }: { list: SharedWishlist }) {
  const intl = useIntl();
  const { name, date_from, date_to, ad_set: campers } = list;
  return (
    <>
      <div>
        <H1>{name}</H1>
        <Lead>{intl.formatMessage(listMessages.sharedLead)}</Lead>
        {date_from && date_to && <Small as="p">{formatDateRange(intl, date_from, date_to)}</Small>}
      </div>
      {campers.length === 0 && (
        <EmptyState
          headingAs="h2"
          title={intl.formatMessage(listMessages.empty)}
          text={intl.formatMessage(listMessages.sharedEmpty)}
        />
      )}
      <CamperGrid campers={campers} trip={list} />
    </>
  );
}
