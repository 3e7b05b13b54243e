import { useIntl } from 'react-intl';

import { VEHICLE_TYPES } from '@campavia/domain';
import { SITES } from '@campavia/i18n/sites';
import { vehicleTypeMessages } from '@campavia/parts';
import { useSite } from '@campavia/remote-kit';
import { Select } from '@campavia/ui/choices';

import type { CommunityFilters } from '../../rules/community-view';

import { communityMessages } from './community-pages.messages';

const COUNTRIES = [...new Set(SITES.map(({ country }) => country))];

export interface CamperFiltersProps {
  filters: CommunityFilters;
  onChange: (filters: CommunityFilters) => void;
}

/** Filters by country and type of vehicle. */
export function CamperFilters({ filters, onChange }: CamperFiltersProps) {
  const { formatMessage } = useIntl();
  const countries = useCountryChoices();
  const types = VEHICLE_TYPES.map(({ id, code }) => ({
    id: String(id),
    name: formatMessage(vehicleTypeMessages[code]),
  }));
  return (
    <>
      <Select
        label={formatMessage(communityMessages.country)}
        items={[{ id: '', name: formatMessage(communityMessages.anyCountry) }, ...countries]}
        selectedId={filters.country ?? ''}
        onChoose={({ id }) => onChange({ ...filters, country: id || undefined })}
      />
      <Select
        label={formatMessage(communityMessages.type)}
        items={[{ id: '', name: formatMessage(communityMessages.anyType) }, ...types]}
        selectedId={filters.type === undefined ? '' : String(filters.type)}
        onChoose={({ id }) => onChange({ ...filters, type: id ? Number(id) : undefined })}
      />
    </>
  );
}

/** The country of the site first, the others by name. */
function useCountryChoices() {
  const site = useSite();
  const { formatDisplayName, locale } = useIntl();
  const { compare } = new Intl.Collator(locale);
  return COUNTRIES.map((id) => ({ id, name: formatDisplayName(id, { type: 'region' }) ?? id })).sort(
    (one, other) =>
      Number(other.id === site.country) - Number(one.id === site.country) || compare(one.name, other.name),
  );
}
