import { useEffect, useState } from 'react';

import { pathOf, useLocation, useNavigate } from '@campavia/remote-kit';

import { cutQuery, readHelpView, writeHelpView, type HelpView } from '../../rules/help/help-view';

/** Pause in typing after which the address is updated, in milliseconds. */
const WRITE_AFTER_MS = 400;

export interface UseHelpView extends HelpView {
  typed: string;
  type: (text: string) => void;
  write: () => void;
}

/** The view of the page: that of the address, and text typed before the address is updated. */
export function useHelpView(): UseHelpView {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { query: written, topic, question } = readHelpView(search, hash);
  const [typed, setTyped] = useState(written);
  const [lastWritten, setLastWritten] = useState(written);
  if (written !== lastWritten) {
    setLastWritten(written);
    if (written !== cutQuery(typed)) setTyped(written);
  }
  const query = cutQuery(typed);
  const write = () => {
    const path = pathOf('help', {}, writeHelpView({ query, topic }));
    if (query !== written && path) void navigate(path, { replace: true });
  };
  useEffect(() => {
    const timer = setTimeout(write, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return { query, topic, question, typed, type: setTyped, write };
}
