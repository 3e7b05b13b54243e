import { useIntl } from 'react-intl';

import type { OwnCampersFilters } from '@campavia/contracts';
import { pathOf, useNavigate } from '@campavia/remote-kit';
import { Chip } from '@campavia/ui';
import { Select } from '@campavia/ui/choices';

import { writeCampersQuery, type CampersView } from '../../rules/campers-query';

import { campersMessages } from './campers.messages';
import { Chips, CitySelect } from './campers.styles';

/** More cities than this are a select instead of rows of chips. */
const MOST_CHIPS = 8;

/**
 * Filters by city, with the number of campers: chips or, for many, a select. Hidden if there is only one and none is
 * chosen.
 */
export function CityChips({ view, filters }: { view: CampersView; filters: OwnCampersFilters }) {
  const { formatMessage, formatNumber } = useIntl();
  const navigate = useNavigate();
  const { cities, count } = filters;
  if (cities.length < 2 && view.city === undefined) return null;

  function choose(city: string | undefined): void {
    void navigate(pathOf('campers', {}, writeCampersQuery({ ...(city && { city }), page: 1 })) ?? '/');
  }

  if (cities.length > MOST_CHIPS) {
    const all = { id: '', name: formatMessage(campersMessages.allCities), count };
    const choices = [all, ...cities.map(({ slug, ...city }) => ({ id: slug, ...city }))];
    return (
      <CitySelect>
        <Select
          label={formatMessage(campersMessages.city)}
          items={choices.map((each) => ({
            id: each.id,
            name: [each.name, formatNumber(each.count)].join(' · '),
          }))}
          selectedId={view.city ?? ''}
          onChoose={({ id }) => choose(id)}
        />
      </CitySelect>
    );
  }
  return (
    <Chips role="group" aria-label={formatMessage(campersMessages.city)}>
      <Chip isOn={view.city === undefined} count={formatNumber(count)} onClick={() => choose(undefined)}>
        {formatMessage(campersMessages.allCities)}
      </Chip>
      {cities.map(({ slug, name, count: inCity }) => (
        <Chip key={slug} isOn={view.city === slug} count={formatNumber(inCity)} onClick={() => choose(slug)}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}
