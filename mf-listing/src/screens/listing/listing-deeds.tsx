import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { Slot, usePlatform } from '@campavia/remote-kit';
import { Button } from '@campavia/ui';
import { Printer, Share } from '@campavia/ui/icons';

import { fetchAllLater } from '../../parts/use-later';

import { shareMessages } from './listing-screen.messages';
import { Deeds } from './listing-screen.styles';

/** Sharing the page, printing it, keeping the camper. */
export function ListingDeeds({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const share = useShare(listing.title);
  return (
    <Deeds>
      <Button variant="quiet" size="s" icon={Share} onClick={() => void share()}>
        {formatMessage(shareMessages.share)}
      </Button>
      <Button variant="quiet" size="s" icon={Printer} onClick={() => void printWhole()}>
        {formatMessage(shareMessages.print)}
      </Button>
      <Slot name="wishlist.heart" with={{ camperId: listing.id, title: listing.title }} />
    </Deeds>
  );
}

async function printWhole(): Promise<void> {
  await fetchAllLater();
  // What has just come is drawn first.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

/** Hands the address to the device, or puts it on the clipboard where it takes none. */
function useShare(title: string): () => Promise<void> {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  return async () => {
    const url = window.location.href;
    if ('share' in navigator && navigator.canShare?.({ url })) {
      // Rejects when the reader thinks better of it; nothing is to be said then.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => events.send('toast.shown', { tone: 'good', title: formatMessage(shareMessages.copied) }),
      () =>
        events.send('toast.shown', {
          tone: 'stop',
          title: formatMessage(shareMessages.notCopied),
          text: url,
        }),
    );
  };
}
