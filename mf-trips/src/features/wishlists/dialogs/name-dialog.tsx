import { useIntl } from 'react-intl';

import type { WishlistSettings } from '@campavia/contracts';
import { tidyWishlistName, WISHLIST_LIMITS } from '@campavia/domain';
import { Button, Row } from '@campavia/ui';
import { Form, formErrorsOf, FormField, SubmitButton } from '@campavia/ui/forms';
import { Modal } from '@campavia/ui/overlays';

import { useChangeWishlist } from '../../../data/wishlists/use-wishlist';
import { useCreateWishlist } from '../../../data/wishlists/use-wishlists';

import { wishlistsMessages } from '../wishlists.messages';

export interface NameDialogProps {
  /** Undefined for a new one. */
  list?: WishlistSettings;
  onClose: () => void;
}

/** Asks for the name of a list: a new one is created, another one renamed. */
export function NameDialog({ list, onClose }: NameDialogProps) {
  const { formatMessage } = useIntl();
  const { save, isBusy, entries } = useSaveName(list);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(list ? wishlistsMessages.rename : wishlistsMessages.newList)}
    >
      <Form
        summaryTitle={formatMessage(wishlistsMessages.notSaved)}
        checks={{
          name: (text) => (tidyWishlistName(text) ? undefined : formatMessage(wishlistsMessages.nameMissing)),
        }}
        errors={formErrorsOf(entries, { unknown: formatMessage(wishlistsMessages.unknown) })}
        isBusy={isBusy}
        onSubmit={({ name = '' }) => void save(name).then((saved) => saved && onClose())}
      >
        <FormField
          name="name"
          label={formatMessage(wishlistsMessages.name)}
          maxLength={WISHLIST_LIMITS.nameLength}
          autoComplete="off"
          defaultValue={list?.name ?? ''}
        />
        <Row $gap={3}>
          <SubmitButton busyLabel={formatMessage(wishlistsMessages.saving)}>
            {formatMessage(wishlistsMessages.save)}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(wishlistsMessages.cancel)}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}

function useSaveName(list: WishlistSettings | undefined) {
  const creation = useCreateWishlist();
  const change = useChangeWishlist(list ?? { slug: '', etag: '' });
  if (!list) return { ...creation, save: creation.perform };
  return { ...change, save: (name: string) => change.change({ name }) };
}
