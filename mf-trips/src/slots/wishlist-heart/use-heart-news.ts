import { useIntl } from 'react-intl';

import { pathOf, useNavigate, usePlatform } from '@campavia/remote-kit';

import { heartMessages } from '../../components/hearts/heart.messages';
import type { HeartOutcome, UseHeart } from '../../data/wishlists/use-heart';

/** A click on the heart, with a toast about the result. */
export function useHeartNews(heart: UseHeart, title: string): () => Promise<void> {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events, session } = usePlatform();
  const navigate = useNavigate();

  async function press(): Promise<void> {
    const outcome = await heart.press();
    if (outcome) show(outcome);
  }

  function show(outcome: HeartOutcome): void {
    const good = (text: string, action: { label: string; perform: () => void }) =>
      events.send('toast.shown', { tone: 'good', title: text, action });
    switch (outcome.kind) {
      case 'saved': {
        const [list] = outcome.lists;
        const path = list && pathOf('wishlist', { slug: list.slug });
        return good(formatMessage(heartMessages.saved, { list: list?.name ?? '' }), {
          label: formatMessage(heartMessages.openList),
          perform: () => path && void navigate(path),
        });
      }
      case 'removed': {
        const names = outcome.lists.map(({ name }) => formatMessage(heartMessages.quoted, { list: name }));
        return good(formatMessage(heartMessages.removed, { lists: intl.formatList(names) }), {
          label: formatMessage(heartMessages.undo),
          perform: () => void restore(outcome.lists),
        });
      }
      case 'saved-here':
        events.send('toast.shown', {
          tone: 'good',
          title: formatMessage(heartMessages.savedHere),
          text: formatMessage(heartMessages.savedHereText),
          action: { label: formatMessage(heartMessages.signIn), perform: () => session.askToSignIn() },
        });
        return;
      case 'removed-here':
        return good(formatMessage(heartMessages.removedHere), {
          label: formatMessage(heartMessages.undo),
          perform: () => void heart.restore([]),
        });
      case 'not-stored':
        events.send('toast.shown', { tone: 'stop', title: formatMessage(heartMessages.notStored) });
        return;
      case 'failed':
        fail(() => void press());
    }
  }

  async function restore(lists: Parameters<UseHeart['restore']>[0]): Promise<void> {
    if (!(await heart.restore(lists))) fail(() => void restore(lists));
  }

  function fail(again: () => void): void {
    events.send('toast.shown', {
      tone: 'stop',
      title: formatMessage(heartMessages.failed, { title }),
      action: { label: formatMessage(heartMessages.again), perform: again },
    });
  }

  return press;
}
