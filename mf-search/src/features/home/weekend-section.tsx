import { useIntl } from 'react-intl';

import { formatDateRange } from '@campavia/i18n';
import { CamperCardSkeleton } from '@campavia/parts';
import { Link, pathOf, useSite } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { Rail, Section, SectionHead } from '../../components/section.styles';
import { searchPath } from '../../data/use-open-search';
import { useWeekendCampers } from '../../data/use-weekend-campers';
import { countValues } from '../../rules/counts';
import { stayParams } from '../../rules/search-params';

import { homeMessages } from './home.messages';
import { WeekendCard } from './weekend-card';

const SKELETONS = [1, 2, 3, 4];

export function WeekendSection() {
  const intl = useIntl();
  const { country } = useSite();
  const { weekend, search, answer, hasFailed } = useWeekendCampers();
  if (hasFailed || answer?.count === 0) return null;

  const dates = formatDateRange(intl, weekend.from, weekend.to, 'day');
  const countryName = intl.formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <Section aria-busy={!answer}>
      <SectionHead>
        <div>
          <H2>{intl.formatMessage(homeMessages.weekendTitle, { which: weekend.which })}</H2>
          <p>{intl.formatMessage(homeMessages.weekendText, { dates, country: countryName })}</p>
        </div>
        {answer && (
          <ButtonLink as={Link} variant="line" size="s" to={searchPath(search)}>
            {intl.formatMessage(homeMessages.seeAll, countValues(answer))}
          </ButtonLink>
        )}
      </SectionHead>
      <Rail $width="min(78%, 19rem)" $gap="var(--s5)">
        {!answer && SKELETONS.map((key) => <li key={key}>{<CamperCardSkeleton />}</li>)}
        {answer?.results.map((camper) => (
          <WeekendCard
            key={camper.id}
            camper={camper}
            href={pathOf('listing', { id: camper.id }, stayParams(search)) ?? ''}
          />
        ))}
      </Rail>
    </Section>
  );
}
