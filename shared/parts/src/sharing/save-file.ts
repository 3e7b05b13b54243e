const KEPT_MS = 10_000;

/** Gives a text to the browser as a file to keep. */
export function saveFile(text: string, { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
