import { useIntl } from 'react-intl';

import { usePlace } from '../../data/use-place';
import { hasPoint } from '../../rules/has-point';

import { EquipmentGroup } from './equipment-group';
import { Groups } from './filters.styles';
import { FlagGroup } from './flag-group';
import { formMessages } from './form.messages';
import type { FilterFormProps } from './form-props';
import { HeightGroup } from './height-group';
import { OwnerGroup } from './owner-group';
import { PriceGroup } from './price-group';
import { LicenceGroup, PeopleGroup, RadiusGroup, StarsGroup } from './tile-groups';
import { TypesGroup } from './types-group';

const VEHICLE = ['automatic_gear', 'disabled_access'] as const;
const HIRE = [
  'instant_booking',
  'km_unlimited',
  'international',
  'pets',
  'smoking',
  'discount_weekly',
  'discount_early',
] as const;

/** Every filter of a search, grouped as people think of them. */
export function FilterForm(props: FilterFormProps) {
  const { query } = props;
  const { formatMessage } = useIntl();
  const { place } = usePlace(query.where);
  return (
    <Groups>
      <PriceGroup {...props} />
      <PeopleGroup name="beds" {...props} />
      <PeopleGroup name="seatbelts" {...props} />
      <TypesGroup {...props} />
      <FlagGroup legend={formatMessage(formMessages.hire)} flags={HIRE} {...props} />
      <StarsGroup {...props} />
      <FlagGroup legend={formatMessage(formMessages.vehicle)} flags={VEHICLE} {...props} />
      <HeightGroup {...props} />
      <LicenceGroup {...props} />
      <EquipmentGroup {...props} />
      <OwnerGroup {...props} />
      {!query.bbox && hasPoint(query, place) && <RadiusGroup {...props} />}
    </Groups>
  );
}
