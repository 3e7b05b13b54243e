import { useCallback, useRef, useState } from 'react';

import type { FilterDraft } from '../../rules/filters/filter-draft';

import type { ChangeDraft } from './form-props';

export interface DraftForm {
  draft: FilterDraft;
  onChange: ChangeDraft;
  /** The current state, before it is rendered. */
  latest: () => FilterDraft;
  reset: (draft: FilterDraft) => void;
}

export function useDraftForm(initial: FilterDraft): DraftForm {
  const [draft, setDraft] = useState(initial);
  const now = useRef(draft);
  const reset = useCallback((next: FilterDraft) => {
    now.current = next;
    setDraft(next);
  }, []);
  const onChange = useCallback<ChangeDraft>(
    (change) => reset({ ...now.current, ...change(now.current) }),
    [reset],
  );
  return { draft, onChange, latest: () => now.current, reset };
}
