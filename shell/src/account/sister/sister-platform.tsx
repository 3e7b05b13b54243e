import { useIntl } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';
import { Button, ButtonLink, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import type { WidgetProps } from '../../layout/header/widgets';
import { accountMessages } from '../account.messages';

/** Where a site takes no campers: the way to the platform that does. Its address says where owners come from. */
export function SisterPlatform({ onClose }: WidgetProps) {
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
