import type { ComponentType } from 'react';

import { platform, useParams, usePlatform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { textOfSite, type Content } from './content';
import { GuideScreen } from './guide-screen';
import { LegalScreen } from './legal-screen';

/** The segment of the address of "how it works": parameters of routes are whole segments. */
const HOW_IT_WORKS = 'how-campavia-works';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/content/${language}.json`),
);

/** Loads the screen of a page with its text in the language of the site, and no other text. */
export function createScreenLoader(
  loadContent: (language: string) => Promise<{ default: unknown }>,
): () => Promise<ComponentType> {
  return async () => {
    const { site } = platform();
    const [{ default: content }, messages] = await Promise.all([
      loadContent(textOfSite(site)),
      loadMessages(site),
    ]);
    return withMessages(createScreen(content as Content), messages);
  };
}

function createScreen(content: Content): ComponentType {
  return function ContentScreen() {
    const { NotFound } = usePlatform();
    const { page = HOW_IT_WORKS } = useParams();
    if (page !== HOW_IT_WORKS) return <NotFound />;
    return content.version === undefined ? (
      <GuideScreen content={content} />
    ) : (
      <LegalScreen content={content} />
    );
  };
}
