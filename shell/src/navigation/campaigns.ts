const CAMPAIGN = /^(utm_\w{1,20}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|mc_[ce]id)$/;

/** Parameters of advertising and newsletters, which no page reads. */
export function isCampaign(name: string): boolean {
  return CAMPAIGN.test(name);
}
