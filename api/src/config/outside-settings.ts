import Type from 'typebox';
import Value from 'typebox/value';

import { readAddressSearch, type AddressSearchSettings } from './address-search-settings';
import { readCrm, type CrmSettings } from './crm-settings';
import { readNotificationSettings, type NotificationSettings } from './notification-settings';
import { readPayments, type PaymentsSettings } from './payments-settings';
import { isSandboxId } from '../providers/trusted-shop/sandbox-trusted-shop';
import { SettingsError } from './settings-error';
import { readSisterListings, type SisterListingsSettings } from './sister-listings-settings';
import { readSisterRedirects, type SisterRedirectsSettings } from './sister-redirects-settings';
import { readSingleSignOn, type SingleSignOnSettings } from './single-sign-on-settings';

/** What lies outside of the product, as a deployment names it. */
export interface OutsideSettings {
  /** Addresses that links lead to, by name. */
  routing: Record<string, string>;
  /** The product's id at Trusted Shops, or one of the sandbox; without it there is no rating. */
  trustedShopId?: string;
  /** Where people sign in by another account of theirs. */
  singleSignOn?: SingleSignOnSettings;
  /** Whose listings are shown beside our own. */
  sisterListings?: SisterListingsSettings;
  /** Where owners go on with campers that may be listed on the sister platform. */
  sisterRedirects?: SisterRedirectsSettings;
  /** Where addresses are looked up while somebody types. */
  addressSearch?: AddressSearchSettings;
  /** Which customer management learns of people who may rent out a camper. */
  crm?: CrmSettings;
  /** The product's id at the provider of the chat assistant. */
  chatAssistantId?: string;
  /** Where staff look after campers and people, without a slash at its end. */
  backOfficeUrl?: string;
  /** How e-mails and text messages are sent. */
  notifications: NotificationSettings;
  /** Who takes money for us. */
  payments?: PaymentsSettings;
}

const RoutingSchema = Type.Record(Type.String(), Type.String({ pattern: '^(https?://|/(?![/\\\\]))' }));
const SANDBOX_ID = 'sandbox';
const SANDBOX_ROUTING = {
  sister_platform: '/sandbox/sister-platform',
  chat_assistant: '/sandbox/assistant',
};

/**
 * Reads `ROUTING`, `TRUSTED_SHOP_ID`, `CHAT_ASSISTANT_ID`, `BACK_OFFICE_URL`, `HUBSPOT_TOKEN`, those of single sign-on, of
 * the sister platform, of the search for addresses, of transports and of payments.
 * @throws SettingsError naming the variable that makes no sense, or a sandbox where none may be
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
    chatAssistantId: readChatAssistantId(env.CHAT_ASSISTANT_ID || (isSandbox ? SANDBOX_ID : undefined)),
    backOfficeUrl: readBackOfficeUrl(env.BACK_OFFICE_URL),
    notifications: readNotificationSettings(env),
    payments: readPayments(env, { isSandbox }),
  };
}

// It becomes a part of addresses that pages load from.
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
    // Refused like any other text that is no object.
    return undefined;
  }
}
