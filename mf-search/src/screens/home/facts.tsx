import { useIntl } from 'react-intl';

import type { Referential } from '@campavia/contracts';
import { Icon, VisuallyHidden } from '@campavia/ui';
import { CalendarDays, Handshake, ReceiptText, Star } from '@campavia/ui/icons';

import { factsMessages } from './facts.messages';
import { FactList, FirstSection } from './home.styles';

/** Four things that hold for every camper. Figures come from the api, or the fact stays out. */
export function Facts({ stats }: { stats: Referential['stats'] | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const average = stats?.average ?? undefined;
  const facts = [
    {
      icon: Handshake,
      title: formatMessage(factsMessages.ownersTitle),
      text: formatMessage(factsMessages.ownersText),
    },
    {
      icon: ReceiptText,
      title: formatMessage(factsMessages.priceTitle),
      text: formatMessage(factsMessages.priceText),
    },
    {
      icon: CalendarDays,
      title: formatMessage(factsMessages.freeTitle),
      text: formatMessage(factsMessages.freeText),
    },
  ];
  if (stats && average !== undefined) {
    const figure = formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    facts.push({
      icon: Star,
      title: formatMessage(factsMessages.ratingTitle, { average: figure }),
      text: formatMessage(factsMessages.ratingText, { count: stats.reviews }),
    });
  }
  return (
    <FirstSection>
      <VisuallyHidden as="h2">{formatMessage(factsMessages.label)}</VisuallyHidden>
      <FactList>
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size="l" />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </FactList>
    </FirstSection>
  );
}
