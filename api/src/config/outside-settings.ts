import Type from 'typebox';
import Value from 'typebox/value';

import { readAddressSearch, type AddressSearchSettings } from './address-search-settings';
import { readCrm, type CrmSettings } from './crm-settings';
import { readMailingList, type MailingListSettings } from './mailing-list-settings';
import { readNotificationSettings, type NotificationSettings } from './notification-settings';
import { readPayments, type PaymentsSettings } from './payments-settings';
import { isSandboxId } from '../providers/trusted-shop/sandbox-trusted-shop';
import { SettingsError } from './settings-error';
import { readSisterListings, type SisterListingsSettings } from './sister-listings-settings';
import { readSisterRedirects, type SisterRedirectsSettings } from './sister-redirects-settings';
import { readSingleSignOn, type SingleSignOnSettings } from './single-sign-on-settings';

/** External services as configured by a deployment. */
export interface OutsideSettings {
  /** Link targets by name. */
  routing: Record<string, string>;
  /** Account id at Trusted Shops, or that of the sandbox; without it no rating is shown. */
  trustedShopId?: string;
  /** Identity provider of the single sign-on. */
  singleSignOn?: SingleSignOnSettings;
  /** Platform whose listings are shown beside ours. */
  sisterListings?: SisterListingsSettings;
  /** Where owners continue with campers that can be listed on the sister platform. */
  sisterRedirects?: SisterRedirectsSettings;
  /** Service of the address search. */
  addressSearch?: AddressSearchSettings;
  /** CRM for leads of possible owners. */
  crm?: CrmSettings;
  /** Mailing list service of the newsletter. */
  mailingList?: MailingListSettings;
  /** Account id at the provider of the chat assistant. */
  chatAssistantId?: string;
  /** URL of the back office, without a trailing slash. */
  backOfficeUrl?: string;
  /** How e-mails and text messages are sent. */
  notifications: NotificationSettings;
  /** Payment provider. */
  payments?: PaymentsSettings;
}

const RoutingSchema = Type.Record(Type.String(), Type.String({ pattern: '^(https?://|/(?![/\\\\]))' }));
const SANDBOX_ID = 'sandbox';
const SANDBOX_ROUTING = {
  sister_platform: '/sandbox/sister-platform',
  chat_assistant: '/sandbox/assistant',
};

/**
 * Reads `ROUTING`, `TRUSTED_SHOP_ID`, `CHAT_ASSISTANT_ID`, `BACK_OFFICE_URL`, `HUBSPOT_TOKEN`, and the variables of
 * mailing list, single sign-on, sister platform, address search, transports and payments.
 * @throws SettingsError naming an invalid variable, or where the sandbox is not allowed
 */
export function readOutsideSettings(
  env: NodeJS.ProcessEnv,
  { isSandbox, isProduction }: { isSandbox: boolean; isProduction: boolean },
): OutsideSettings {
  const trustedShopId = env.TRUSTED_SHOP_ID || (isSandbox ? SANDBOX_ID : undefined);
  if (trustedShopId && isSandboxId(trustedShopId) && !isSandbox) {
    throw new SettingsError(
      `TRUSTED_SHOP_ID=${trustedShopId} is refused with CAMPAVIA_ENV=production: give the id of the shop`,
    );
  }
  const sandbox: Record<string, string> = isSandbox ? SANDBOX_ROUTING : {};
  return {
    routing: { ...sandbox, ...readRouting(env.ROUTING) },
    trustedShopId,
    singleSignOn: readSingleSignOn(env, { isSandbox, isProduction }),
    sisterListings: readSisterListings(env, { isSandbox }),
    sisterRedirects: readSisterRedirects(env, { isSandbox }),
    addressSearch: readAddressSearch(env, { isSandbox }),
    crm: readCrm(env, { isSandbox }),
    mailingList: readMailingList(env, { isSandbox }),
    chatAssistantId: readChatAssistantId(env.CHAT_ASSISTANT_ID || (isSandbox ? SANDBOX_ID : undefined)),
    backOfficeUrl: readBackOfficeUrl(env.BACK_OFFICE_URL),
    notifications: readNotificationSettings(env),
    payments: readPayments(env, { isSandbox }),
  };
}

// Restricted, because pages load a script from a URL that contains it.
function readChatAssistantId(id: string | undefined): string | undefined {
  if (id && !/^[\w.-]{1,100}$/.test(id)) {
    throw new SettingsError('CHAT_ASSISTANT_ID may have letters, digits, dots, dashes and underscores only');
  }
  return id || undefined;
}

function readBackOfficeUrl(url: string | undefined): string | undefined {
  if (url && (!URL.canParse(url) || !/^https?:\/\//.test(url))) {
    throw new SettingsError('BACK_OFFICE_URL must be an address like https://office.campavia.example');
  }
  return url?.replace(/\/+$/, '') || undefined;
}

function readRouting(json: string | undefined): Record<string, string> {
  if (!json) return {};
  const routing = parseJson(json);
  if (Value.Check(RoutingSchema, routing)) return routing;
  const name = Value.Errors(RoutingSchema, routing)[0]?.instancePath.slice(1);
  throw new SettingsError(
    name
      ? `ROUTING: ${name} must begin with https://, http:// or one slash`
      : 'ROUTING must be a JSON object of name and address, like {"blog": "https://…"}',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Refused below, like any other text that is not an object.
    return undefined;
  }
}
