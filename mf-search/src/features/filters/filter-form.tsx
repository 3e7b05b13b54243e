import { useIntl } from 'react-intl';

import { usePlace } from '../../data/use-place';
import { FLAG_GROUPS } from '../../rules/filters/flag-groups';
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
