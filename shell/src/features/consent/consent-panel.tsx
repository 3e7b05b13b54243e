import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { AddressLink } from '@campavia/remote-kit';
import { Button, Stack, Strong, Text } from '@campavia/ui';
import { Modal } from '@campavia/ui/overlays';

import type { ConsentChoice } from './consent';
import { consentMessages } from './consent.messages';

const Purposes = styled.dl`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s2);
  dd {
    margin-top: var(--s1);
    font-size: var(--t-small);
    line-height: 1.45;
  }
`;

export interface ConsentPanelProps {
  present: ConsentChoice;
  onChoose: (choice: 'granted' | 'refused') => void;
  onClose: () => void;
}

export function ConsentPanel({ present, onChoose, onClose }: ConsentPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={formatMessage(consentMessages.question)}
      actions={
        <>
          <Button variant="line" onClick={() => onChoose('refused')}>
            {formatMessage(consentMessages.refuse)}
          </Button>
          <Button variant="line" onClick={() => onChoose('granted')}>
            {formatMessage(consentMessages.accept)}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Purposes>
          <div>
            <dt>
              <Strong>{formatMessage(consentMessages.necessary)}</Strong>
            </dt>
            <dd>{formatMessage(consentMessages.necessaryText)}</dd>
          </div>
          <div>
            <dt>
              <Strong>{formatMessage(consentMessages.counting)}</Strong>
            </dt>
            <dd>{formatMessage(consentMessages.countingText)}</dd>
          </div>
        </Purposes>
        {present !== 'unasked' && (
          <Text $tone="soft">
            {formatMessage(present === 'granted' ? consentMessages.granted : consentMessages.refused)}
          </Text>
        )}
        <AddressLink to="privacy.cookies">{formatMessage(consentMessages.policy)}</AddressLink>
      </Stack>
    </Modal>
  );
}
