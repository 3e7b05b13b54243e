import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { WishlistSummary } from '@campavia/contracts';
import { formatDateRange } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { H3, IconButton } from '@campavia/ui';
import { Ellipsis, Pencil, Share, Trash2 } from '@campavia/ui/icons';

import { LazyDeleteDialog, LazyMenu, LazyNameDialog } from '../dialogs/lazy-dialogs';
import { useShareList } from '../use-share-list';
import { wishlistsMessages } from '../wishlists.messages';
import { Facts, Mosaic, TileBox } from './tile.styles';

const SIZES = '(min-width: 1024px) 16rem, (min-width: 640px) 30vw, 62vw';

type Open = 'menu' | 'rename' | 'delete';

/** A list in the overview: its pictures, name, number of campers, and actions. */
export function WishlistTile({ list }: { list: WishlistSummary }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { name, slug, count, date_from, date_to } = list;
  const facts = [formatMessage(wishlistsMessages.count, { count })];
  if (date_from && date_to) facts.push(formatDateRange(intl, date_from, date_to));
  const label = formatMessage(wishlistsMessages.more, { list: name });
  return (
    <TileBox>
      <Mosaic>
        {list.pictures.map((picture) => (
          <img
            key={picture.url}
            src={picture.url}
            srcSet={picture.srcset}
            sizes={SIZES}
            alt=""
            loading="lazy"
          />
        ))}
      </Mosaic>
      <H3 as="h2">
        <AddressLink to="wishlist" params={{ slug }}>
          {name}
        </AddressLink>
      </H3>
      <Facts>
        <span>{facts.join(' · ')}</span>
        <IconButton
          ref={trigger}
          icon={Ellipsis}
          label={label}
          aria-haspopup="menu"
          aria-expanded={open === 'menu'}
          onClick={() => setOpen('menu')}
        />
      </Facts>
      {open === 'menu' && <TileMenu list={list} label={label} triggerRef={trigger} onChoose={setOpen} />}
      {open === 'rename' && <LazyNameDialog list={list} onClose={close} />}
      {open === 'delete' && <LazyDeleteDialog list={list} onClose={close} />}
    </TileBox>
  );
}

interface TileMenuProps {
  list: WishlistSummary;
  label: string;
  triggerRef: React.RefObject<HTMLButtonElement | null>;
  onChoose: (open: Open | undefined) => void;
}

function TileMenu({ list, label, triggerRef, onChoose }: TileMenuProps) {
  const { formatMessage } = useIntl();
  const { share } = useShareList(list);
  return (
    <LazyMenu
      triggerRef={triggerRef}
      isOpen
      onClose={() => onChoose(undefined)}
      label={label}
      items={[
        {
          id: 'share',
          icon: Share,
          label: formatMessage(wishlistsMessages.share),
          onSelect: () => void share(),
        },
        {
          id: 'rename',
          icon: Pencil,
          label: formatMessage(wishlistsMessages.rename),
          onSelect: () => onChoose('rename'),
        },
        {
          id: 'delete',
          icon: Trash2,
          label: formatMessage(wishlistsMessages.remove),
          onSelect: () => onChoose('delete'),
        },
      ]}
    />
  );
}
