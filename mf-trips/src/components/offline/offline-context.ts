import { createContext, useContext } from 'react';

const OfflineContext = createContext(false);

export const OfflineProvider = OfflineContext.Provider;

/** Whether the page is shown without a connection, so that its actions are disabled. */
export function useIsOffline(): boolean {
  return useContext(OfflineContext);
}

/** Id of the note that says why actions are disabled. */
export const OFFLINE_NOTE_ID = 'offline-note';
