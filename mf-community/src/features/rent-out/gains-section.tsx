import { useIntl } from 'react-intl';

import { H2, Icon } from '@campavia/ui';
import { CalendarDays, CreditCard, Handshake, ReceiptText } from '@campavia/ui/icons';

import { rentOutMessages } from './rent-out.messages';
import { FactList, Section } from './rent-out.styles';

const GAINS = [
  { icon: ReceiptText, title: rentOutMessages.priceTitle, text: rentOutMessages.priceText },
  { icon: CalendarDays, title: rentOutMessages.calendarTitle, text: rentOutMessages.calendarText },
  { icon: Handshake, title: rentOutMessages.guestsTitle, text: rentOutMessages.guestsText },
  { icon: CreditCard, title: rentOutMessages.moneyTitle, text: rentOutMessages.moneyText },
];

export function GainsSection() {
  const { formatMessage } = useIntl();
  return (
    <Section>
      <H2>{formatMessage(rentOutMessages.gainsTitle)}</H2>
      <FactList>
        {GAINS.map(({ icon, title, text }) => (
          <li key={title.id}>
            <Icon of={icon} size="l" />
            <div>
              <b>{formatMessage(title)}</b>
              <p>{formatMessage(text)}</p>
            </div>
          </li>
        ))}
      </FactList>
    </Section>
  );
}
