import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { VEHICLE_TYPES } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';
import { ErrorText, VisuallyHidden } from '@campavia/ui';
import { useFormField } from '@campavia/ui/forms';

export interface TypePickerProps {
  name: string;
  /** Label for screen readers; a heading says it visually. */
  label: string;
  /** Number of the chosen type. */
  value: string | undefined;
}

/** The types of vehicles as drawings to choose from. */
export function TypePicker({ name, label, value }: TypePickerProps) {
  const { formatMessage } = useIntl();
  const { id, error } = useFormField(name, label);
  return (
    <Types id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {error && (
        <ErrorText id={`${id}-error`} data-error="">
          {error}
        </ErrorText>
      )}
      <div>
        {VEHICLE_TYPES.map(({ id: type, code }) => (
          <label key={code}>
            <input type="radio" name={name} value={type} defaultChecked={value === String(type)} />
            <img src={vehiclePictures[code]} alt="" width={144} height={80} />
            <b>{formatMessage(vehicleTypeMessages[code])}</b>
          </label>
        ))}
      </div>
    </Types>
  );
}

const Types = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > div {
    display: grid;
    gap: var(--s3);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  }
  label {
    position: relative;
    display: grid;
    gap: var(--s2);
    grid-template-rows: 1fr auto;
    align-items: center;
    justify-items: center;
    padding: var(--s4) var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    background: var(--surface);
    text-align: center;
    overflow-wrap: anywhere;
    hyphens: auto;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--pine-900);
    box-shadow: inset 0 0 0 1px var(--pine-900);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--pine-900);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  img {
    max-width: 100%;
    height: auto;
  }
`;
