import type { Site } from '@campavia/i18n/sites';
import type { EventBus, FailureShown } from '@campavia/remote-kit';

export interface FailureTexts {
  error: string;
  unknown: string;
}

export interface FailureToastsOptions {
  events: EventBus;
  site: Site;
  texts: FailureTexts;
  nameField: (site: Site, field: string) => Promise<string | undefined>;
}

type Entry = FailureShown['entries'][number];

/** One toast per entry (error catalogue, section 8). */
export function showFailures({ events, site, texts, nameField }: FailureToastsOptions): () => void {
  async function nameOf(field: string): Promise<string | undefined> {
    return nameField(site, field).catch(() => undefined);
  }

  async function show(entries: Entry[]): Promise<void> {
    for (const { field, text = texts.unknown } of entries) {
      const name = field === undefined ? undefined : await nameOf(field);
      events.send('toast.shown', { tone: 'stop', title: name ?? texts.error, text });
    }
  }
  return events.subscribe('failure.shown', ({ entries }) => void show(distinct(entries)));
}

function distinct(entries: Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [`${entry.field ?? ''}|${entry.text ?? ''}`, entry]));
  return [...known.values()];
}
