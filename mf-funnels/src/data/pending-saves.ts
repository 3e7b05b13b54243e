/** Saves at once what is waiting to be saved; undefined if nothing is. */
export type PendingSave = () => Promise<void> | undefined;

const pendingSaves = new Set<PendingSave>();

export function registerPendingSave(keeping: PendingSave): () => void {
  pendingSaves.add(keeping);
  return () => void pendingSaves.delete(keeping);
}

export function saveAllNow(): Promise<unknown> | undefined {
  const open = [...pendingSaves].flatMap((keeping) => keeping() ?? []);
  return open.length > 0 ? Promise.all(open) : undefined;
}
