import { useState } from 'react';
import { useIntl } from 'react-intl';

import { HeartPlace } from '@campavia/parts/heart';
import { shareAddress } from '@campavia/parts/sharing';
import { type ListingPreview, usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Printer, Share } from '@campavia/ui/icons';

import { loadAllLazyModules } from '../../components/use-lazy-module';

import { Actions, NotCopied } from './listing-actions.styles';
import { shareMessages } from './listing-screen.messages';

export function ListingActions({ listing }: { listing: ListingPreview }) {
  const { formatMessage } = useIntl();
  const { share, notCopiedUrl } = useShare(listing.title);
  return (
    <Actions>
      <Button variant="quiet" size="s" icon={Share} onClick={() => void share()}>
        {formatMessage(shareMessages.share)}
      </Button>
      <Button variant="quiet" size="s" icon={Printer} onClick={() => void printAll()}>
        {formatMessage(shareMessages.print)}
      </Button>
      <HeartPlace heart={{ camperId: listing.id, title: listing.title, look: 'button' }}>
        <Button variant="quiet" size="s" icon={Share} data-room>
          {formatMessage(shareMessages.share)}
        </Button>
      </HeartPlace>
      <NotCopied role="status">
        {notCopiedUrl && (
          <>
            {formatMessage(shareMessages.notCopied)} <b>{notCopiedUrl}</b>
          </>
        )}
      </NotCopied>
    </Actions>
  );
}

async function printAll(): Promise<void> {
  await loadAllLazyModules();
  // Waits until the loaded sections are painted.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

interface Sharing {
  share: () => Promise<void>;
  /** The address to copy by hand when the browser supports neither. */
  notCopiedUrl: string | undefined;
}

function useShare(title: string): Sharing {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const [notCopiedUrl, setNotCopiedUrl] = useState<string>();
  const share = async () => {
    const url = window.location.href;
    const outcome = await shareAddress({ title, url });
    setNotCopiedUrl(outcome === 'failed' ? url : undefined);
    if (outcome === 'copied') {
      events.send('toast.shown', { tone: 'good', title: formatMessage(shareMessages.copied) });
    }
  };
  return { share, notCopiedUrl };
}
