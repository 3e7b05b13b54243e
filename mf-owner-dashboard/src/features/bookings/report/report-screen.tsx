import { useIntl } from 'react-intl';

import type { ConditionMoment } from '@campavia/domain';
import { Slot } from '@campavia/remote-kit';
import { FailurePanel, Note, Skeleton } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';

import { HandoverPage } from './handover-page';
import { pageMessages } from './pages.messages';

const SKELETON = <Skeleton $height="32rem" $radius="var(--cab-m)" />;

/** The page on which an owner edits and confirms a condition report, with the same steps as for guests. */
export function ReportScreen({ moment }: { moment: ConditionMoment }) {
  const { formatMessage } = useIntl();
  const isPickUp = moment === 'pick_up';
  const failure = formatMessage(pageMessages.reportFailed);
  return (
    <HandoverPage
      title={formatMessage(isPickUp ? titleMessages.pickUp : titleMessages.return)}
      lead={({ guest }) =>
        isPickUp
          ? formatMessage(pageMessages.pickUpLead, { guest: guest.first_name })
          : formatMessage(pageMessages.returnLead)
      }
    >
      {({ id: bookingId, guest, time_zone: timeZone }) => (
        <Slot
          name="booking.condition"
          with={{ bookingId, moment, guest: guest.first_name, timeZone }}
          pending={SKELETON}
          none={<Note tone="care">{failure}</Note>}
          failed={({ retry, isRetrying }) => (
            <FailurePanel headingAs="h2" title={failure} isRetrying={isRetrying} onRetry={retry} />
          )}
        />
      )}
    </HandoverPage>
  );
}
