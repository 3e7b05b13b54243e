import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';

import { contentMessages } from './content.messages';
import { Trail } from './content.styles';

/** Breadcrumbs of guides for travellers; pages about the company have only the home page above them. */
const TRAVEL_GUIDES = [
  'rv-beginner',
  'rv-hire-family',
  'rv-hire-with-pets',
  'surftrip',
  'we-love-california',
];

export function ContentTrail({ page }: { page: string }) {
  const { formatMessage } = useIntl();
  return (
    <Trail aria-label={formatMessage(contentMessages.youAreHere)}>
      <AddressLink to="home">{formatMessage(contentMessages.home)}</AddressLink>
      {TRAVEL_GUIDES.includes(page) && (
        <AddressLink to="hit-the-road">{formatMessage(contentMessages.guides)}</AddressLink>
      )}
    </Trail>
  );
}
