import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { formatDistance, formatMoney } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';
import { H3, Icon, Row } from '@campavia/ui';
import { Ban, Check, IdCard, MessageCircle, Truck, User, UserPlus } from '@campavia/ui/icons';

import { allowanceOf } from '../../../rules/allowance';

import { IconLine, Sentences } from './icon-line.styles';
import { TermBlock } from './term-block';
import { termMessages } from './terms.messages';
import { useAmount } from './use-amount';

const ACTIVITY_EVENTS = { ALLOWED: Check, NOT_ALLOWED: Ban, ON_DEMAND: MessageCircle };

export function HouseRules({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const lines = [
    [termMessages.pets, listing.pets_allowed],
    [termMessages.smoking, listing.smoking_allowed],
    [termMessages.abroad, listing.abroad_allowed],
  ] as const;
  return (
    <TermBlock
      title={formatMessage(termMessages.rules)}
      lines={lines.map(([name, value]) => [
        formatMessage(name),
        <AllowanceText key={name.id} value={value} />,
      ])}
    />
  );
}

function AllowanceText({ value }: { value: boolean | null }) {
  const { formatMessage } = useIntl();
  const allowance = allowanceOf(value);
  return (
    <Row as="span" $gap={2} $noWrap>
      <Icon of={ACTIVITY_EVENTS[allowance]} size="s" />
      <span>{formatMessage(termMessages.verdict, { allowance })}</span>
    </Row>
  );
}

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
        {lines.map(([icon, text]) => (
          <IconLine key={text}>
            <Icon of={icon} />
            <span>{text}</span>
          </IconLine>
        ))}
      </Sentences>
    </div>
  );
}

export function KilometreTerms({ listing }: { listing: Listing }) {
  const intl = useIntl();
  const { units } = useSite();
  const amount = useAmount();
  const packages = listing.kilometre_packages.map(({ km, price_per_day, price_per_day_currency }) => {
    const distance = formatDistance(intl, km, units);
    const name =
      km === 0
        ? intl.formatMessage(termMessages.unlimited)
        : intl.formatMessage(termMessages.perDay, { distance });
    return [name, amount(price_per_day, price_per_day_currency)] as const;
  });
  const more = formatMoney(intl, listing.extra_km_price, listing.extra_km_price_currency);
  return (
    <TermBlock
      title={intl.formatMessage(termMessages.kilometres)}
      lines={[...packages, [intl.formatMessage(termMessages.extraKm), more]]}
    />
  );
}
