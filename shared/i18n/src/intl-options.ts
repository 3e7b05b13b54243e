import type { Messages } from './messages';
import type { Site } from './sites';

/** Options of intl objects, the same on server and in browsers. */
export function intlOptions(site: Site, messages: Messages) {
  return {
    locale: site.formatTag,
    defaultLocale: site.language === 'en' ? site.formatTag : 'en',
    messages: messages as Record<string, string>,
    defaultFormats: { number: { money: { style: 'currency' as const, currency: site.currency } } },
    timeZone: 'UTC',
    onError: reportMissing,
    onWarn: () => undefined,
  };
}

/** A missing translation falls back to its default message; any other error is logged. */
function reportMissing(error: { code?: string; message: string }): void {
  if (error.code === 'MISSING_TRANSLATION' || error.code === 'MISSING_DATA') return;
  console.error(error.message);
}
