import { useIntl } from 'react-intl';

import { pathOf, useLocation, useNavigate, usePlatform } from '@campavia/remote-kit';
import { Button, Note, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { useDeleteWishlist } from '../../../data/wishlists/use-wishlists';

import { wishlistsMessages } from '../wishlists.messages';

export interface DeleteDialogProps {
  list: { slug: string; name: string; count: number };
  onClose: () => void;
}

/** Confirms deleting a list; afterwards all lists are shown. */
export function DeleteDialog({ list, onClose }: DeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { perform, isBusy, entries } = useDeleteWishlist();
  const overview = pathOf('wishlists') ?? '/';

  async function remove(): Promise<void> {
    if (!(await perform(list.slug))) return;
    onClose();
    if (pathname !== overview) void navigate(overview);
    const title = formatMessage(wishlistsMessages.removed, { list: list.name });
    events.send('toast.shown', { tone: 'good', title });
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(wishlistsMessages.removeTitle, { list: list.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(wishlistsMessages.cancel)}
          </Button>
          <Button
            variant="stop"
            isBusy={isBusy}
            busyLabel={formatMessage(wishlistsMessages.removing)}
            onClick={() => void remove()}
          >
            {formatMessage(wishlistsMessages.remove)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(wishlistsMessages.removeText, { count: list.count })}</Text>
      {entries.length > 0 && (
        <Note tone="stop" role="alert">
          {entries[0]?.text ?? formatMessage(wishlistsMessages.unknown)}
        </Note>
      )}
    </Modal>
  );
}
