import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { TextField } from '../core';
import { datesMessages } from './dates.messages';
import { dateShape, MAX_INPUT_LENGTH } from './typed-date';
import { type TypedRangeOptions, useTypedRange } from './use-typed-range';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: var(--s3);
  max-width: 26rem;
  margin-bottom: var(--s4);
`;

/** Two text fields for the first and last day, in the date format of the reader's locale. */
export function TypedRange(props: TypedRangeOptions) {
  const { formatMessage } = useIntl();
  const { inputProps } = useTypedRange(props);
  const shared = { placeholder: dateShape(props.locale), autoComplete: 'off', maxLength: MAX_INPUT_LENGTH };
  return (
    <Pair>
      <TextField label={formatMessage(datesMessages.from)} {...shared} {...inputProps('from')} />
      <TextField label={formatMessage(datesMessages.to)} {...shared} {...inputProps('to')} />
    </Pair>
  );
}
