import { createRoot, type Root } from 'react-dom/client';
import { styled } from 'styled-components';

import { PlatformProviders, type ToastShown } from '@campavia/remote-kit';
import { Button, Note, Strong } from '@campavia/ui';

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

let rendered: { element: HTMLElement; root: Root } | undefined;

export interface NoticesProps {
  notices: readonly ToastShown[];
  remove: (notice: ToastShown) => void;
}

export function renderNotices(
  document: Document,
  notices: NoticesProps['notices'],
  remove: NoticesProps['remove'],
): void {
  const main = document.getElementById('main');
  if (!main) return;
  if (!rendered?.element.isConnected) {
    rendered?.root.unmount();
    const element = document.createElement('div');
    rendered = { element, root: createRoot(element, { identifierPrefix: 'notices-' }) };
  }
  // The container of a leaving remote may have been inserted before it.
  if (main.firstElementChild !== rendered.element) main.prepend(rendered.element);
  rendered.root.render(
    <PlatformProviders>
      <Notices notices={notices} remove={remove} />
    </PlatformProviders>,
  );
}

function Notices({ notices, remove }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <Place>
      {notices.map((notice) => (
        <Notice key={`${notice.title} ${notice.text}`} notice={notice} onClose={() => remove(notice)} />
      ))}
    </Place>
  );
}

function Notice({ notice, onClose }: { notice: ToastShown; onClose: () => void }) {
  const { tone, title, text, action } = notice;

  function perform(): void {
    onClose();
    action?.perform();
  }

  return (
    <Note tone={tone} role="status">
      {text === undefined ? (
        title
      ) : (
        <>
          <Strong>{title}</Strong> {text}
        </>
      )}
      {action && (
        <>
          {' '}
          <Button variant="line" size="s" onClick={perform}>
            {action.label}
          </Button>
        </>
      )}
    </Note>
  );
}
