import type { EventPromise } from '@campavia/remote-kit/config';

import { misfit } from '../schema';
import { finding, nameOf, type Rule } from '../check-context';

function differenceOf(sent: EventPromise, heard: EventPromise): string | undefined {
  if (sent.version !== heard.version)
    return `version ${sent.version} is sent, version ${heard.version} is heard`;
  return misfit(sent.payload, heard.payload);
}

/** What is sent is what hearers were built for. */
export const events: Rule = ({ after }) =>
  after.flatMap((sender) =>
    sender.promises.sends.flatMap((sent) =>
      after.flatMap((hearer) => {
        const heard = hearer.promises.hears.find(({ name }) => name === sent.name);
        const difference = heard && differenceOf(sent, heard);
        if (!difference) return [];
        const message = `${nameOf(sender)} sends ${sent.name} otherwise than ${nameOf(hearer)} was built to hear it: ${difference}. Build both with one remote-kit and promote them together, or send what was sent before.`;
        return [finding('event', [sender, hearer], message)];
      }),
    ),
  );
