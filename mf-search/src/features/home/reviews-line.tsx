import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { Link, pathOf } from '@campavia/remote-kit';
import { ButtonLink, H2 } from '@campavia/ui';

import { Section, SectionHead } from '../../components/section.styles';

import { reviewsMessages } from './reviews.messages';

export function ReviewsLine({ stats }: { stats: Referential['stats'] | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!stats || stats.average === null || stats.reviews === 0) return null;
  const { average, reviews: count } = stats;
  const figure = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const community = pathOf('community');
  return (
    <Section>
      <SectionHead>
        <div>
          <H2>{formatMessage(reviewsMessages.title, { average: figure, count })}</H2>
          <p>{formatMessage(reviewsMessages.text)}</p>
        </div>
        {community && (
          <ButtonLink as={Link} variant="line" size="s" to={community}>
            {formatMessage(reviewsMessages.all)}
          </ButtonLink>
        )}
      </SectionHead>
    </Section>
  );
}
