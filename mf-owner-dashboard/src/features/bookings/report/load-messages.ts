import { createMessageLoader } from '@campavia/remote-kit/messages';

export const loadReportMessages = createMessageLoader(
  (language) => import(`./messages/compiled/report/${language}.json`),
);
