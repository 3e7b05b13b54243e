import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button } from '@campavia/ui';
import { MessageCircle } from '@campavia/ui/icons';
import { SidePanel } from '@campavia/ui/overlays';

import { chatMessages } from './chat.messages';

const Place = styled.div`
  position: fixed;
  z-index: var(--z-sticky);
  inset-inline-start: var(--s4);
  bottom: calc(var(--s4) + var(--bar-below, 0px));
  @media print {
    display: none;
  }
`;

const Frame = styled.iframe`
  width: 100%;
  height: calc(100vh - 7rem);
  border: 0;
`;

export function ChatButton({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const name = formatMessage(chatMessages.name);
  return (
    <>
      <Place>
        <Button variant="pine" size="s" icon={MessageCircle} onClick={() => setIsOpen(true)}>
          {formatMessage(chatMessages.ask)}
        </Button>
      </Place>
      <SidePanel isOpen={isOpen} onClose={() => setIsOpen(false)} label={name}>
        <Frame src={address} title={name} referrerPolicy="origin" />
      </SidePanel>
    </>
  );
}
