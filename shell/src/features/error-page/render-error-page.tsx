import { createRoot } from 'react-dom/client';

import { type NavigationStore, PlatformProviders } from '@campavia/remote-kit';

import { ErrorPage } from './error-page';

const FATAL_ATTRIBUTE = 'data-fatal';

export interface FatalErrorsOptions {
  document: Document;
  navigation: Pick<NavigationStore, 'subscribe'>;
}

export function renderErrorPage({ document, navigation }: FatalErrorsOptions): void {
  const main = document.getElementById('main');
  if (!main || main.querySelector(`[${FATAL_ATTRIBUTE}]`)) return;
  const place = document.createElement('div');
  place.setAttribute(FATAL_ATTRIBUTE, '');
  main.prepend(place);
  const root = createRoot(place);
  root.render(
    <PlatformProviders>
      <ErrorPage />
    </PlatformProviders>,
  );
  const stop = navigation.subscribe(() => {
    stop();
    place.remove();
    root.unmount();
  });
}
