import { useIntl } from 'react-intl';

import { H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../../components/section.styles';
import { SEATS, type Category } from '../../../rules/landing-pages/categories';

import { pathOfCategory } from './category-names';
import { landingPagesMessages } from '../landing-pages.messages';
import { SeatLink, SeatList } from '../landing-pages.styles';

export interface SeatLinksProps {
  category: Category;
  seats: number | undefined;
}

export function SeatLinks({ category, seats }: SeatLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(landingPagesMessages.seatsTitle)}</H2>
      </SectionHead>
      <SeatList>
        {[undefined, ...SEATS].map((number) => (
          <li key={number ?? 'any'}>
            <SeatLink
              to={pathOfCategory(category, number)}
              aria-current={number === seats ? 'page' : undefined}
            >
              {number === undefined
                ? formatMessage(landingPagesMessages.anySeats)
                : formatMessage(landingPagesMessages.seats, { seats: number })}
            </SeatLink>
          </li>
        ))}
      </SeatList>
    </Section>
  );
}
