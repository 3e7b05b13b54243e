import { useIntl } from 'react-intl';

import { Button, ButtonLink, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import { sisterMessages } from './sister.messages';

export interface SisterDialogProps {
  /** The site's tracked link to the sister platform. */
  href: string;
  onClose: () => void;
}

/** Explains why a camper is listed on the sister platform, and links to it. */
export function SisterDialog({ href, onClose }: SisterDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(sisterMessages.title)}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {formatMessage(sisterMessages.stay)}
          </Button>
          <ButtonLink href={href}>{formatMessage(sisterMessages.go)}</ButtonLink>
        </>
      }
    >
      <Text>{formatMessage(sisterMessages.text)}</Text>
    </Modal>
  );
}
