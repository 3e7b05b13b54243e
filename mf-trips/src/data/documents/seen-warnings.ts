/** Documents whose warning page was seen in this browser. */
const KEY = 'campavia.seen-document-warnings';
/** Only the most recent documents are stored. */
const MAX = 20;
/** Those of this visit, for browsers without storage. */
const seenInThisVisit = new Set<number>();

export function isWarningSeen(documentId: number): boolean {
  return seenInThisVisit.has(documentId) || readStored().includes(documentId);
}

export function storeWarningSeen(documentId: number): void {
  seenInThisVisit.add(documentId);
  const others = readStored().filter((id) => id !== documentId);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, documentId].slice(-MAX)));
  } catch {
    // Without storage the page is shown again in the next visit.
  }
}

function readStored(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
