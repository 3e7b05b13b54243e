import type { Page } from '@playwright/test';

/** Changes this page's documents only, not other pages or the site. */
export async function withFlags(page: Page, ...flags: string[]): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/sandbox'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = flags.reduce(
        (text, flag) => text.replaceAll(`"${flag}":false`, `"${flag}":true`),
        await answer.text(),
      );
      await route.fulfill({ response: answer, body });
    },
  );
}
