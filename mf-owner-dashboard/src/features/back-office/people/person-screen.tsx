import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { StaffPerson } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { formatPlainDate } from '@campavia/i18n';
import { AddressLink, useParams, usePlatform } from '@campavia/remote-kit';
import { ButtonLink, Card, H1, H3, Row, Small, Stack, Text } from '@campavia/ui';
import { UserCog } from '@campavia/ui/icons';

import { useStaffPerson } from '../../../data/back-office/use-back-office';
import { BackLink } from '../../../components/back-link';
import { titleMessages } from '../../../components/title.messages';
import { ActionList } from '../audit-log/action-list';
import { Answered, BackOfficePage } from '../back-office-page';
import { Columns } from '../columns.styles';
import { documentNameOf } from '../documents/document-names';

import { eventMessages } from './events.messages';
import { PayoutHoldCard } from './payout-hold-card';
import { PersonBadges } from './person-badges';
import { PersonEvents } from './person-events';
import { peopleMessages } from './people.messages';
import { PersonFacts, Plain } from './people.styles';
import { stateMessage } from './states.messages';
import { SuspensionCard } from './suspension-card';

/** In place of a missing value. */
const UNKNOWN = '–';

/** A person: account, listings, trips, documents, what they did, what staff did, payouts and suspension. */
export function PersonScreen() {
  const { id } = useParams();
  const { NotFound } = usePlatform();
  return (
    <BackOfficePage>{() => (isRecordId(id) ? <Loaded key={id} id={id} /> : <NotFound />)}</BackOfficePage>
  );
}

function Loaded({ id }: { id: string }) {
  return (
    <Answered title={titleMessages.staff} failed={peopleMessages.failedPerson} answer={useStaffPerson(id)}>
      {(person) => <Person person={person} />}
    </Answered>
  );
}

function Person({ person }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <BackLink to="staff.people">{formatMessage(peopleMessages.back)}</BackLink>
        <Row $gap={4}>
          <H1>{nameOf(person)}</H1>
          <PersonBadges person={person} />
        </Row>
      </Stack>
      <Columns>
        <Stack $gap={5}>
          <Account person={person} />
          <Campers person={person} />
          <Bookings person={person} />
          <Documents person={person} />
          <Events person={person} />
          <AuditLog person={person} />
        </Stack>
        <Stack $gap={5}>
          {person.is_active && !person.is_staff && (
            <ButtonLink
              as={AddressLink}
              to="log-as"
              search={`user_id=${person.id}`}
              variant="line"
              icon={UserCog}
            >
              {formatMessage(peopleMessages.logAs)}
            </ButtonLink>
          )}
          {person.is_owner && !person.is_staff && (
            <PayoutHoldCard key={String(person.payout_hold !== null)} person={person} />
          )}
          {!person.is_staff && <SuspensionCard key={String(person.is_active)} person={person} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

function Account({ person }: { person: StaffPerson }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const facts = [
    [peopleMessages.email, person.email],
    [peopleMessages.phone, person.phone],
    [peopleMessages.country, intl.formatDisplayName(person.country, { type: 'region' })],
    [peopleMessages.language, intl.formatDisplayName(person.language, { type: 'language' })],
  ] as const;
  return (
    <Section title={peopleMessages.account}>
      <PersonFacts>
        {facts.map(([message, value]) => [
          <dt key={`${message.id} name`}>{formatMessage(message)}</dt>,
          <dd key={String(message.id)}>{value || UNKNOWN}</dd>,
        ])}
      </PersonFacts>
      <Small as="p" $tone="soft">
        {[
          formatMessage(peopleMessages.userNumber, { id: String(person.id) }),
          formatMessage(peopleMessages.since, { date: formatPlainDate(intl, person.joined_on) }),
        ].join(', ')}
      </Small>
    </Section>
  );
}

function Campers({ person: { campers } }: { person: StaffPerson }) {
  const stateText = useStateText('listings');
  return (
    <Section title={peopleMessages.theirCampers} isEmpty={campers.length === 0}>
      <Plain>
        {campers.map(({ id, title, state }) => (
          <li key={id}>
            <AddressLink to="staff.listing" params={{ id }}>
              {joined(id, title)}
            </AddressLink>
            <Small as="p" $tone="soft">
              {stateText(state)}
            </Small>
          </li>
        ))}
      </Plain>
    </Section>
  );
}

function Bookings({ person: { bookings } }: { person: StaffPerson }) {
  const intl = useIntl();
  const stateText = useStateText('bookings');
  return (
    <Section title={peopleMessages.theirBookings} isEmpty={bookings.length === 0}>
      <Plain>
        {bookings.map(({ id, role, state, from, to }) => (
          <li key={id}>
            <AddressLink to="staff.refund" params={{ id }}>
              {joined(id, stateText(state))}
            </AddressLink>
            <Small as="p" $tone="soft">
              {intl.formatMessage(peopleMessages.bookingAs, {
                role,
                from: formatPlainDate(intl, from),
                to: formatPlainDate(intl, to),
              })}
            </Small>
          </li>
        ))}
      </Plain>
    </Section>
  );
}

function Documents({ person: { documents } }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  const stateText = useStateText('documents');
  return (
    <Section title={peopleMessages.theirDocuments} isEmpty={documents.length === 0}>
      <Plain>
        {documents.map(({ id, document_type: type, status }) => (
          <li key={id}>
            <AddressLink to="staff.document" params={{ id }}>
              {formatMessage(documentNameOf(type))}
            </AddressLink>
            <Small as="p" $tone="soft">
              {stateText(status)}
            </Small>
          </li>
        ))}
      </Plain>
    </Section>
  );
}

function Events({ person: { events } }: { person: StaffPerson }) {
  return (
    <Section title={eventMessages.title} isEmpty={events.length === 0}>
      <PersonEvents events={events} />
    </Section>
  );
}

function AuditLog({ person: { id, actions } }: { person: StaffPerson }) {
  const { formatMessage } = useIntl();
  return (
    <Section title={peopleMessages.auditLog}>
      {actions.length === 0 ? (
        <Text $tone="soft">{formatMessage(peopleMessages.emptyAuditLog)}</Text>
      ) : (
        <>
          <ActionList actions={actions} />
          <AddressLink to="staff.audit-log" search={`user_id=${id}`}>
            {formatMessage(peopleMessages.wholeAuditLog)}
          </AddressLink>
        </>
      )}
    </Section>
  );
}

/** States in words; one that has none as its code. */
function useStateText(of: Parameters<typeof stateMessage>[0]): (state: string) => string {
  const { formatMessage } = useIntl();
  return (state) => {
    const message = stateMessage(of, state);
    return message ? formatMessage(message) : state;
  };
}

interface SectionProps {
  title: MessageDescriptor;
  isEmpty?: boolean;
  children: ReactNode;
}

function Section({ title, isEmpty, children }: SectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Card $isPadded>
      <Stack $gap={3}>
        <H3 as="h2">{formatMessage(title)}</H3>
        {isEmpty ? <Text $tone="soft">{formatMessage(peopleMessages.none)}</Text> : children}
      </Stack>
    </Card>
  );
}

function nameOf({ first_name, last_name }: StaffPerson): string {
  return `${first_name} ${last_name}`;
}

function joined(id: number, name: string): string {
  return `${id}: ${name}`;
}
