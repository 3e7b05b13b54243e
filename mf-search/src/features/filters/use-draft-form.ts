import { useCallback, useRef, useState } from 'react';

import type { FilterDraft } from '../../rules/filter-draft';

import type { ChangeDraft } from './form-props';

/** A form that is searched for when it is done. */
export interface DraftForm {
  draft: FilterDraft;
  onChange: ChangeDraft;
  /** As it stands this very moment, before it is drawn. */
  latest: () => FilterDraft;
  /** Begins anew. */
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
