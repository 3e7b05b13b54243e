import { useIntl } from 'react-intl';

import type { Listing, Sleeping } from '@campavia/contracts';
import { H2, Tag, Small, Stack } from '@campavia/ui';

import { buildFloorPlan } from '../../../rules/floor-plan';

import { BedPlan } from './bed-plan';
import { bedMessages } from './beds.messages';
import { BedColumns, BedLines } from './beds.styles';

export function Beds({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  if (listing.sleepings.length === 0) return null;
  const plan = buildFloorPlan(listing);
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(bedMessages.title)}</H2>
      <BedColumns>
        <BedPlan plan={plan} />
        <Stack $gap={4}>
          <BedLines>
            {listing.sleepings.map((bed, index) => (
              <BedLine key={bed.id} bed={bed} number={index + 1} />
            ))}
          </BedLines>
          {plan.beds.some(({ isAbove }) => isAbove) && (
            <Small $tone="soft">{formatMessage(bedMessages.above)}</Small>
          )}
        </Stack>
      </BedColumns>
    </Stack>
  );
}

function BedLine({ bed, number }: { bed: Sleeping; number: number }) {
  const { formatMessage } = useIntl();
  const kind = formatMessage(bedMessages[bed.kind]);
  const place = formatMessage(bedMessages[bed.place]);
  const size = { width: bed.width_cm, length: bed.length_cm, count: bed.sleeps };
  return (
    <li>
      <Tag>{number}</Tag>
      <span>
        <b>{formatMessage(bedMessages.line, { kind, place })}</b>
        <Small $tone="soft">{formatMessage(bedMessages.size, size)}</Small>
      </span>
    </li>
  );
}
