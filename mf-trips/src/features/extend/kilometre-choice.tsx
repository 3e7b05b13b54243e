import { useIntl } from 'react-intl';

import type { ExtensionPriceQuery, GuestBooking } from '@campavia/contracts';
import { Card, Stack, Text } from '@campavia/ui';

import { askKilometres, listMoreKilometres } from '../../rules/extension-days';

import { choiceMessages } from './choice.messages';
import { Choices } from './extend.styles';

export interface KilometreChoiceProps {
  trip: GuestBooking;
  query: ExtensionPriceQuery | undefined;
  onChoose: (query: ExtensionPriceQuery) => void;
}

/** The packages larger than that of the trip. */
export function KilometreChoice({ trip, query, onChoose }: KilometreChoiceProps) {
  const { formatMessage } = useIntl();
  const packages = listMoreKilometres(trip);
  if (packages.length === 0) {
    return (
      <Card $isPadded>
        <Text>{formatMessage(choiceMessages.unlimited)}</Text>
      </Card>
    );
  }
  return (
    <Card $isPadded>
      <Stack $gap={4}>
        <Text $tone="soft">{formatMessage(choiceMessages.now, { km: trip.km })}</Text>
        <Choices>
          <legend>{formatMessage(choiceMessages.kilometres)}</legend>
          {packages.map((km) => {
            const asked = askKilometres(km);
            return (
              <label key={km}>
                <input
                  type="radio"
                  name="kilometres"
                  checked={query?.reason === asked.reason}
                  onChange={() => onChoose(asked)}
                />
                <span>{formatMessage(choiceMessages.package, { km })}</span>
              </label>
            );
          })}
        </Choices>
      </Stack>
    </Card>
  );
}
