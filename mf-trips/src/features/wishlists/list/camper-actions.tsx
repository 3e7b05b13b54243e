import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Wishlist, WishlistCamper } from '@campavia/contracts';
import { FolderInput } from '@campavia/ui/icons';

import { HeartButton } from '../../../components/hearts/heart-button';
import { useWishlists } from '../../../data/wishlists/use-wishlists';

import { LazyMenu } from '../dialogs/lazy-dialogs';
import { listMessages } from './list.messages';
import { FolderButton, Hearts } from './list.styles';
import { useListNews } from './use-list-news';

export interface CamperActionsProps {
  list: Wishlist;
  camper: WishlistCamper;
}

/** The heart removes a camper from the list, the folder moves it to another one. */
export function CamperActions({ list, camper }: CamperActionsProps) {
  const { formatMessage } = useIntl();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { lists = [] } = useWishlists();
  const { takeOff, move } = useListNews(list);
  const others = lists.filter(({ slug }) => slug !== list.slug);
  return (
    <Hearts>
      <HeartButton title={camper.title} isSaved onClick={() => void takeOff(camper)} />
      {others.length > 0 && (
        <FolderButton
          ref={trigger}
          icon={FolderInput}
          label={formatMessage(listMessages.move, { title: camper.title })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <LazyMenu
          triggerRef={trigger}
          isOpen
          onClose={() => setOpen(false)}
          label={formatMessage(listMessages.moveTo)}
          placement="bottom start"
          items={others.map((other) => ({
            id: other.slug,
            label: other.name,
            onSelect: () => void move(camper, other),
          }))}
        />
      )}
    </Hearts>
  );
}
