/** Saves at once what is waiting to be saved; undefined if nothing is. */
export type PendingSave = () => Promise<void> | undefined;

const pendingSaves = new Set<PendingSave>();

/** Registers a form that saves its input after a pause. @returns unregisters it */
export function registerPendingSave(keeping: PendingSave): () => void {
  pendingSaves.add(keeping);
  return () => void pendingSaves.delete(keeping);
}

/** Saves all unsaved input of the page at once; undefined if there is none. */
export function saveAllNow(): Promise<unknown> | undefined {
  const open = [...pendingSaves].flatMap((keeping) => keeping() ?? []);
  return open.length > 0 ? Promise.all(open) : undefined;
}
