/** Keeps at once what is still to be kept; undefined where nothing is. */
export type PendingSave = () => Promise<void> | undefined;

const pendingSaves = new Set<PendingSave>();

/** A form on the page that keeps what is typed a moment later. @returns takes it back */
export function registerPendingSave(keeping: PendingSave): () => void {
  pendingSaves.add(keeping);
  return () => void pendingSaves.delete(keeping);
}

/** Keeps at once all that was typed on the page and is not kept yet; undefined where there is nothing. */
export function saveAllNow(): Promise<unknown> | undefined {
  const open = [...pendingSaves].flatMap((keeping) => keeping() ?? []);
  return open.length > 0 ? Promise.all(open) : undefined;
}
