import type { SubmitEvent } from 'react';
import { useIntl } from 'react-intl';

import type { FoundPerson } from '@campavia/contracts';
import { formatPlainDate } from '@campavia/i18n';
import {
  AddressLink,
  pageTitle,
  pathOf,
  useDocumentTitle,
  useLocation,
  useNavigate,
  usePlatform,
  useReady,
} from '@campavia/remote-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
  FailurePanel,
  H1,
  H2,
  Lead,
  Skeleton,
  Small,
  Stack,
  Strong,
  TextField,
  VisuallyHidden,
} from '@campavia/ui';
import { Search } from '@campavia/ui/icons';

import { titleMessages } from '../../../components/title.messages';
import { useFoundPeople } from '../../../data/back-office/use-back-office';
import { BackOfficeLinks, BackOfficePage } from '../back-office-page';

import { PersonBadges } from './person-badges';
import { peopleMessages } from './people.messages';
import { PeopleRows, SearchForm } from './people.styles';

const MAX_QUERY_LENGTH = 200;

/** Staff find guests and owners. */
export function PeopleScreen() {
  return <BackOfficePage>{() => <People />}</BackOfficePage>;
}

function People() {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const query = (new URLSearchParams(useLocation().search).get('query') ?? '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
  const { data, failure, isRetrying, retry } = useFoundPeople(query);
  useDocumentTitle(pageTitle(formatMessage(titleMessages.staff)));
  useReady(query === '' || data !== undefined || failure !== undefined);
  if (failure === 'unknown') return <NotFound />;
  return (
    <Stack $gap={6}>
      <BackOfficeLinks />
      <Stack $gap={2}>
        <H1>{formatMessage(peopleMessages.title)}</H1>
        <Lead>{formatMessage(peopleMessages.lead)}</Lead>
      </Stack>
      <PeopleSearch key={query} query={query} />
      {failure && (
        <FailurePanel title={formatMessage(peopleMessages.failed)} isRetrying={isRetrying} onRetry={retry} />
      )}
      {query !== '' && !failure && !data && <Skeleton $height="14rem" aria-hidden="true" />}
      {data && <Found people={data.results} />}
    </Stack>
  );
}

function PeopleSearch({ query }: { query: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    const path = pathOf('staff.people', {}, new URLSearchParams(typed === '' ? {} : { query: typed }));
    if (path !== undefined) void navigate(path);
  }

  return (
    <SearchForm onSubmit={submit} role="search">
      <TextField
        name="query"
        label={formatMessage(peopleMessages.query)}
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" icon={Search}>
        {formatMessage(peopleMessages.search)}
      </Button>
    </SearchForm>
  );
}

function Found({ people }: { people: readonly FoundPerson[] }) {
  const { formatMessage } = useIntl();
  if (people.length === 0) {
    return (
      <EmptyState
        headingAs="h2"
        title={formatMessage(peopleMessages.nobody)}
        text={formatMessage(peopleMessages.nobodyText)}
      />
    );
  }
  return (
    <Stack $gap={3}>
      <H2>{formatMessage(peopleMessages.found, { count: people.length })}</H2>
      <PeopleRows>
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </PeopleRows>
    </Stack>
  );
}

function Row({ person }: { person: FoundPerson }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const name = `${person.first_name} ${person.last_name}`;
  const facts = [
    formatMessage(peopleMessages.userNumber, { id: String(person.id) }),
    formatMessage(peopleMessages.trips, { count: person.trip_count }),
    formatMessage(peopleMessages.campers, { count: person.camper_count }),
    formatMessage(peopleMessages.since, { date: formatPlainDate(intl, person.joined_on) }),
  ];
  return (
    <li>
      <div>
        <Strong as="p">{name}</Strong>
        <Small as="p">{[person.email, person.phone].filter(Boolean).join(' · ')}</Small>
        <Small as="p" $tone="soft">
          {facts.join(' · ')}
        </Small>
      </div>
      <PersonBadges person={person} />
      <ButtonLink as={AddressLink} to="staff.person" params={{ id: person.id }} variant="line">
        {formatMessage(peopleMessages.open)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
