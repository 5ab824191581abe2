/** Query parameters by which campaigns, mail tools and advertising systems follow a visit. No page reads one. Pure. */

/** The school's own, and those of statistics: Google, Matomo, Piano. */
const campaigns = [
  'utm_\\w+',
  'origine-tracking',
  '_g[al]',
  '(?:mtm|pk|piwik|matomo)_\\w+',
  'at_\\w+',
  'xtor',
];
/** Mailchimp, HubSpot, Marketo, MailerLite, Vero, Omeda, Drip, Dotdigital, ActiveCampaign, Klaviyo. */
const mailTools = [
  ...['mc_[cet]id', '_hs(?:enc|mi)', '__hs(?:tc|sc|fp)', 'hs(?:_|a_)\\w+', 'hsctatracking', 'mkt_tok'],
  ...['ml_subscriber(?:_hash)?', 'vero_\\w+', 'oly_(?:anon|enc)_id', '__s', 'dm_i', 'vgo_ee', '_kx'],
];
/** Those that mark a paid click: Google, Microsoft, Yahoo Japan, Baidu. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'yclid', 'bd_vid'];
/** Google, Microsoft, Meta, TikTok, X, LinkedIn, Pinterest, Reddit, Snapchat, Yahoo Japan, Yandex, Baidu, others. */
const advertising = [
  ...clickIds,
  ...['gclsrc', 'gad_\\w+', 'srsltid', 'fbclid', 'igshid?', 'igsh', 'ttclid', 'twclid', 'li_fat_id', 'epik'],
  ...['rdt_cid', 'sccid', 'ymclid', '_openstat', 'wickedid', 'rb_clickid', 's_cid', 'irclickid', 'tblci'],
  ...['obclid', 'dicbo', 'qclid', 'spclid'],
];

/** A pattern of their names, for patterns of addresses that contain one. */
export const trackingNames = [...campaigns, ...mailTools, ...advertising].join('|');

const trackingName = new RegExp(`^(?:${trackingNames})$`, 'i');

export const isTrackingParameter = (name: string): boolean => trackingName.test(name);
