import { useIntl } from 'react-intl';

import { usePlace } from '../../data/use-place';
import { hasPoint } from '../../rules/search-area';

import type { FilterFormProps } from './form-props';
import { formMessages } from './form.messages';
import { EquipmentGroup } from './groups/equipment-group';
import { FlagGroup } from './groups/flag-group';
import { Groups } from './groups/groups.styles';
import { HeightGroup } from './groups/height-group';
import { OwnerGroup } from './groups/owner-group';
import { PriceGroup } from './groups/price-group';
import { LicenceGroup, PeopleGroup, RadiusGroup, StarsGroup } from './groups/tile-groups';
import { TypesGroup } from './groups/types-group';

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
