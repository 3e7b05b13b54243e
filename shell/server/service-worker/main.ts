import { answerRequest } from './answer-request';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  if (navigationPreload) event.waitUntil(navigationPreload.enable());
});

scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, scope);
  if (answer) event.respondWith(answer);
});
