import type { Site } from '@campavia/i18n/sites';
import type { EventBus, FailureShown } from '@campavia/remote-kit';

export interface FailureWords {
  /** In place of a field's name. */
  error: string;
  /** In place of a sentence. */
  unknown: string;
}

type Entry = FailureShown['entries'][number];

/**
 * Says failed deeds in the corner: one toast per entry, the field's name in the reader's language as its bold line, what
 * is wrong as the plain one (display rules of the error catalogue, section 8).
 */
export function showFailures(events: EventBus, site: Site, words: FailureWords): () => void {
  async function show(entries: Entry[]): Promise<void> {
    for (const { field, text = words.unknown } of entries) {
      const name = field === undefined ? undefined : await nameOf(site, field);
      events.send('toast.shown', { tone: 'stop', title: name ?? words.error, text });
    }
  }
  return events.hear('failure.shown', ({ entries }) => void show(distinct(entries)));
}

function distinct(entries: Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [`${entry.field ?? ''}|${entry.text ?? ''}`, entry]));
  return [...known.values()];
}

/** Names are fetched with the first field that is refused; without them the message has the general title. */
async function nameOf(site: Site, field: string): Promise<string | undefined> {
  try {
    const { nameField } = await import('../../failures/name-field');
    return await nameField(site, field);
  } catch {
    return undefined;
  }
}
