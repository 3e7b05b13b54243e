import { useIntl } from 'react-intl';

import { H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';
import { SEATS, type Category } from '../../rules/categories';

import { pathOfCategory } from './category-names';
import { landingsMessages } from './landings.messages';
import { SeatLink, SeatList } from './landings.styles';

export interface SeatLinksProps {
  category: Category;
  /** The number the page is about. */
  seats: number | undefined;
}

/** Ways to the same sort of camper for so many people. */
export function SeatLinks({ category, seats }: SeatLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <SectionHead>
        <H2>{formatMessage(landingsMessages.seatsTitle)}</H2>
      </SectionHead>
      <SeatList>
        {[undefined, ...SEATS].map((number) => (
          <li key={number ?? 'any'}>
            <SeatLink
              to={pathOfCategory(category, number)}
              aria-current={number === seats ? 'page' : undefined}
            >
              {number === undefined
                ? formatMessage(landingsMessages.anySeats)
                : formatMessage(landingsMessages.seats, { seats: number })}
            </SeatLink>
          </li>
        ))}
      </SeatList>
    </Section>
  );
}
