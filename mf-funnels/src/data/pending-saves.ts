/** Saves at once what is waiting to be saved; undefined if nothing is. */
export type PendingSave = () => Promise<void> | undefined;

const pendingSaves = new Set<PendingSave>();

export function registerPendingSave(save: PendingSave): () => void {
  pendingSaves.add(save);
  return () => void pendingSaves.delete(save);
}

export function saveAllNow(): Promise<unknown> | undefined {
  const open = [...pendingSaves].flatMap((save) => save() ?? []);
  return open.length > 0 ? Promise.all(open) : undefined;
}
