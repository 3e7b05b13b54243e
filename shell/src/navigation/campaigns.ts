const CAMPAIGN = /^(utm_\w{1,20}|(g|d|fb|tt|tw|y)clid|[gw]braid|msclkid|mc_[ce]id)$/;

/** Parameters of advertising and newsletters, which no page reads. */
export function isCampaign(name: string): boolean {
  return CAMPAIGN.test(name);
}
