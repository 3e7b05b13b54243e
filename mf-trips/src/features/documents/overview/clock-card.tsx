import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { DOCUMENT_WINDOW_HOURS, momentMs } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { H3, Small } from '@campavia/ui';

import { DocumentMeter } from '../../../components/documents/document-meter';
import { Step, Steps } from '../../../components/timeline.styles';
import { useNow } from '../../../data/documents/use-now';
import { findDocumentClock, type DocumentClock } from '../../../rules/documents/document-clock';
import { countDocuments, type UploadableDocument } from '../../../rules/documents/document-progress';
import { documentDeadlines } from '../../../rules/trip-deadlines';

import { ClockCard } from '../documents.styles';
import { overviewMessages } from './overview.messages';

const UNTIL = {
  sent: overviewMessages.untilSent,
  reviewed: overviewMessages.untilReviewed,
  start: overviewMessages.untilStart,
} as const;

export interface TripClockProps {
  trip: GuestBooking;
  documents: readonly UploadableDocument[];
}

/** The time left for the documents of a trip. */
export function TripClock({ trip, documents }: TripClockProps) {
  const intl = useIntl();
  const nowMs = useNow();
  const counts = countDocuments(documents);
  const clock = findDocumentClock(nowMs, momentMs(trip.date_time_from), counts);
  if (!clock) return null;
  return (
    <ClockCard $tone={clock.tone}>
      <div>
        <H3 as="h2">{formatLeft(intl, clock)}</H3>
        <Small as="p">
          {intl.formatMessage(UNTIL[clock.until], {
            moment: formatMoment(intl, clock.untilMs, trip.time_zone),
          })}
        </Small>
      </div>
      <DocumentMeter {...counts} />
      <ClockSteps trip={trip} clock={clock} />
      <Small as="p" $tone="soft">
        {intl.formatMessage(overviewMessages.duration)}
      </Small>
    </ClockCard>
  );
}

function ClockSteps({ trip, clock }: { trip: GuestBooking; clock: DocumentClock }) {
  const intl = useIntl();
  const { sent, reviewed } = documentDeadlines(trip);
  const windows = [
    { ms: sent, text: intl.formatMessage(overviewMessages.sentText, { hours: DOCUMENT_WINDOW_HOURS.sent }) },
    { ms: reviewed, text: intl.formatMessage(overviewMessages.reviewedText) },
  ];
  // A window that has passed is not shown as a step.
  const ahead = windows.filter(({ ms }) => ms >= clock.untilMs);
  return (
    <Steps>
      <Step data-status="current" aria-current="step">
        <b>{intl.formatMessage(overviewMessages.today)}</b>
        <p>{intl.formatMessage(overviewMessages.todayText)}</p>
      </Step>
      {ahead.map(({ ms, text }) => (
        <Step key={ms} data-status="upcoming">
          <b>{formatMoment(intl, ms, trip.time_zone)}</b>
          <p>{text}</p>
        </Step>
      ))}
    </Steps>
  );
}

function formatLeft({ formatMessage }: ReturnType<typeof useIntl>, { left }: DocumentClock): string {
  const { days, hours } = left;
  if (days === 0) return formatMessage(overviewMessages.leftHours, { hours });
  return formatMessage(overviewMessages.left, { days, hours });
}
