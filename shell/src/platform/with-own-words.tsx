import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';

/** Fetches a page of the shell together with its words, for a root that has other words; for React's `lazy`. */
export async function withOwnWords<Props extends object>(
  fetchScreen: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [Screen, { OwnWords }, { wordsOrEnglish }] = await Promise.all([
    fetchScreen(),
    import('../screens/own-words'),
    import('../screens/load-words'),
  ]);
  const words = await wordsOrEnglish(platform().site);
  const Page = (props: Props) => (
    <OwnWords words={words}>
      <Screen {...props} />
    </OwnWords>
  );
  return { default: Page };
}
