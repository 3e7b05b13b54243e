import { misfit } from '../schema';
import { claimedTwice, finding, nameOf, type Rule } from '../check-context';

/** One part lends a slot's piece. */
export const slotLenders: Rule = ({ after }) =>
  claimedTwice(after, ({ promises }) => promises.offers.map(({ name }) => name)).map(({ name, releases }) =>
    finding(
      'slot',
      releases,
      `${nameOf(releases[0])} and ${nameOf(releases[1])} both lend a piece for the slot ${name}, and a page shows one. Take it out of one of them.`,
    ),
  );

/** What a page gives to a lent piece is what the piece wants. */
export const slotProps: Rule = ({ after }) =>
  after.flatMap((page) =>
    page.promises.fills.flatMap((fill) =>
      after.flatMap((lender) => {
        const offer = lender.promises.offers.find(({ name }) => name === fill.name);
        const reason = offer && misfit(fill.props, offer.props);
        if (!reason) return [];
        const message = `${nameOf(page)} gives the slot ${fill.name} props that the piece of ${nameOf(lender)} does not take: ${reason}. Build both with one remote-kit and promote them together, or let the piece take what it took before.`;
        return [finding('slot', [page, lender], message)];
      }),
    ),
  );
