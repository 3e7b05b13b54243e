import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { AddressLink } from '@campavia/remote-kit';
import { Avatar, ButtonLink, H3, Small, Strong, Text } from '@campavia/ui';

import { CardBox, CardHead } from '../../components/cards.styles';
import { ConfirmationBadge } from '../../components/confirmation-badge';
import { confirmationMessages } from '../../components/confirmation.messages';
import { portraitOf } from '../../rules/portrait';

import { accountMessages } from './account.messages';
import { Facts, Person } from './account.styles';

/** The profile of a user, what of it is confirmed, and the link to change it. */
export function ProfileCard({ me }: { me: Me }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { borned_on: born } = me;
  return (
    <CardBox>
      <CardHead>
        <H3 as="h2">{formatMessage(accountMessages.profile)}</H3>
        <ButtonLink as={AddressLink} to="account.profile" variant="line">
          {formatMessage(accountMessages.edit)}
        </ButtonLink>
      </CardHead>
      <PersonLine me={me} />
      <Facts>
        <EmailFact me={me} />
        <PhoneFact me={me} />
        <Fact name={formatMessage(accountMessages.born)}>{born && formatPlainDate(intl, born)}</Fact>
        <Fact name={formatMessage(accountMessages.address)}>{formatHome(intl, me)}</Fact>
        <Fact name={formatMessage(accountMessages.speaks)}>{formatLanguages(intl, me)}</Fact>
      </Facts>
    </CardBox>
  );
}

function PersonLine({ me }: { me: Me }) {
  const { formatMessage, formatDate } = useIntl();
  const month = formatDate(momentMs(me.joined_at), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const count = me.booking_as_guest;
  const name = `${me.first_name} ${me.last_name}`;
  const texts = [formatMessage(accountMessages.since, { month })];
  if (count > 0) texts.push(formatMessage(accountMessages.trips, { count }));
  return (
    <Person>
      <Avatar name={me.first_name} userId={me.id} size="l" src={portraitOf(me)} />
      <div>
        <Strong>{name}</Strong>
        <Small as="p" $tone="soft">
          {texts.join(' · ')}
        </Small>
        {portraitOf(me) === undefined && (
          <AddressLink to="account.profile">{formatMessage(accountMessages.addPicture)}</AddressLink>
        )}
      </div>
    </Person>
  );
}

function EmailFact({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { pending_email: pending } = me;
  return (
    <Fact name={formatMessage(accountMessages.email)}>
      {me.email}
      <ConfirmationBadge isConfirmed={me.email_confirmed} />
      {pending && (
        <Small as="p" $tone="soft">
          {formatMessage(accountMessages.pendingEmail, { email: pending })}
        </Small>
      )}
    </Fact>
  );
}

function PhoneFact({ me: { phone, phone_certified: isConfirmed } }: { me: Me }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(accountMessages.phone);
  if (phone === null) {
    return (
      <Fact name={name}>
        <Text as="span" $tone="soft">
          {formatMessage(accountMessages.noPhone)}
        </Text>
        <AddressLink to="account.profile">{formatMessage(accountMessages.addPhone)}</AddressLink>
      </Fact>
    );
  }
  return (
    <Fact name={name}>
      {phone}
      <ConfirmationBadge isConfirmed={isConfirmed} />
      {!isConfirmed && (
        <AddressLink to="account.certify-phone">
          {formatMessage(confirmationMessages.confirmPhone)}
        </AddressLink>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children || (
          <Text as="span" $tone="soft">
            {formatMessage(accountMessages.notGiven)}
          </Text>
        )}
      </dd>
    </>
  );
}

function formatHome({ formatDisplayName }: IntlShape, { street, zipcode, city, country }: Me): string {
  const town = [zipcode, city].filter(Boolean).join(' ');
  const parts = [street, town, formatDisplayName(country, { type: 'region' })];
  return street || town ? parts.filter(Boolean).join(', ') : '';
}

function formatLanguages({ formatDisplayName, formatList }: IntlShape, { languages_spoken: spoken }: Me) {
  return formatList(
    spoken.map((code) => formatDisplayName(code, { type: 'language' }) ?? code),
    { type: 'unit' },
  );
}
