import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { ReviewedDocument } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { useParams, usePlatform } from '@campavia/remote-kit';
import { Card, H1, H3, Row, Skeleton, Small, Stack } from '@campavia/ui';

import { titleMessages } from '../../../components/title.messages';
import { WaitingBadge } from '../../../components/waiting-badge';
import { useReviewedDocument } from '../../../data/back-office/use-document-review';
import { Answered, BackOfficePage } from '../back-office-page';
import { Columns } from '../columns.styles';
import { formatMoment } from '../format-moment';

import { documentNameOf } from './document-names';
import { PageViewer } from './page-viewer';
import { ReviewDecision } from './review-decision';
import { Known } from './review.styles';
import { reviewMessages } from './review.messages';

/** A document with its pages, what the site knows beside them, and the decision about it. */
export function ReviewScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <BackOfficePage>{() => (isRecordId(id) ? <Review key={id} id={id} /> : <NotFound />)}</BackOfficePage>
  );
}

function Review({ id }: { id: string }) {
  return (
    <Answered
      title={titleMessages.staff}
      failed={reviewMessages.failed}
      answer={useReviewedDocument(id)}
      skeleton={<ReviewSkeleton />}
    >
      {(reviewed) => <Reviewed key={reviewed.document.submitted_at} reviewed={reviewed} />}
    </Answered>
  );
}

function Reviewed({ reviewed }: { reviewed: ReviewedDocument }) {
  const [index, setIndex] = useState(0);
  const { document } = reviewed;
  return (
    <Columns>
      <Stack $gap={4}>
        <ReviewHead reviewed={reviewed} />
        <PageViewer
          document={document}
          index={Math.min(index, document.pages.length - 1)}
          onChoose={setIndex}
        />
      </Stack>
      <Stack $gap={5}>
        <WhatIsKnown reviewed={reviewed} />
        <ReviewDecision reviewed={reviewed} pageIndex={index} />
      </Stack>
    </Columns>
  );
}

function ReviewHead({ reviewed }: { reviewed: ReviewedDocument }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { document, holder, is_waiting: isWaiting, decision_count: count, read_at: now } = reviewed;
  const sentAt = document.submitted_at ?? '';
  const date = formatMoment(intl, sentAt);
  const words = [
    formatMessage(reviewMessages.sent, { name: `${holder.first_name} ${holder.last_name}`, date }),
  ];
  if (count > 0) words.push(formatMessage(reviewMessages.attempt, { nth: count + 1 }));
  return (
    <Stack $gap={2}>
      <Row $justify="between" $gap={4}>
        <H1>{formatMessage(documentNameOf(document.document_type))}</H1>
        {isWaiting && (
          <WaitingBadge
            since={sentAt}
            now={now}
            label={(waited) => formatMessage(reviewMessages.waits, { waited })}
          />
        )}
      </Row>
      <Small as="p" $tone="soft">
        {words.join(' · ')}
      </Small>
    </Stack>
  );
}

function WhatIsKnown({ reviewed: { compare, document } }: { reviewed: ReviewedDocument }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { vehicle, booking } = compare;
  const day = (value: string | null | undefined) => value && formatPlainDate(intl, value);
  const facts = [
    [reviewMessages.name, `${compare.first_name} ${compare.last_name}`],
    [reviewMessages.born, day(compare.born_on)],
    [reviewMessages.company, compare.company],
    [reviewMessages.number, document.number],
    [reviewMessages.expiry, day(document.expiration_date)],
    [reviewMessages.listing, vehicle?.title],
    [reviewMessages.plate, [vehicle?.registration, vehicle?.registration_country].filter(Boolean).join(', ')],
    [reviewMessages.firstUse, day(vehicle?.first_registered_on)],
    [
      reviewMessages.weight,
      vehicle?.gross_weight_kg &&
        intl.formatNumber(vehicle.gross_weight_kg, { style: 'unit', unit: 'kilogram' }),
    ],
    [reviewMessages.booking, booking && `${booking.id}: ${day(booking.from)} – ${day(booking.to)}`],
  ] as const;
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(reviewMessages.beside)}</H3>
        <Known>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([message, value]) => [
              <dt key={`${message.id} name`}>{formatMessage(message)}</dt>,
              <dd key={String(message.id)}>{value}</dd>,
            ])}
        </Known>
      </Stack>
    </Card>
  );
}

function ReviewSkeleton() {
  return (
    <Columns aria-hidden="true">
      <Stack $gap={4}>
        <Skeleton $height="4.5rem" />
        <Skeleton $height="40rem" />
      </Stack>
      <Stack $gap={5}>
        <Skeleton $height="14rem" />
        <Skeleton $height="22rem" />
      </Stack>
    </Columns>
  );
}
