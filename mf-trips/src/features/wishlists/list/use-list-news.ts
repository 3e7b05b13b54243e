import { useIntl } from 'react-intl';

import type { WishlistSettings } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { useChangeCampers } from '../../../data/wishlists/use-wishlist';

import { listMessages } from './list.messages';

interface NamedCamper {
  id: number;
  title: string;
}

/** Removes campers from a list or moves them, with a toast to undo it. */
export function useListNews({ slug }: Pick<WishlistSettings, 'slug'>) {
  const { formatMessage } = useIntl();
  const { events } = usePlatform();
  const changes = useChangeCampers(slug);

  /** Shows a toast with the result and an undo button, or with the failure and a retry. */
  async function perform(step: {
    camper: NamedCamper;
    send: () => Promise<boolean>;
    done: string;
    undo: () => Promise<boolean>;
  }): Promise<void> {
    const { camper, send, done, undo } = step;
    if (!(await send())) return fail(camper, () => void perform(step));
    const takeBack = async (): Promise<void> => {
      if (!(await undo())) fail(camper, () => void takeBack());
    };
    const action = { label: formatMessage(listMessages.undo), perform: () => void takeBack() };
    events.send('toast.shown', { tone: 'good', title: done, action });
  }

  function fail({ title }: NamedCamper, again: () => void): void {
    events.send('toast.shown', {
      tone: 'stop',
      title: formatMessage(listMessages.changeFailed, { title }),
      action: { label: formatMessage(listMessages.again), perform: again },
    });
  }

  return {
    takeOff: (camper: NamedCamper) =>
      perform({
        camper,
        send: () => changes.remove(camper.id),
        done: formatMessage(listMessages.takenOff, { title: camper.title }),
        undo: () => changes.add(camper.id),
      }),
    move: (camper: NamedCamper, to: Pick<WishlistSettings, 'slug' | 'name'>) =>
      perform({
        camper,
        send: () => changes.move(camper.id, to.slug),
        done: formatMessage(listMessages.moved, { title: camper.title, list: to.name }),
        undo: () => changes.moveBack(camper.id, to.slug),
      }),
  };
}
