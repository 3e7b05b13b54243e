import { createRoot, type Root } from 'react-dom/client';
import { styled } from 'styled-components';

import { PlatformProviders, type ToastShown } from '@campavia/remote-kit';
import { Note, Strong } from '@campavia/ui';

const Place = styled.div`
  display: grid;
  gap: var(--s2);
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--s4) var(--gutter);
  /* There the layout has padding of its own. */
  [data-layout='dashboard'] & {
    padding: 0 0 var(--s4);
  }
`;

let drawn: { element: HTMLElement; root: Root } | undefined;

export function renderNotices(document: Document, notices: readonly ToastShown[]): void {
  const main = document.getElementById('main');
  if (!main) return;
  if (!drawn?.element.isConnected) {
    drawn?.root.unmount();
    const element = document.createElement('div');
    drawn = { element, root: createRoot(element, { identifierPrefix: 'notices-' }) };
  }
  // The container of a leaving remote may have been inserted before it.
  if (main.firstElementChild !== drawn.element) main.prepend(drawn.element);
  drawn.root.render(
    <PlatformProviders>
      <Notices notices={notices} />
    </PlatformProviders>,
  );
}

function Notices({ notices }: { notices: readonly ToastShown[] }) {
  if (notices.length === 0) return null;
  return (
    <Place>
      {notices.map(({ tone, title, text }) => (
        <Note key={`${title} ${text}`} tone={tone} role="status">
          {text === undefined ? (
            title
          ) : (
            <>
              <Strong>{title}</Strong> {text}
            </>
          )}
        </Note>
      ))}
    </Place>
  );
}
