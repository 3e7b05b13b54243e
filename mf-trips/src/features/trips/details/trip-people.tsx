import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { formatOptionName } from '@campavia/parts/price-breakdown';
import { Avatar, ButtonLink, H2, Icon, Row, Small, Strong, Text } from '@campavia/ui';
import { MessageCircle, Phone } from '@campavia/ui/icons';

import { OnlineLink } from '../../../components/offline/online-link';
import { peopleMessages } from './people.messages';
import { AsideCard } from './trip.styles';

type TripProps = { trip: GuestBooking };

export function TripOwner({ trip: { id, owner, confirmed_on } }: TripProps) {
  const intl = useIntl();
  const name = owner.first_name;
  const languages = owner.languages_spoken.map(
    (code) => intl.formatDisplayName(code, { type: 'language' }) ?? code,
  );
  return (
    <AsideCard>
      <H2>{intl.formatMessage(peopleMessages.owner)}</H2>
      <Row $noWrap>
        <Avatar name={name} userId={owner.id} src={owner.picture?.url} />
        <div>
          <Strong>{name}</Strong>
          <Small as="p" $tone="soft">
            {intl.formatMessage(owner.professional ? peopleMessages.professional : peopleMessages.private)}
          </Small>
        </div>
      </Row>
      {languages.length > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(peopleMessages.speaks, { languages: intl.formatList(languages) })}
        </Small>
      )}
      {owner.answer_rate_as_owner !== null && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(peopleMessages.answers, { percent: owner.answer_rate_as_owner })}
        </Small>
      )}
      {owner.phone && (
        <Row $gap={2}>
          <Icon of={Phone} />
          <a href={`tel:${owner.phone}`}>{owner.phone}</a>
        </Row>
      )}
      <ButtonLink
        as={OnlineLink}
        to="chat.booking"
        params={{ id }}
        variant="line"
        icon={MessageCircle}
        data-not-printed
      >
        {intl.formatMessage(peopleMessages.write, { owner: name })}
      </ButtonLink>
      {!confirmed_on && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(peopleMessages.phoneLater, { owner: name })}
        </Small>
      )}
    </AsideCard>
  );
}

export function TripCamper({ trip }: TripProps) {
  const intl = useIntl();
  const { camper, options, km, travelers } = trip;
  const names = options.map((option) => formatOptionName(intl, option));
  const deposit = formatMoney(intl, trip.deposit, trip.deposit_currency);
  const room = { seats: camper.seatbelts, beds: camper.beds, travellers: travelers };
  return (
    <AsideCard>
      <H2>{intl.formatMessage(peopleMessages.camper)}</H2>
      <Text>{camper.title}</Text>
      <Small as="p" $tone="soft">
        {intl.formatMessage(peopleMessages.room, room)}
      </Small>
      <Small as="p" $tone="soft">
        {intl.formatMessage(peopleMessages.km, { km })}
      </Small>
      {names.length > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(peopleMessages.withIt, { options: intl.formatList(names) })}
        </Small>
      )}
      {Number(trip.deposit) > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(peopleMessages.deposit, { amount: deposit })}
        </Small>
      )}
      {camper.has_page && (
        <Small data-not-printed>
          <OnlineLink to="listing" params={{ id: camper.id }}>
            {intl.formatMessage(peopleMessages.page)}
          </OnlineLink>
        </Small>
      )}
    </AsideCard>
  );
}
