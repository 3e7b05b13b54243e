import { useState } from 'react';

import type { SearchQuery } from '@campavia/domain';

import { queryOf, type FinderForm } from '../rules/finder-form';
import { findBestChoice, type PlaceChoice } from '../rules/place-choices';

import { usePlaceSuggestions } from './use-place-suggestions';

export interface Finder {
  form: FinderForm;
  onChange: (form: FinderForm) => void;
  choices: PlaceChoice[];
  isLoadingChoices: boolean;
  queryFrom: (before?: SearchQuery) => SearchQuery;
}

export function useFinder(initial: FinderForm): Finder {
  const [form, setForm] = useState(initial);
  const { choices, isLoading, remember } = usePlaceSuggestions(form.place ? '' : form.placeText);

  const change = (next: FinderForm) => {
    if (next.place && next.place.slug !== form.place?.slug) remember(next.place.slug);
    setForm(next);
  };
  const queryFrom = (before?: SearchQuery) => {
    const suggested = form.place ? undefined : findBestChoice(choices, form.placeText);
    if (suggested) remember(suggested.slug);
    return queryOf(form, before, suggested);
  };
  return { form, onChange: change, choices, isLoadingChoices: isLoading, queryFrom };
}
