import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Wishlist } from '@campavia/contracts';
import { SignedIn } from '@campavia/parts/signed-in';
import { AddressLink, pageTitle, useDocumentTitle, useParams, useReady } from '@campavia/remote-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
  FailurePanel,
  H1,
  Icon,
  IconButton,
  Note,
  Row,
  Small,
  Stack,
  Strong,
} from '@campavia/ui';
import { ArrowLeft, Pencil, Search, Share, Trash2 } from '@campavia/ui/icons';

import { useWishlist } from '../../../data/wishlists/use-wishlist';

import { LazyDeleteDialog, LazyNameDialog } from '../dialogs/lazy-dialogs';
import { useShareList } from '../use-share-list';
import { Back, Head, Page } from '../wishlists.styles';
import { wishlistsMessages } from '../wishlists.messages';
import { CamperGrid } from './camper-grid';
import { CamperActions } from './camper-actions';
import { GoneCampers } from './gone-campers';
import { GoneWishlist } from './gone-wishlist';
import { listMessages } from './list.messages';
import { ListSkeleton } from './list-skeleton';
import { TripBox } from './trip-box';

/** Between sentences. */
const SPACE = ' ';

export function WishlistScreen() {
  return <SignedIn>{() => <LoadedWishlist />}</SignedIn>;
}

function LoadedWishlist() {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const { list, failure, isRetrying, retry } = useWishlist(slug);
  useDocumentTitle(pageTitle(list?.name ?? formatMessage(wishlistsMessages.title)));
  useReady(list !== undefined || failure !== undefined);
  return (
    <Page>
      <Back to="wishlists">
        <Icon of={ArrowLeft} />
        {formatMessage(wishlistsMessages.all)}
      </Back>
      {list && <Content list={list} />}
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
  );
}

function Content({ list }: { list: Wishlist }) {
  const { formatMessage } = useIntl();
  const { ad_set: campers, gone } = list;
  return (
    <>
      <ListHead list={list} />
      <TripBox list={list} />
      {campers.length + gone.length === 0 && (
        <EmptyState
          headingAs="h2"
          title={formatMessage(listMessages.empty)}
          text={formatMessage(listMessages.emptyText)}
          action={
            <ButtonLink as={AddressLink} to="search" variant="line" icon={Search}>
              {formatMessage(wishlistsMessages.find)}
            </ButtonLink>
          }
        />
      )}
      <CamperGrid
        campers={campers}
        trip={list}
        actionsOf={(camper) => <CamperActions list={list} camper={camper} />}
      />
      <GoneCampers list={list} />
    </>
  );
}

function ListHead({ list }: { list: Wishlist }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { share, stopSharing, isBusy } = useShareList(list);
  const count = list.ad_set.length + list.gone.length;
  const free = list.ad_set.filter(({ is_free }) => is_free).length;
  const close = () => setOpen(undefined);
  return (
    <>
      <Head>
        <Stack $gap={2}>
          <H1>{list.name}</H1>
          <Small as="p" $tone="soft">
            {list.date_from === null
              ? formatMessage(wishlistsMessages.count, { count })
              : formatMessage(listMessages.free, { count, free })}
          </Small>
        </Stack>
        <Row $gap={2}>
          <Button icon={Share} isBusy={isBusy} onClick={() => void share()}>
            {formatMessage(wishlistsMessages.share)}
          </Button>
          <Button variant="line" icon={Pencil} onClick={() => setOpen('rename')}>
            {formatMessage(wishlistsMessages.rename)}
          </Button>
          <IconButton
            size="m"
            icon={Trash2}
            label={formatMessage(wishlistsMessages.remove)}
            onClick={() => setOpen('delete')}
          />
        </Row>
      </Head>
      {list.share_key !== null && (
        <Note>
          <Strong as="div">{formatMessage(listMessages.shared)}</Strong>
          {formatMessage(listMessages.sharedText)}
          {SPACE}
          <Button variant="quiet" size="s" isBusy={isBusy} onClick={() => void stopSharing()}>
            {formatMessage(listMessages.stopSharing)}
          </Button>
        </Note>
      )}
      {open === 'rename' && <LazyNameDialog list={list} onClose={close} />}
      {open === 'delete' && <LazyDeleteDialog list={{ ...list, count }} onClose={close} />}
    </>
  );
}
