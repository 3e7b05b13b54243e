import { useIntl, type IntlShape } from 'react-intl';

import type { OwnCamperCard } from '@campavia/contracts';
import { vehicleTypeCode } from '@campavia/domain';
import { formatDateRange } from '@campavia/i18n';
import { vehicleTypeMessages } from '@campavia/parts';
import { AddressLink } from '@campavia/remote-kit';
import { H3, Row, Small } from '@campavia/ui';
import { Picture } from '@campavia/ui/media';

import { CamperStateBadge } from '../camper-page';

import { campersMessages } from './campers.messages';
import { NoPicture, RowBox, RowPhoto, RowText } from './campers.styles';
import { RowAction } from './row-action';
import { RowReason } from './row-reason';

export interface CamperRowProps {
  camper: OwnCamperCard;
  /** The first picture is loaded eagerly. */
  isFirst: boolean;
  /** Whether this camper needs an action the most. */
  isNext: boolean;
}

export function CamperRow({ camper, isFirst, isNext }: CamperRowProps) {
  const intl = useIntl();
  const { id, title, city, state, picture } = camper;
  return (
    <RowBox data-next={isNext || undefined}>
      <RowPhoto>
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 768px) 16rem, 100vw"
            isPriority={isFirst}
          />
        ) : (
          <NoPicture>{intl.formatMessage(campersMessages.noPicture)}</NoPicture>
        )}
      </RowPhoto>
      <RowText>
        <Row $justify="between" $align="start">
          <CamperStateBadge state={state} />
          <Small $tone="soft">{city}</Small>
        </Row>
        <div>
          <H3 as="h2">
            <AddressLink to="camper" params={{ id }}>
              {title}
            </AddressLink>
          </H3>
          <Small as="p" $tone="soft">
            {factsOf(intl, camper).join(' · ')}
          </Small>
        </div>
        <RowReason camper={camper} />
        <RowAction camper={camper} isMain={isNext} />
      </RowText>
    </RowBox>
  );
}

function factsOf(intl: IntlShape, { type, beds, next_trip: trip }: OwnCamperCard): string[] {
  const code = vehicleTypeCode(type);
  const facts = code ? [intl.formatMessage(vehicleTypeMessages[code])] : [];
  if (beds > 0) facts.push(intl.formatMessage(campersMessages.sleeps, { beds }));
  if (trip) {
    const stay = formatDateRange(intl, trip.date_from, trip.date_to);
    facts.push(intl.formatMessage(campersMessages.nextTrip, { stay, guest: trip.guest_first_name }));
  }
  return facts;
}
