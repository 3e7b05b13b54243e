import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { shareAddress } from '@campavia/parts/sharing';
import { Slot, usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Printer, Share } from '@campavia/ui/icons';

import { loadAllLazyModules } from '../../components/use-lazy-module';

import { Actions, NotCopied } from './listing-actions.styles';
import { shareMessages } from './listing-screen.messages';

/** Sharing the page, printing it, keeping the camper. */
export function ListingActions({ listing }: { listing: Listing }) {
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
      <Slot name="wishlist.heart" with={{ camperId: listing.id, title: listing.title }} />
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
  // What has just come is drawn first.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

interface Sharing {
  /** Hands the address to the device, or puts it on the clipboard where it takes none. */
  share: () => Promise<void>;
  /** The address, for the reader to copy by hand, where the browser takes it neither way. */
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
