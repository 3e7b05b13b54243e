import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { shareAddress } from '@campavia/parts/sharing';
import { Slot, usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Printer, Share } from '@campavia/ui/icons';

import { fetchAllLater } from '../../parts/use-later';

import { Deeds, Uncopied } from './listing-deeds.styles';
import { shareMessages } from './listing-screen.messages';

/** Sharing the page, printing it, keeping the camper. */
export function ListingDeeds({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const { share, uncopied } = useShare(listing.title);
  return (
    <Deeds>
      <Button variant="quiet" size="s" icon={Share} onClick={() => void share()}>
        {formatMessage(shareMessages.share)}
      </Button>
      <Button variant="quiet" size="s" icon={Printer} onClick={() => void printWhole()}>
        {formatMessage(shareMessages.print)}
      </Button>
      <Slot name="wishlist.heart" with={{ camperId: listing.id, title: listing.title }} />
      <Uncopied role="status">
        {uncopied && (
          <>
            {formatMessage(shareMessages.notCopied)} <b>{uncopied}</b>
          </>
        )}
      </Uncopied>
    </Deeds>
  );
}

async function printWhole(): Promise<void> {
  await fetchAllLater();
  // What has just come is drawn first.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

interface Sharing {
  /** Hands the address to the device, or puts it on the clipboard where it takes none. */
  share: () => Promise<void>;
  /** The address, for the reader to copy by hand, where the browser takes it neither way. */
  uncopied: string | undefined;
}

function useShare(title: string): Sharing {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const [uncopied, setUncopied] = useState<string>();
  const share = async () => {
    const url = window.location.href;
    const outcome = await shareAddress({ title, url });
    setUncopied(outcome === 'failed' ? url : undefined);
    if (outcome === 'copied') {
      events.send('toast.shown', { tone: 'good', title: formatMessage(shareMessages.copied) });
    }
  };
  return { share, uncopied };
}
