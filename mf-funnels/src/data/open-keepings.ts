/** Keeps at once what is still to be kept; undefined where nothing is. */
export type OpenKeeping = () => Promise<void> | undefined;

const keepings = new Set<OpenKeeping>();

/** A form on the page that keeps what is typed a moment later. @returns takes it back */
export function enterKeeping(keeping: OpenKeeping): () => void {
  keepings.add(keeping);
  return () => void keepings.delete(keeping);
}

/** Keeps at once all that was typed on the page and is not kept yet; undefined where there is nothing. */
export function keepAllNow(): Promise<unknown> | undefined {
  const open = [...keepings].flatMap((keeping) => keeping() ?? []);
  return open.length > 0 ? Promise.all(open) : undefined;
}
