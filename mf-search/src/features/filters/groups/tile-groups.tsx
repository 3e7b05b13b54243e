import { useIntl } from 'react-intl';

import { SEARCH_LICENCES, SEARCH_LIMITS, type SearchLicence } from '@campavia/domain';
import { formatDistance } from '@campavia/i18n';
import { useSite } from '@campavia/remote-kit';

import { filtersMessages } from '../../../components/filters.messages';
import { radiusChoices, withCurrent } from '../../../rules/filters/choices';
import type { FilterFormProps } from '../form-props';
import { formMessages } from '../form.messages';
import { filterNameMessages } from '../names/filter-names.messages';

import { ChoiceTiles } from './choice-tiles';

const { least, most } = SEARCH_LIMITS.people;
const PEOPLE = Array.from({ length: most - least + 1 }, (_, index) => least + index);
const STARS = [3, 4, 4.5];

export function PeopleGroup({
  name,
  draft,
  countOf,
  onChange,
}: FilterFormProps & { name: 'beds' | 'seatbelts' }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <ChoiceTiles
      legend={formatMessage(name === 'beds' ? filtersMessages.beds : formMessages.seats)}
      chosen={draft[name]}
      onChoose={(count) => onChange(() => ({ [name]: count }))}
      choices={[
        { value: undefined, name: formatMessage(formMessages.any) },
        ...PEOPLE.map((count) => ({
          value: count,
          name: formatMessage(formMessages.atLeast, { least: formatNumber(count) }),
          ...countOf(name, count),
        })),
      ]}
    />
  );
}

export function StarsGroup({ draft, countOf, onChange }: FilterFormProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <ChoiceTiles
      legend={formatMessage(formMessages.rating)}
      chosen={draft.stars}
      onChoose={(stars) => onChange(() => ({ stars }))}
      choices={[
        { value: undefined, name: formatMessage(formMessages.any) },
        ...withCurrent(STARS, draft.stars).map((stars) => ({
          value: stars,
          name: formatMessage(formMessages.atLeast, { least: formatNumber(stars) }),
          ...countOf('review_average__gte', stars),
        })),
      ]}
    />
  );
}

export function LicenceGroup({ draft, countOf, onChange }: FilterFormProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceTiles<SearchLicence>
      legend={formatMessage(formMessages.licence)}
      chosen={draft.licence}
      onChoose={(licence) => onChange(() => ({ licence }))}
      choices={[
        { value: undefined, name: formatMessage(formMessages.any) },
        ...SEARCH_LICENCES.map((licence) => ({
          value: licence,
          name: formatMessage(filterNameMessages.licence, { category: licence }),
          ...countOf('licence_type', licence),
        })),
      ]}
    />
  );
}

export function RadiusGroup({ draft, onChange }: FilterFormProps) {
  const intl = useIntl();
  const { units } = useSite();
  return (
    <ChoiceTiles
      legend={intl.formatMessage(formMessages.radius)}
      chosen={draft.radius}
      onChoose={(radius) => onChange(() => ({ radius }))}
      choices={[
        { value: undefined, name: intl.formatMessage(formMessages.usualRadius) },
        ...radiusChoices(units, draft.radius).map((radius) => ({
          value: radius,
          name: formatDistance(intl, radius, units),
        })),
      ]}
    />
  );
}
