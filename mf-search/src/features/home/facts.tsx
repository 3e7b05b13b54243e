import { useIntl } from 'react-intl';

import { Icon, VisuallyHidden } from '@campavia/ui';
import { CalendarDays, Handshake, ReceiptText, RotateCcw } from '@campavia/ui/icons';

import { factsMessages } from './facts.messages';
import { FactList, FirstSection } from './home.styles';

const FACTS = [
  { icon: Handshake, title: factsMessages.ownersTitle, text: factsMessages.ownersText },
  { icon: ReceiptText, title: factsMessages.priceTitle, text: factsMessages.priceText },
  { icon: CalendarDays, title: factsMessages.freeTitle, text: factsMessages.freeText },
  { icon: RotateCcw, title: factsMessages.graceTitle, text: factsMessages.graceText },
];

export function Facts() {
  const { formatMessage } = useIntl();
  return (
    <FirstSection>
      <VisuallyHidden as="h2">{formatMessage(factsMessages.label)}</VisuallyHidden>
      <FactList>
        {FACTS.map(({ icon, title, text }) => (
          <li key={title.id}>
            <Icon of={icon} size="l" />
            <div>
              <b>{formatMessage(title)}</b>
              <p>{formatMessage(text)}</p>
            </div>
          </li>
        ))}
      </FactList>
    </FirstSection>
  );
}
