import type { EventPromise } from '@campavia/remote-kit/config';

import { findMismatch } from '../schema';
import { createFinding, releaseNameOf, type Rule } from '../check-context';

function findDifference(sent: EventPromise, subscribed: EventPromise): string | undefined {
  if (sent.version !== subscribed.version)
    return `version ${sent.version} is sent, version ${subscribed.version} is heard`;
  return findMismatch(sent.payload, subscribed.payload);
}

/** Event payloads match the schemas that listeners were built with. */
export const events: Rule = ({ after }) =>
  after.flatMap((sender) =>
    sender.promises.sends.flatMap((sent) =>
      after.flatMap((subscriber) => {
        const subscribed = subscriber.promises.hears.find(({ name }) => name === sent.name);
        const difference = subscribed && findDifference(sent, subscribed);
        if (!difference) return [];
        const message = `${releaseNameOf(sender)} sends ${sent.name} otherwise than ${releaseNameOf(subscriber)} was built to hear it: ${difference}. Build both with one remote-kit and promote them together, or send what was sent before.`;
        return [createFinding('event', [sender, subscriber], message)];
      }),
    ),
  );
