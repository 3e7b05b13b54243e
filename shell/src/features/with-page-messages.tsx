import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';

/** For React's `lazy`, in roots that have other messages. */
export async function withPageMessages<Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [Screen, { ProvideMessages }, { loadPageMessages }] = await Promise.all([
    fetchScreen(),
    import('../locale/provide-messages'),
    import('./load-page-messages'),
  ]);
  const messages = await loadPageMessages(platform().site);
  const Page = (props: Props) => (
    <ProvideMessages messages={messages}>
      <Screen {...props} />
    </ProvideMessages>
  );
  return { default: Page };
}
