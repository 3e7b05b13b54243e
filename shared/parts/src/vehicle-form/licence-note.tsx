import { useIntl } from 'react-intl';

import { licenceFor, type FieldValues, amountOf } from '@campavia/domain';
import { Icon, Row, Small } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { vehicleMessages } from './vehicle.messages';

/** The licence that guests need for the typed weight. */
export function LicenceNote({ values }: { values: FieldValues }) {
  const { formatMessage } = useIntl();
  const weight = Number(amountOf(values.gvw));
  const licence = licenceFor(Number(values.type), weight > 0 ? weight : null);
  return (
    <Small as="p" role="status" $tone="soft">
      {licence && (
        <Row as="span" $gap={1}>
          <Icon of={Check} />
          {formatMessage(licence === 'B' ? vehicleMessages.licenceB : vehicleMessages.licenceC)}
        </Row>
      )}
    </Small>
  );
}
