import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Avatar, ButtonLink, H2, Icon, Row, Small, Strong } from '@campavia/ui';
import { MessageCircle, Phone } from '@campavia/ui/icons';

import { OnlineLink } from '../../../components/offline/online-link';
import { ownerMessages } from './owner.messages';
import { AsideCard } from './trip.styles';

export function TripOwner({ trip: { id, owner, confirmed_on } }: { trip: GuestBooking }) {
  const intl = useIntl();
  const name = owner.first_name;
  const languages = owner.languages_spoken.map(
    (code) => intl.formatDisplayName(code, { type: 'language' }) ?? code,
  );
  return (
    <AsideCard>
      <H2>{intl.formatMessage(ownerMessages.owner)}</H2>
      <Row $noWrap>
        <Avatar name={name} userId={owner.id} src={owner.picture?.url} />
        <div>
          <Strong>{name}</Strong>
          <Small as="p" $tone="soft">
            {intl.formatMessage(owner.professional ? ownerMessages.professional : ownerMessages.private)}
          </Small>
        </div>
      </Row>
      {languages.length > 0 && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(ownerMessages.speaks, { languages: intl.formatList(languages) })}
        </Small>
      )}
      {owner.answer_rate_as_owner !== null && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(ownerMessages.answers, { percent: owner.answer_rate_as_owner })}
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
        {intl.formatMessage(ownerMessages.write, { owner: name })}
      </ButtonLink>
      {!confirmed_on && (
        <Small as="p" $tone="soft">
          {intl.formatMessage(ownerMessages.phoneLater, { owner: name })}
        </Small>
      )}
    </AsideCard>
  );
}
