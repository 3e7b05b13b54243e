import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { H3, Icon } from '@campavia/ui';
import { IdCard, Truck, User, UserPlus } from '@campavia/ui/icons';

import { IconLine, Sentences } from './icon-line.styles';
import { termMessages } from './terms.messages';

/** Who may drive: licence, age, a second driver. */
export function DriverTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const { driver, licence_type: type, second_driver: second } = listing;
  const amount = formatMoney(intl, second.price_per_day, second.price_per_day_currency);
  const lines = [
    [IdCard, intl.formatMessage(termMessages.licence, { type, years: driver.min_licence_years })],
    [Truck, intl.formatMessage(termMessages.weight, { type })],
    [User, intl.formatMessage(termMessages.age, { age: driver.min_age })],
    [UserPlus, intl.formatMessage(termMessages.second, { choice: second.choice, amount })],
  ] as const;
  return (
    <div>
      <H3>{intl.formatMessage(termMessages.driver)}</H3>
      <Sentences>
        {lines.map(([icon, words]) => (
          <IconLine key={words}>
            <Icon of={icon} />
            <span>{words}</span>
          </IconLine>
        ))}
      </Sentences>
    </div>
  );
}
