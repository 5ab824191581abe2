import { describe, expect, it } from 'vitest';
import { isTrackingParameter } from './tracking-parameters';

describe('a tracking parameter', () => {
  it.each([
    ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'origine-tracking'],
    ...[
      'mc_cid',
      'mc_eid',
      '_hsenc',
      '_hsmi',
      'hsCtaTracking',
      'hsa_cam',
      'mkt_tok',
      'ml_subscriber',
      'vero_id',
    ],
    ...[
      'gclid',
      'gclsrc',
      'gbraid',
      'wbraid',
      'dclid',
      'gad_source',
      'gad_campaignid',
      'srsltid',
      '_ga',
      '_gl',
    ],
    ...[
      'fbclid',
      'msclkid',
      'ttclid',
      'twclid',
      'li_fat_id',
      'yclid',
      'ymclid',
      'igshid',
      'igsh',
      'epik',
      'ScCid',
    ],
    ...[
      'mtm_campaign',
      'pk_campaign',
      'matomo_kwd',
      'at_medium',
      'xtor',
      'dm_i',
      'oly_anon_id',
      'oly_enc_id',
    ],
  ])('is %s', (name) => expect(isTrackingParameter(name)).toBe(true));

  it.each(['utm', 'q', 'source', 'campus', 'retour', 'x_gclid', 'gclid2'])('is not %s', (name) =>
    expect(isTrackingParameter(name)).toBe(false),
  );
});
