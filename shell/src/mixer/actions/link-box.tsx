import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useLocation } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Popover } from '@campavia/ui/overlays';

import type { LinkMaker } from '../choice/use-link';
import { mixerMessages } from '../mixer.messages';
import { Quiet } from '../panel/tool.styles';

import { CopyButton } from './copy-button';
import { LinkRow, Sheet } from './mixer-actions.styles';
import { mixOf, pageWithMix } from './page-with-mix';
import { QrCode } from './qr-code';

export interface LinkBoxProps {
  maker: LinkMaker;
  canMake: boolean;
}

export function LinkBox({ maker, canMake }: LinkBoxProps) {
  const { formatMessage } = useIntl();
  const { link, isMaking, make } = maker;
  if (link) return <MadeLink link={link.link} />;
  return (
    <LinkRow>
      <Quiet>{formatMessage(mixerMessages.noLink)}</Quiet>
      <Button
        variant="quiet"
        size="s"
        disabled={!canMake}
        isBusy={isMaking}
        busyLabel={formatMessage(mixerMessages.makingLink)}
        onClick={() => void make()}
      >
        {formatMessage(mixerMessages.makeLink)}
      </Button>
    </LinkRow>
  );
}

function MadeLink({ link }: { link: string }) {
  const { formatMessage } = useIntl();
  // Renders again after navigations, because the link contains the current page.
  useLocation();
  const address = pageWithMix(window.location.href, mixOf(link));
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <LinkRow>
        <input
          ref={field}
          readOnly
          aria-label={formatMessage(mixerMessages.link)}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <QrButton address={address} />
        <CopyButton fieldRef={field} onRefused={() => setRefused(true)} />
      </LinkRow>
      {isRefused && <Quiet role="alert">{formatMessage(mixerMessages.copyByHand)}</Quiet>}
    </>
  );
}

function QrButton({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = formatMessage(mixerMessages.qrCode);
  return (
    <>
      <Button ref={button} variant="quiet" size="s" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={name}
        placement="top end"
      >
        <Sheet>
          <QrCode text={address} label={formatMessage(mixerMessages.qrPicture)} />
          <p>{formatMessage(mixerMessages.qrHint)}</p>
        </Sheet>
      </Popover>
    </>
  );
}
