import { useCallback, useEffect, useState } from 'react';

import type { SearchQuery } from '@campavia/domain';

import {
  arrivedForm,
  askedForm,
  changedForm,
  columnFormOf,
  wantedSearch,
} from '../../rules/filters/column-form';
import type { FilterDraft } from '../../rules/filters/filter-draft';

import { afterPaint } from '../../components/after-paint';
import type { ChangeDraft } from './form-props';

export function useColumnForm(
  query: SearchQuery,
  onSearch: (query: SearchQuery) => void,
): [draft: FilterDraft, onChange: ChangeDraft] {
  const [form, setForm] = useState(() => columnFormOf(query));
  const arrived = arrivedForm(form, query);
  if (arrived !== form) setForm(arrived);

  useEffect(() => {
    if (!form.isDue) return undefined;
    return afterPaint(() => {
      const wanted = wantedSearch(query, form);
      setForm((now) => askedForm(now, wanted));
      if (wanted) onSearch(wanted);
    });
  }, [form, query, onSearch]);

  const change = useCallback<ChangeDraft>((made) => setForm((now) => changedForm(now, made)), []);
  return [arrived.draft, change];
}
