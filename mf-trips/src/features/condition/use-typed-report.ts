import { useRef, useState, type InputEvent } from 'react';

import type { ConditionReport } from '@campavia/contracts';

import {
  useConditionReport,
  type ReportEntries,
  type UseConditionReport,
} from '../../data/conditions/use-condition-report';

import type { ReportProps } from './report-props';

export interface TypedReport {
  /** Changes when the form shows another saved value. */
  key: string;
  onInput: (event: InputEvent<HTMLElement>) => void;
  save: (changes: ReportEntries) => Promise<void>;
  writing: UseConditionReport;
}

/** Edits a report as it was when typing began: what the other side saves meanwhile does not replace what is typed. */
export function useTypedReport({ party, report }: ReportProps, shown: string): TypedReport {
  const [typing, setTyping] = useState<{ key: string; on?: ConditionReport }>();
  const typed = useRef('');
  const writing = useConditionReport(party, typing?.on ?? report);

  async function save(changes: ReportEntries): Promise<void> {
    const sent = typed.current;
    const isSaved = await writing.save(changes);
    if (isSaved === undefined) return;
    setTyping((before) => (before && typed.current !== sent ? { key: before.key } : undefined));
  }

  return {
    key: typing?.key ?? shown,
    onInput: ({ target }) => {
      typed.current = (target as HTMLInputElement).value;
      setTyping((before) => ({ key: before?.key ?? shown, on: before?.on ?? report }));
    },
    save,
    writing,
  };
}
