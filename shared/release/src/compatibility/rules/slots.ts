import { findMismatch } from '../schema';
import { findDuplicateClaims, createFinding, releaseNameOf, type Rule } from '../check-context';

/** Only one part provides a slot's component. */
export const slotProviders: Rule = ({ after }) =>
  findDuplicateClaims(after, ({ promises }) => promises.offers.map(({ name }) => name)).map(
    ({ name, releases }) =>
      createFinding(
        'slot',
        releases,
        `${releaseNameOf(releases[0])} and ${releaseNameOf(releases[1])} both provide a component for the slot ${name}, and a page shows one. Take it out of one of them.`,
      ),
  );

/** The props that a page passes fit those that the slot component takes. */
export const slotProps: Rule = ({ after }) =>
  after.flatMap((page) =>
    page.promises.fills.flatMap((fill) =>
      after.flatMap((provider) => {
        const offer = provider.promises.offers.find(({ name }) => name === fill.name);
        const reason = offer && findMismatch(fill.props, offer.props);
        if (!reason) return [];
        const message = `${releaseNameOf(page)} gives the slot ${fill.name} props that the component of ${releaseNameOf(provider)} does not take: ${reason}. Build both with one remote-kit and promote them together, or let the component take what it took before.`;
        return [createFinding('slot', [page, provider], message)];
      }),
    ),
  );
