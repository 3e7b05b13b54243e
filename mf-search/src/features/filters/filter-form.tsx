import { useIntl } from 'react-intl';

import { usePlace } from '../../data/use-place';
import { FLAG_GROUPS } from '../../rules/flag-groups';
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
      <FlagGroup legend={formatMessage(formMessages.hire)} flags={FLAG_GROUPS.hire} {...props} />
      <StarsGroup {...props} />
      <FlagGroup legend={formatMessage(formMessages.vehicle)} flags={FLAG_GROUPS.vehicle} {...props} />
      <HeightGroup {...props} />
      <LicenceGroup {...props} />
      <EquipmentGroup {...props} />
      <OwnerGroup {...props} />
      {!query.bbox && hasPoint(query, place) && <RadiusGroup {...props} />}
    </Groups>
  );
}
