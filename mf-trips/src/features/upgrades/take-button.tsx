import { useIntl } from 'react-intl';

import type { GuestBooking, UpgradeList } from '@campavia/contracts';
import { Button, Note, Small, Stack } from '@campavia/ui';

import { upgradeMessages } from './upgrade.messages';
import { useTake } from './use-take';

export interface TakeButtonProps {
  trip: GuestBooking;
  offer: UpgradeList['offers'][number];
  label: string;
}

export function TakeButton({ trip, offer, label }: TakeButtonProps) {
  const { formatMessage } = useIntl();
  const { take, isBusy, problem } = useTake(trip);
  return (
    <Stack $gap={2}>
      {problem && (
        <Note tone="stop" role="alert">
          {problem}
        </Note>
      )}
      <div>
        <Button
          variant="pine"
          isBusy={isBusy}
          busyLabel={formatMessage(upgradeMessages.taking)}
          onClick={() => take({ type: offer.type }, offer.price_total)}
        >
          {label}
        </Button>
      </div>
      <Small $tone="soft">{formatMessage(upgradeMessages.paidNext)}</Small>
    </Stack>
  );
}
