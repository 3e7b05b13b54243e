import { useIntl } from 'react-intl';

import type { GuestBooking, Upgrade, UpgradeList } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, FailurePanel, H2, Note, Skeleton, Small, Stack, Text } from '@campavia/ui';
import { Form, FormField, type FormValues, SubmitButton } from '@campavia/ui/forms';

import { ChangeCard } from '../changes';
import { tripsMessages } from '../../components/trips.messages';
import { useUpgrades } from '../../data/use-upgrades';
import { findUpgrade, isOpenRequest } from '../../rules/change-pages';

import { OfferPrice } from './offer-price';
import { upgradeMessages } from './upgrade.messages';
import { UpgradePage } from './upgrade-page';
import { NameFields, OfferCard } from './upgrade.styles';
import { useTake } from './use-take';

export function SecondDriverScreen() {
  return (
    <UpgradePage
      title={tripsMessages.secondDriver}
      lead={upgradeMessages.driverLead}
      address="trip.second-driver"
    >
      {(trip) => <SecondDriver trip={trip} />}
    </UpgradePage>
  );
}

function SecondDriver({ trip }: { trip: GuestBooking }) {
  const request = findUpgrade(trip, 'second_driver');
  if (!request) return <Offer trip={trip} />;
  if (isOpenRequest(request)) return <ChangeCard trip={trip} request={request} headingAs="h2" />;
  return <Added trip={trip} request={request} />;
}

function Added({ trip, request }: { trip: GuestBooking; request: Upgrade }) {
  const { formatMessage } = useIntl();
  const driver = request.requests[0]?.second_driver;
  const name = driver ? `${driver.first_name} ${driver.last_name}` : '';
  return (
    <OfferCard>
      <Stack $gap={4}>
        <H2>{formatMessage(upgradeMessages.driverDone, { name })}</H2>
        <Text>{formatMessage(upgradeMessages.driverDoneText)}</Text>
        <div>
          <ButtonLink as={AddressLink} to="trip.documents" params={{ id: trip.id }} variant="main">
            {formatMessage(upgradeMessages.toDocuments)}
          </ButtonLink>
        </div>
      </Stack>
    </OfferCard>
  );
}

function Offer({ trip }: { trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const { offers, hasFailed, isRetrying, retry } = useUpgrades(trip.id);
  const offer = offers?.find(({ type }) => type === 'second_driver');
  if (offer) return <DriverForm trip={trip} offer={offer} />;
  if (!offers && !hasFailed) return <Skeleton $height="24rem" $radius="var(--r-l)" />;
  return (
    <FailurePanel
      headingAs="h2"
      title={formatMessage(upgradeMessages.failed)}
      text={formatMessage(upgradeMessages.failedText)}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

interface DriverFormProps {
  trip: GuestBooking;
  offer: UpgradeList['offers'][number];
}

const MAX_NAME_LENGTH = 100;

function DriverForm({ trip, offer }: DriverFormProps) {
  const { formatMessage } = useIntl();
  const { take, isBusy, problem } = useTake(trip);
  const required = (message: 'firstNameMissing' | 'lastNameMissing') => (value: string) =>
    value.trim() ? undefined : formatMessage(upgradeMessages[message]);
  const add = ({ first_name = '', last_name = '' }: FormValues) => {
    const second_driver = { first_name: first_name.trim(), last_name: last_name.trim() };
    take({ type: 'second_driver', second_driver }, offer.price_total);
  };
  const hint = formatMessage(upgradeMessages.nameHint);
  return (
    <OfferCard>
      <Form
        summaryTitle={formatMessage(upgradeMessages.notTaken)}
        checks={{ first_name: required('firstNameMissing'), last_name: required('lastNameMissing') }}
        onSubmit={add}
        isBusy={isBusy}
      >
        <NameFields>
          <FormField
            name="first_name"
            label={formatMessage(upgradeMessages.firstName)}
            hint={hint}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
          <FormField
            name="last_name"
            label={formatMessage(upgradeMessages.lastName)}
            hint={hint}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
        </NameFields>
        <OfferPrice trip={trip} offer={offer} />
        {problem && (
          <Note tone="stop" role="alert">
            {problem}
          </Note>
        )}
        <Stack $gap={2}>
          <div>
            <SubmitButton busyLabel={formatMessage(upgradeMessages.taking)}>
              {formatMessage(upgradeMessages.takeDriver)}
            </SubmitButton>
          </div>
          <Small $tone="soft">{formatMessage(upgradeMessages.paidNext)}</Small>
        </Stack>
      </Form>
    </OfferCard>
  );
}
