import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';
import { Button, ButtonLink, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import type { MenuProps } from '../../../layout/header/menus';
import { accountMessages } from '../account.messages';

/** For sites without listings: links to the platform that takes campers of this country. */
export function SisterPlatform({ onClose }: MenuProps) {
  const { formatMessage } = useIntl();
  const { routing } = usePlatform();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(accountMessages.sisterTitle)}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {formatMessage(accountMessages.sisterStay)}
          </Button>
          <ButtonLink href={routing.sister_platform}>{formatMessage(accountMessages.sisterGo)}</ButtonLink>
        </>
      }
    >
      <Text>{formatMessage(accountMessages.sisterText)}</Text>
    </Modal>
  );
}
